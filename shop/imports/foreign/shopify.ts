import { costIn, stockIn } from './amounts.ts';
import { pricesOf } from './foreign-prices.ts';
import type { ForeignRow } from './foreign-row.ts';
import {
  commonOf,
  type ForeignProduct,
  type ForeignReader,
  type ForeignVariant,
  type Reading,
} from './foreign-shop.ts';
import { plainText } from './foreign-text.ts';

/**
 * Product exports of Shopify: one row per variant or picture, with the product's own cells in its first row. The column
 * names changed in 2025; both kinds are read.
 */
const columns = {
  handle: ['handle', 'url handle'],
  name: ['title'],
  description: ['body (html)', 'description'],
  short: [],
  metaTitle: ['seo title'],
  metaDescription: ['seo description'],
  brand: ['vendor'],
  tags: ['tags'],
  category: ['product category', 'product category id'],
  published: ['published', 'published on online store'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  stock: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  picture: ['image src', 'product image url'],
  variantPicture: ['variant image', 'variant image url'],
};
/** Shopify's name for the only choice of a product without variants. */
const onlyChoice = 'default title';

export const shopify: ForeignReader = {
  system: 'shopify',
  keys: [columns.handle, columns.name, ['option1 name'], columns.price],
  columns: [...columns.sku, ...columns.stock, ...columns.compareAt, 'option1 value', 'type', ...columns.tags],
  read: (rows, reading) =>
    [...Map.groupBy(rows, (row) => row.text(...columns.handle)).entries()]
      .filter(([handle, productRows]) => handle !== '' && !isGiftCard(productRows, reading))
      .map(([handle, productRows]) => productOf(handle, productRows, reading)),
};

/** A gift card is money: as a product, it would be sold without a code. */
function isGiftCard(rows: readonly ForeignRow[], { losses }: Reading): boolean {
  const isOne = rows.some((row) => row.text('gift card').toLowerCase() === 'true');
  if (isOne) losses.add('giftCards', rows[0]?.text(...columns.name) ?? '');
  return isOne;
}

function productOf(handle: string, rows: readonly ForeignRow[], reading: Reading): ForeignProduct {
  const first = rows.find((row) => row.text(...columns.name) !== '') ?? rows[0];
  if (!first) throw new Error('a product without rows');
  const axes = [1, 2, 3].map((n) => plainText(first.text(`option${n} name`)));
  const variants = rows
    .filter((row) => row.text(...columns.price) !== '' || row.text('option1 value') !== '')
    .map((row) => variantOf(row, axes, reading));
  const [only] = variants;
  const common = commonOf(first, columns);
  const pictures = rows.map((row) => row.text(...columns.picture));
  return {
    ...common,
    names: { en: common.names.en || handle },
    sku: variants.length === 1 && only?.sku ? only.sku : handle,
    oldPath: `/products/${handle}`,
    categories: categoriesOf(first),
    pictures: [...new Set([...pictures, ...variants.map(({ picture }) => picture)])].filter(Boolean),
    state: stateOf(first),
    notBrought: rows.some((row) =>
      /^false$/iu.test(row.text('variant requires shipping', 'requires shipping')),
    )
      ? 'services'
      : undefined,
    variants,
  };
}

function variantOf(row: ForeignRow, axes: readonly string[], reading: Reading): ForeignVariant {
  const [price, compareAt] = [row.text(...columns.price), row.text(...columns.compareAt)];
  const choices = axes.map((axis, at): [string, string] => [
    axis,
    plainText(row.text(`option${at + 1} value`)),
  ]);
  return {
    sku: row.text(...columns.sku),
    ...pricesOf(
      price === '' || compareAt === ''
        ? { name: '', regular: price }
        : { name: '', regular: compareAt, sale: price },
      reading,
    ),
    // An export without the tracker's column still counts what it holds.
    stock:
      row.text(...columns.tracker) === '' && columns.tracker.some((name) => row.has(name))
        ? null
        : stockIn(row.text(...columns.stock)),
    isUnlimited: row.text(...columns.policy).toLowerCase() === 'continue',
    choices: choices.filter(
      ([axis, value]) => axis !== '' && !['', onlyChoice].includes(value.toLowerCase()),
    ),
    cost: costIn(row.text('cost per item'), reading.money),
    barcode: row.text('variant barcode', 'barcode'),
    picture: row.text(...columns.variantPicture),
  };
}

/** The shop's own type is shorter than Shopify's taxonomy, of which only the last two levels say more. */
function categoriesOf(row: ForeignRow): string[][] {
  const [type, levels] = [plainText(row.text('type')), row.list('>', ...columns.category).map(plainText)];
  if (type !== '') return [[type]];
  return levels.length > 0 ? [levels.slice(-2)] : [];
}

function stateOf(row: ForeignRow): ForeignProduct['state'] {
  const status = row.text('status').toLowerCase();
  if (status === 'archived' || status === 'unlisted') return status;
  return status === 'draft' || row.text(...columns.published).toLowerCase() === 'false' ? 'no' : 'yes';
}
