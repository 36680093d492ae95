import {
  before,
  centsOf,
  type ForeignProduct,
  type ForeignReader,
  type ForeignRow,
  type ForeignVariant,
  stockIn,
} from './foreign-shop.ts';

/** Product files of PrestaShop: one row per product. Combinations are in a file of their own, without products. */
const columns = {
  id: ['product id', 'id'],
  active: ['active (0/1)', 'active', 'status'],
  name: ['name *', 'name'],
  categories: ['categories (x,y,z...)', 'categories', 'category'],
  price: ['price tax excluded', 'price tax included', 'price (tax excl.)', 'price (tax incl.)'],
  sku: ['reference #', 'reference'],
  tags: ['tags (x,y,z...)', 'tags'],
  pictures: ['image urls (x,y,z...)', 'image urls', 'image'],
};
/** The root of the catalog in the languages of the demo shops. */
const roots = new Set(['home', 'accueil', 'root', 'inicio', 'startseite']);

export const prestashop: ForeignReader = {
  system: 'prestashop',
  keys: [columns.id, columns.name, columns.categories, columns.price, columns.sku],
  read: (rows) => rows.map(productOf),
};

function productOf(row: ForeignRow): ForeignProduct {
  const [id, sku] = [row.text(...columns.id), row.text(...columns.sku)];
  const rewritten = row.text('url rewritten');
  const categories = row.list(',', ...columns.categories).filter((name) => !roots.has(name.toLowerCase()));
  return {
    line: row.line,
    sku: sku || `presta-${id}`,
    oldPath: rewritten === '' || id === '' ? '' : `/${id}-${rewritten}.html`,
    names: { en: row.text(...columns.name) },
    description: { en: row.text('description') },
    short: row.text('summary'),
    metaTitle: row.text('meta title'),
    metaDescription: row.text('meta description'),
    brand: row.text('manufacturer'),
    tags: row.list(',', ...columns.tags),
    categories: categories.map((name) => name.split('/').map((level) => level.trim())),
    pictures: row.list(',', ...columns.pictures).filter((address) => /^https?:\/\//iu.test(address)),
    state: ['0', 'no', 'disabled'].includes(row.text(...columns.active).toLowerCase()) ? 'no' : 'yes',
    priceText: row.text(...columns.price),
    variants: [variantOf(row)],
  };
}

function variantOf(row: ForeignRow): ForeignVariant {
  const regular = centsOf(row.text(...columns.price));
  return {
    sku: row.text(...columns.sku),
    price: regular === null ? null : reduced(row, regular),
    compareAt: regular === null ? null : before(reduced(row, regular), regular),
    stock: stockIn(row.text('quantity')),
    choices: [],
    picture: '',
  };
}

/** Returns the price after its discount. One with an end would never end here. */
function reduced(row: ForeignRow, regular: number): number {
  if (!row.text('discount to (yyyy-mm-dd)').startsWith('0000') && row.text('discount to (yyyy-mm-dd)') !== '')
    return regular;
  const percent = Number(row.text('discount percent').replace(',', '.'));
  const off = centsOf(row.text('discount amount')) ?? 0;
  return Math.max(0, Math.round((regular * (100 - (Number.isFinite(percent) ? percent : 0))) / 100) - off);
}
