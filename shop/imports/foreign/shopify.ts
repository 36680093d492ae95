import {
  commonOf,
  costIn,
  type ForeignProduct,
  type ForeignReader,
  type ForeignRow,
  type ForeignVariant,
  pricesOf,
  type Reading,
  stockIn,
} from './foreign-shop.ts';

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
  picture: ['image src', 'product image url'],
  variantPicture: ['variant image', 'variant image url'],
};
/** Shopify's name for the only choice of a product without variants. */
const onlyChoice = 'default title';

export const shopify: ForeignReader = {
  system: 'shopify',
  keys: [columns.handle, columns.name, ['option1 name'], columns.price],
  read: (rows, reading) =>
    [...Map.groupBy(rows, (row) => row.text(...columns.handle)).entries()]
      .filter(([handle]) => handle !== '')
      .map(([handle, productRows]) => productOf(handle, productRows, reading)),
};

function productOf(handle: string, rows: readonly ForeignRow[], reading: Reading): ForeignProduct {
  const first = rows.find((row) => row.text(...columns.name) !== '') ?? rows[0];
  if (!first) throw new Error('a product without rows');
  const axes = [1, 2, 3].map((n) => first.text(`option${n} name`));
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
    variants,
  };
}

function variantOf(row: ForeignRow, axes: readonly string[], reading: Reading): ForeignVariant {
  const [price, compareAt] = [row.text(...columns.price), row.text(...columns.compareAt)];
  const choices = axes.map((axis, at): [string, string] => [axis, row.text(`option${at + 1} value`)]);
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
    choices: choices.filter(
      ([axis, value]) => axis !== '' && !['', onlyChoice].includes(value.toLowerCase()),
    ),
    cost: costIn(row.text('cost per item')),
    barcode: row.text('variant barcode', 'barcode'),
    picture: row.text(...columns.variantPicture),
  };
}

/** The shop's own type is shorter than Shopify's taxonomy, of which only the last two levels say more. */
function categoriesOf(row: ForeignRow): string[][] {
  const [type, levels] = [row.text('type'), row.list('>', ...columns.category)];
  if (type !== '') return [[type]];
  return levels.length > 0 ? [levels.slice(-2)] : [];
}

function stateOf(row: ForeignRow): ForeignProduct['state'] {
  const status = row.text('status').toLowerCase();
  if (status === 'archived') return 'archived';
  return status === 'draft' || row.text(...columns.published).toLowerCase() === 'false' ? 'no' : 'yes';
}
