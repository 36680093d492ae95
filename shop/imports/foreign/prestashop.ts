import { formatCents } from '#rules/money.ts';
import { centsOf, costIn, stockIn } from './amounts.ts';
import { dollars } from './currencies.ts';
import { pricesOf } from './foreign-prices.ts';
import { SeenPrices } from './seen-prices.ts';
import type { ForeignRow } from './foreign-row.ts';
import { limitCell } from './ladders.ts';
import { plainText } from './foreign-text.ts';
import {
  commonOf,
  type ForeignProduct,
  type ForeignReader,
  type ForeignVariant,
  type Reading,
} from './foreign-shop.ts';

/** Product files of PrestaShop: one row per product. Combinations are in a file of their own (prestashop-combinations.ts). */
const columns = {
  id: ['product id', 'id'],
  active: ['active (0/1)', 'active', 'status'],
  name: ['name *', 'name'],
  categories: ['categories (x,y,z...)', 'categories', 'category'],
  description: ['description'],
  short: ['summary', 'short description'],
  metaTitle: ['meta title'],
  metaDescription: ['meta description'],
  brand: ['manufacturer'],
  withTax: ['price tax included', 'price (tax incl.)'],
  withoutTax: ['price tax excluded', 'price (tax excl.)'],
  cost: ['wholesale price', 'cost price', 'cost price (tax excl.)'],
  sku: ['reference #', 'reference'],
  tags: ['tags (x,y,z...)', 'tags'],
  pictures: ['image urls (x,y,z...)', 'image urls', 'image'],
};
/** Separators of values. Shops may export with a pipe, so that values can contain commas. */
const separators = ['|', ','];
/** The root of the catalog in the languages of the demo shops. */
const roots = new Set(['home', 'accueil', 'root', 'inicio', 'startseite']);

export const prestashop: ForeignReader = {
  system: 'prestashop',
  keys: [
    columns.id,
    columns.name,
    columns.categories,
    [...columns.withTax, ...columns.withoutTax],
    columns.sku,
  ],
  columns: ['active (0/1)', 'description', 'summary', 'quantity', ...columns.tags, ...columns.pictures],
  read: (rows, reading) => rows.map((row) => productOf(row, reading)),
};

function productOf(row: ForeignRow, reading: Reading): ForeignProduct {
  const [id, sku] = [row.text(...columns.id), row.text(...columns.sku)];
  const rewritten = row.text('url rewritten');
  const categories = row
    .listBy(separators, ...columns.categories)
    .map(plainText)
    .filter((name) => name !== '' && !roots.has(name.toLowerCase()));
  return {
    ...commonOf(row, columns),
    tags: row.listBy(separators, ...columns.tags).map(plainText),
    cells: limitCell('order_minimum', row.text('minimal quantity')),
    notBrought: row.text('virtual product (0 = no, 1 = yes)') === '1' ? 'services' : undefined,
    sku: sku || `presta-${id}`,
    // Without the column, it is what PrestaShop makes of the name. The number is what finds the product.
    oldPath: id === '' ? '' : `/${id}-${rewritten || slugOf(row.text(...columns.name)) || 'product'}.html`,
    categories: categories.map((name) => name.split('/').map((level) => level.trim())),
    pictures: row.listBy(separators, ...columns.pictures).filter((address) => /^https?:\/\//iu.test(address)),
    state: stateOf(row),
    variants: [variantOf(row, reading)],
  };
}

function stateOf(row: ForeignRow): ForeignProduct['state'] {
  if (['0', 'no', 'disabled'].includes(row.text(...columns.active).toLowerCase())) return 'no';
  return ['search', 'none'].includes(row.text('visibility').toLowerCase()) ? 'unlisted' : 'yes';
}

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]/gu, '')
    .trim()
    .replaceAll(/[\s_-]+/gu, '-')
    .toLowerCase();

function variantOf(row: ForeignRow, reading: Reading): ForeignVariant {
  const [regular, name] = [priceOf(row, reading), row.text(...columns.name)];
  return {
    sku: row.text(...columns.sku),
    ...pricesOf(
      {
        name,
        regular,
        sale: reducedOf(row, centsOf(regular), reading),
        from: row.text('discount from (yyyy-mm-dd)'),
        to: row.text('discount to (yyyy-mm-dd)'),
      },
      // These are in dollars already.
      { ...reading, money: dollars, prices: new SeenPrices() },
    ),
    cost: costIn(row.text(...columns.cost), reading.money),
    stock: row.text('available for order (0 = no, 1 = yes)') === '0' ? 0 : stockIn(row.text('quantity')),
    isUnlimited: row.text('action when out of stock', 'out of stock') === '1',
    choices: [],
    picture: '',
  };
}

/** Returns the price as customers paid it. One without tax gets the VAT that prices of this shop include. */
function priceOf(row: ForeignRow, { vatRate, losses, money, prices }: Reading): string {
  const [withTax, withoutTax] = [row.text(...columns.withTax), row.text(...columns.withoutTax)];
  if (withTax === '' && vatRate === null && centsOf(withoutTax) !== null)
    losses.add('priceWithoutTax', row.text(...columns.name));
  prices.add(withTax || withoutTax);
  const cents = withTax === '' ? centsOf(withoutTax, vatRate ?? 0, money) : centsOf(withTax, 0, money);
  return cents === null ? withTax || withoutTax : formatCents(cents);
}

/** Returns the price after its discount, or what can't be read; '' without one. */
function reducedOf(row: ForeignRow, regular: number | null, { money }: Reading): string {
  const [amount, percent] = [row.text('discount amount'), row.text('discount percent').replace(',', '.')];
  const off = amount === '' ? 0 : centsOf(amount, 0, money);
  if (regular === null || (percent === '' && off === 0)) return '';
  if (off === null) return amount;
  if (percent !== '' && !(/^\d*\.?\d*$/u.test(percent) && Number(percent) <= 100)) return `${percent}%`;
  return formatCents(Math.max(0, Math.round((regular * (100 - Number(percent))) / 100) - off));
}
