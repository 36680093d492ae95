import { stockPers, type StockPer } from '#contract/constants.ts';
import { readCount } from '#rules/read-number.ts';
import type { StoredProduct, Variant, VariantChange } from '#shop/catalogue/catalogue.ts';
import { cut, escaped, headed, listIn, listText, plain } from './cell-text.ts';
import type { NameIndex } from './name-index.ts';
import type { Cells } from './product-cells.ts';

type Names = Record<'colours' | 'sizes', NameIndex>;

/** Formats variants: `Navy / L: 12 | SKU-1 | 4006381333931`, with SKU and barcode if they have any. */
export const variantsText = ({ variants }: StoredProduct, { colours, sizes }: Names): string =>
  listText(
    variants.map(({ colourId, sizeId, ...variant }) =>
      variantText({
        ...variant,
        names: [
          ...(colourId > 0 ? [colours.textOf(colourId)] : []),
          ...(sizeId > 0 ? [sizes.textOf(sizeId)] : []),
        ],
      }),
    ),
  );

/** Formats a variant by the names of its color and size. */
export function variantText({
  names,
  stock,
  sku,
  barcode,
}: Pick<Variant, 'stock' | 'sku' | 'barcode'> & { names: readonly string[] }): string {
  const more = barcode === '' ? [sku].filter(Boolean) : [sku, barcode];
  const head = names.map((name) => escaped(name, ';:/|')).join(' / ');
  return `${head}: ${[stock, ...more.map((text) => escaped(text, ';:/|'))].join(' | ')}`;
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

/**
 * Parses the variants of a row. With `variant_stock_was`, the stock when the file was made, only the differences are
 * applied. Unreadable ones are reported and skipped.
 */
export function variantsIn(
  cells: Cells,
  find: (index: NameIndex, name: string) => number | null,
  indexes: Names,
): VariantChange[] {
  const { stockPer = null } = cells.has('stock_per') ? stockPerIn(cells, 'stock_per') : {};
  const read = (column: string) =>
    listIn(cells.text(column)).flatMap((piece): Variant[] => {
      const { head, rest } = headed(piece);
      const names = cut(head ?? '', '/').map(plain);
      const [count = '', sku = '', barcode = ''] = cut(rest, '|').map(plain);
      const stock = readCount(count).value;
      if (stockPer === null || names.length !== (stockPer === 'both' ? 2 : 1) || stock === null) {
        cells.refuse(column, 'variant', piece);
        return [];
      }
      const colourId = stockPer === 'size' ? 0 : find(indexes.colours, names[0] ?? '');
      const sizeId = stockPer === 'color' ? 0 : find(indexes.sizes, names.at(-1) ?? '');
      return colourId === null || sizeId === null ? [] : [{ colourId, sizeId, stock, sku, barcode }];
    });
  const rows = read('variant_stock');
  const before = rows.length > 0 && cells.has('variant_stock_was') ? read('variant_stock_was') : [];
  return rows.map(({ stock, ...variant }) => {
    const was = before.find((each) => each.colourId === variant.colourId && each.sizeId === variant.sizeId);
    const change = was?.stock !== stock && { stock: was ? { by: stock - was.stock } : stock };
    return { ...variant, ...change, ...(was && { isCounted: true }) };
  });
}
