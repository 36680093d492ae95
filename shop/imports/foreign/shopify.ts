import {
  before,
  centsOf,
  type ForeignProduct,
  type ForeignReader,
  type ForeignRow,
  type ForeignVariant,
  stockIn,
} from './foreign-shop.ts';

/**
 * Product exports of Shopify: one row per variant or picture, with the product's own cells in its first row. The column
 * names changed in 2025; both kinds are read.
 */
const columns = {
  handle: ['handle', 'url handle'],
  description: ['body (html)', 'description'],
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
  keys: [columns.handle, ['title'], ['option1 name'], columns.price],
  read: (rows) =>
    [...Map.groupBy(rows, (row) => row.text(...columns.handle)).entries()]
      .filter(([handle]) => handle !== '')
      .map(([handle, productRows]) => productOf(handle, productRows)),
};

function productOf(handle: string, rows: readonly ForeignRow[]): ForeignProduct {
  const first = rows.find((row) => row.text('title') !== '') ?? rows[0];
  if (!first) throw new Error('a product without rows');
  const axes = [1, 2, 3].map((n) => first.text(`option${n} name`));
  const variants = rows
    .filter((row) => row.text(...columns.price) !== '' || row.text('option1 value') !== '')
    .map((row) => variantOf(row, axes));
  const [only] = variants;
  const pictures = rows.map((row) => row.text(...columns.picture));
  return {
    line: first.line,
    sku: variants.length === 1 && only?.sku ? only.sku : handle,
    oldPath: `/products/${handle}`,
    names: { en: first.text('title') || handle },
    description: { en: first.text(...columns.description) },
    short: '',
    metaTitle: first.text('seo title'),
    metaDescription: first.text('seo description'),
    brand: first.text('vendor'),
    tags: first.list(',', 'tags'),
    categories: categoriesOf(first),
    pictures: [...new Set([...pictures, ...variants.map(({ picture }) => picture)])].filter(Boolean),
    state: stateOf(first),
    priceText: first.text(...columns.price),
    variants,
  };
}

function variantOf(row: ForeignRow, axes: readonly string[]): ForeignVariant {
  const price = centsOf(row.text(...columns.price));
  const choices = axes.map((axis, at): [string, string] => [axis, row.text(`option${at + 1} value`)]);
  return {
    sku: row.text(...columns.sku),
    price,
    compareAt: before(price, centsOf(row.text(...columns.compareAt))),
    // An export without the tracker's column still counts what it holds.
    stock:
      row.text(...columns.tracker) === '' && columns.tracker.some((name) => row.has(name))
        ? null
        : stockIn(row.text(...columns.stock)),
    choices: choices.filter(
      ([axis, value]) => axis !== '' && !['', onlyChoice].includes(value.toLowerCase()),
    ),
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
