import { centsOf, costIn, stockIn } from './amounts.ts';
import type { ForeignRow } from './foreign-row.ts';
import {
  commonOf,
  type ForeignProduct,
  type ForeignReader,
  type ForeignVariant,
  type Reading,
} from './foreign-shop.ts';

const columns = {
  id: ['product id*', 'product id *', 'product id'],
  product: ['product reference', 'product_reference', 'product reference*'],
  attributes: ['attribute (name:type:position)*', 'attribute (name:type:position)'],
  values: ['value (value:position)*', 'value (value:position)'],
  // A combination has no texts of its own.
  texts: { name: [], description: [], short: [], metaTitle: [], metaDescription: [], brand: [] },
};

/**
 * Files of PrestaShop with combinations: one row per variant of a product, which another file contains. They change only
 * what products have per variant.
 */
export const prestashopCombinations: ForeignReader = {
  system: 'prestashop',
  keys: [[...columns.id, ...columns.product], columns.attributes, columns.values],
  read: (rows, reading) =>
    [...Map.groupBy(rows, (row) => skuOf(row, reading))]
      .filter(([sku]) => sku !== '')
      .map(([sku, variants]) => productOf(sku, variants, reading)),
};

/** Returns the SKU that the product got when it was imported, or '' if the row names no product. */
function skuOf(row: ForeignRow, { skusByOldId }: Reading): string {
  const [id, sku] = [row.text(...columns.id), row.text(...columns.product)];
  return sku || (skusByOldId.get(id) ?? (id && `presta-${id}`));
}

function productOf(sku: string, rows: readonly ForeignRow[], reading: Reading): ForeignProduct {
  const [first] = rows;
  if (!first) throw new Error('a product without rows');
  return {
    ...commonOf(first, columns.texts),
    names: { en: sku },
    sku,
    oldPath: '',
    categories: [],
    pictures: [],
    state: 'yes',
    variants: rows.map((row) => variantOf(row, sku, reading)),
    isVariantsOnly: true,
  };
}

const separators = ['|', ','];

/** Returns one value per attribute. Where there are more parts, those without a position have commas of their own. */
function valuesIn(row: ForeignRow, count: number): string[] {
  const text = row.text(...columns.values);
  const parts = row.listBy(separators, ...columns.values);
  if (parts.length === count) return parts;
  return count === 1 ? [text] : text.split(/(?<=:\s*\d+)\s*[|,]/u);
}

/** Reads `Size:select:0, Color:color:1` and `S:0, Blue:1` as choices. The price is what the variant costs more. */
function variantOf(
  row: ForeignRow,
  sku: string,
  { vatRate, losses, money, prices }: Reading,
): ForeignVariant {
  const names = row
    .listBy(separators, ...columns.attributes)
    .map((text) => text.replace(/\s*:\s*(?:select|radio|color)\s*(?::\s*\d*)?$/iu, ''));
  const values = valuesIn(row, names.length).map((text) => text.trim().replace(/\s*:\s*\d+$/u, ''));
  const impact = row.text('impact on price').replace(/^\+/u, '');
  const isLower = impact.startsWith('-');
  const cents = centsOf(isLower ? impact.slice(1) : impact || '0', vatRate ?? 0, money);
  if (cents !== 0) prices.add(impact);
  if (vatRate === null && cents !== 0) losses.add('priceWithoutTax', sku);
  return {
    sku: row.text('reference', 'reference #'),
    barcode: row.text('ean13', 'upc'),
    price: cents === null ? impact : isLower ? -cents : cents,
    sale: null,
    cost: costIn(row.text('wholesale price', 'cost price'), money),
    stock: stockIn(row.text('quantity')),
    choices: names.flatMap((name, at): [string, string][] => {
      const value = values[at];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
    picture: '',
  };
}
