import { normalizeBarcode } from '#contract/forms/tidy.ts';
import { stockPers, type StockPer } from '#contract/constants.ts';
import { formatCents } from '#rules/money.ts';
import { readCents, readCount } from '#rules/read-number.ts';
import type { StoredProduct, Variant, VariantChange, VariantCost } from '#shop/catalogue/catalogue.ts';
import { cut, escaped, headed, listIn, listText, plain } from './cell-text.ts';
import type { NameIndex } from './name-index.ts';
import type { Cells } from './product-cells.ts';

type Names = Record<'colours' | 'sizes', NameIndex>;
type Find = (index: NameIndex, name: string) => number | null;

type Key = Pick<Variant, 'colourId' | 'sizeId'>;
const isSame = (one: Key, other: Key) => one.colourId === other.colourId && one.sizeId === other.sizeId;

const namesOf = ({ colourId, sizeId }: Key, { colours, sizes }: Names) => [
  ...(colourId > 0 ? [colours.textOf(colourId)] : []),
  ...(sizeId > 0 ? [sizes.textOf(sizeId)] : []),
];
const headOf = (names: readonly string[]) => names.map((name) => escaped(name, ';:/|')).join(' / ');

/** Formats variants: `Navy / L: 12 | SKU-1 | 4006381333931`, with SKU and barcode if they have any. */
export const variantsText = ({ variants }: StoredProduct, indexes: Names): string =>
  listText(variants.map((variant) => variantText({ ...variant, names: namesOf(variant, indexes) })));

/** Formats what variants cost the shop: `Navy / L: 2.50`. */
export const costsText = ({ variants, variantCosts }: StoredProduct, indexes: Names): string =>
  listText(
    variantCosts
      .filter((cost) => variants.some((each) => isSame(each, cost)))
      .map((cost) => costText(namesOf(cost, indexes), formatCents(cost.costCents))),
  );

export const costText = (names: readonly string[], cost: string): string =>
  `${headOf(names)}: ${escaped(cost, ';:/|')}`;

/** Formats a variant by the names of its color and size. */
export function variantText({
  names,
  stock,
  sku,
  barcode,
}: Pick<Variant, 'stock' | 'sku' | 'barcode'> & { names: readonly string[] }): string {
  const more = barcode === '' ? [sku].filter(Boolean) : [sku, barcode];
  return `${headOf(names)}: ${[stock, ...more.map((text) => escaped(text, ';:/|'))].join(' | ')}`;
}

/** Parses what stock is counted per. Empty as at the time of export means unchanged. */
export function stockPerIn(cells: Cells, column: string): { stockPer?: StockPer | null } {
  const text = cells.text(column).toLowerCase();
  if (text === '')
    return cells.has('variant_stock_was') && cells.text('variant_stock_was') === '' ? {} : { stockPer: null };
  const per = stockPers.find((each) => each === text);
  if (!per) cells.refuse(column, 'per', text);
  return per ? { stockPer: per } : {};
}

/** Parses the variants in a cell. Unreadable ones are reported and skipped. */
function eachIn<Value extends object>(
  cells: Cells,
  column: string,
  find: Find,
  indexes: Names,
  read: (text: string) => Value | null,
): (Key & Value)[] {
  const { stockPer = null } = cells.has('stock_per') ? stockPerIn(cells, 'stock_per') : {};
  return listIn(cells.text(column)).flatMap((piece) => {
    const { head, rest } = headed(piece);
    const names = cut(head ?? '', '/').map(plain);
    const value = read(rest);
    if (stockPer === null || names.length !== (stockPer === 'both' ? 2 : 1) || value === null) {
      cells.refuse(column, 'variant', piece);
      return [];
    }
    const colourId = stockPer === 'size' ? 0 : find(indexes.colours, names[0] ?? '');
    const sizeId = stockPer === 'color' ? 0 : find(indexes.sizes, names.at(-1) ?? '');
    return colourId === null || sizeId === null ? [] : [{ colourId, sizeId, ...value }];
  });
}

/** Parses what variants cost the shop. */
export const costsIn = (cells: Cells, column: string, find: Find, indexes: Names): VariantCost[] =>
  eachIn(cells, column, find, indexes, (text) => {
    const costCents = readCents(plain(text)).value;
    return costCents === null || costCents < 0 ? null : { costCents };
  });

/**
 * Parses the variants of a row. With `variant_stock_was`, the stock when the file was made, only the differences are
 * applied. Unreadable ones are reported and skipped.
 */
export function variantsIn(cells: Cells, find: Find, indexes: Names): VariantChange[] {
  const read = (column: string) =>
    eachIn(cells, column, find, indexes, (text) => {
      const [count = '', sku = '', code = ''] = cut(text, '|').map(plain);
      const owed = /^-([1-9]\d*)$/u.exec(count)?.[1];
      const stock = owed === undefined ? readCount(count).value : -Number(owed);
      return stock === null ? null : { stock, sku, barcode: normalizeBarcode(code) };
    });
  const rows = read('variant_stock');
  const before = rows.length > 0 && cells.has('variant_stock_was') ? read('variant_stock_was') : [];
  return rows.map(({ stock, ...variant }) => {
    const was = before.find((each) => isSame(each, variant));
    const change = was?.stock !== stock && { stock: was ? { by: stock - was.stock } : stock };
    return { ...variant, ...change, ...(was && { isCounted: true }) };
  });
}
