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
import type { Losses } from './losses.ts';
import { cut, pieces, plain } from '../cell-text.ts';

const columns = {
  name: ['name'],
  description: ['description'],
  short: ['short_description'],
  metaTitle: ['meta_title'],
  metaDescription: ['meta_description'],
  brand: [],
};

/**
 * Product exports of Magento and Adobe Commerce: one row per product and language. A configurable product lists its
 * variants, which are products of their own, in `configurable_variations`.
 */
export const magento: ForeignReader = {
  system: 'magento',
  keys: [['sku'], ['attribute_set_code'], ['product_type'], ['product_websites', 'url_key']],
  columns: ['name', 'price', 'categories', 'qty', 'visibility', 'special_price', 'description'],
  read(rows, reading) {
    const { products = [], translated = [] } = Object.groupBy(rows, (row) =>
      row.text('store_view_code') === '' ? 'products' : 'translated',
    );
    const bySku = new Map(products.map((row) => [row.text('sku'), row]));
    const views = Map.groupBy(translated, (row) => row.text('sku'));
    const parts = new Set(products.flatMap((row) => variationsOf(row).map(({ sku }) => sku)));
    return products
      .filter((row) => !parts.has(row.text('sku')) && isProduct(row, reading.losses))
      .map((row) => productOf(row, { bySku, views: views.get(row.text('sku')) ?? [], reading }));
  },
};

const types = new Set(['simple', 'configurable', 'virtual', 'downloadable']);

function isProduct(row: ForeignRow, losses: Losses): boolean {
  if (types.has(row.text('product_type'))) return true;
  losses.add('otherTypes', row.text('name') || row.text('sku'));
  return false;
}

/** Parses `sku=m-tee-s,size=S|sku=m-tee-m,size=M`. */
const variationsOf = (row: ForeignRow): { sku: string; choices: [string, string][] }[] =>
  row
    .text('configurable_variations')
    .split(/\|(?=sku=)/u)
    .filter(Boolean)
    .map((text) => {
      const { sku = [], choices = [] } = Object.groupBy(pairsIn(text), ([name]) =>
        name === 'sku' ? 'sku' : 'choices',
      );
      return { sku: sku[0]?.[1] ?? '', choices };
    });

/** Parses `color=Red,size=M`. A comma inside a value is followed by no `name=`. */
const pairsIn = (text: string): [string, string][] =>
  text.split(/,(?=[\w-]+=)/u).flatMap((piece): [string, string][] => {
    const at = piece.indexOf('=');
    return at < 1 ? [] : [[piece.slice(0, at).trim(), piece.slice(at + 1).trim()]];
  });

const attributesOf = (row: ForeignRow) => new Map(pairsIn(row.text('additional_attributes')));

/** The attributes that name the brand. */
const brands = ['manufacturer', 'brand'];

interface Surroundings {
  bySku: ReadonlyMap<string, ForeignRow>;
  /** The rows with the texts of other store views of the product. */
  views: readonly ForeignRow[];
  reading: Reading;
}

function productOf(row: ForeignRow, { bySku, views, reading }: Surroundings): ForeignProduct {
  const sku = row.text('sku');
  const { losses } = reading;
  const common = commonOf(row, columns);
  const listed = variationsOf(row);
  const variants = listed.flatMap(({ sku: part, choices }) => {
    const variant = bySku.get(part);
    return variant ? [variantOf(variant, { choices, isOut: isOut(row) }, reading)] : [];
  });
  const pictures = [row.text('base_image'), ...row.list(',', 'additional_images')].filter(Boolean);
  if (pictures.some((picture) => !isAddress(picture))) losses.add('noPictureAddresses', sku);
  const urlKey = row.text('url_key');
  const attributes = attributesOf(row);
  for (const name of attributes.keys())
    if (![...brands, 'cost'].includes(name)) losses.add('attributes', name);
  return {
    ...common,
    sku,
    oldPath: urlKey === '' ? '' : `/${urlKey}.html`,
    ...textsOf(row, views, losses),
    brand: brands.map((name) => attributes.get(name)).find(Boolean) ?? '',
    categories: categoriesOf(row.text('categories')),
    pictures: [...new Set(pictures.filter(isAddress))],
    state: stateOf(row),
    notBrought:
      row.text('product_type') === 'downloadable'
        ? 'downloads'
        : row.text('product_type') === 'virtual'
          ? 'services'
          : undefined,
    variants: variants.length > 0 ? variants : [variantOf(row, { choices: [], isOut: isOut(row) }, reading)],
  };
}

/** Parts of sets and other products that had no page of their own, or weren't in categories, are hidden. */
function stateOf(row: ForeignRow): ForeignProduct['state'] {
  if (['0', '2'].includes(row.text('product_online'))) return 'no';
  return /^(?:not visible.*|search)$/iu.test(row.text('visibility')) ? 'unlisted' : 'yes';
}

/** Splits at commas, unless another word than the root of the catalog follows after a space: `Root/Bags, purses`. */
function categoriesOf(text: string): string[][] {
  const [root = ''] = pieces(text, '/');
  const paths: string[] = [];
  for (const part of text.split(',')) {
    const isNext = !part.startsWith(' ') || part.trim().startsWith(`${root}/`);
    paths.push(isNext ? part.trim() : `${paths.pop() ?? ''},${part}`);
  }
  // The first level is the root of the whole catalog.
  const levels = paths.map((path) => cut(path, '/').map(plain).slice(1));
  return levels.filter((path) => path.length > 0);
}

/** How store views name our languages. */
const languageOf = (view: string): 'en' | 'km' | null =>
  /^(?:km|kh|ar)(?:[_-]|$)|khmer/iu.test(view) ? 'km' : /^en(?:[_-]|$)|english/iu.test(view) ? 'en' : null;
const ofView = new Set([
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'product_websites',
  'url_key',
]);
const texts = new Set(['name', 'short_description', 'description', 'meta_title', 'meta_description']);

/** Returns the texts of the views in our languages, and notes whatever else a view says. */
function textsOf(row: ForeignRow, views: readonly ForeignRow[], losses: Losses) {
  const sku = row.text('sku');
  const viewIn = (code: 'en' | 'km') =>
    views.find((view) => languageOf(view.text('store_view_code')) === code);
  const [en, ownKhmer] = [viewIn('en'), viewIn('km')];
  // A shop whose first language is Khmer has English in a view.
  const km = ownKhmer ?? (en && /\p{Script=Khmer}/u.test(row.text('name')) ? row : undefined);
  for (const view of views) {
    const isTaken = view === en || view === km;
    const others = view.filled.filter((head) => !ofView.has(head) && !(isTaken && texts.has(head)));
    if (others.length > 0)
      losses.add('otherViews', `${sku} (${view.text('store_view_code')}: ${others.join(', ')})`);
  }
  const english = (head: string) => en?.text(head) || row.text(head);
  const khmer = (head: string) => plainText(km?.text(head) ?? '');
  const cells = Object.entries({
    short_km: khmer('short_description'),
    meta_title_km: khmer('meta_title'),
    meta_description_km: khmer('meta_description'),
  }).filter(([, text]) => text !== '');
  const description = km?.text('description') ?? '';
  return {
    names: { en: plainText(english('name')) || sku, ...(khmer('name') !== '' && { km: khmer('name') }) },
    description: { en: english('description'), ...(description !== '' && { km: description }) },
    short: plainText(english('short_description')),
    metaTitle: plainText(english('meta_title')),
    metaDescription: plainText(english('meta_description')),
    cells: Object.fromEntries(cells),
  };
}

const isAddress = (text: string) => /^https?:\/\//iu.test(text);

/** Whether the product is marked as out of stock, whatever its count. */
const isOut = (row: ForeignRow) => row.text('is_in_stock') === '0';

function variantOf(
  row: ForeignRow,
  { choices, isOut: isProductOut }: { choices: [string, string][]; isOut: boolean },
  reading: Reading,
): ForeignVariant {
  const picture = row.text('base_image');
  return {
    sku: row.text('sku'),
    ...pricesOf(
      {
        name: row.text(...columns.name) || row.text('sku'),
        regular: row.text('price'),
        sale: row.text('special_price'),
        from: row.text('special_price_from_date'),
        to: row.text('special_price_to_date'),
      },
      reading,
    ),
    stock:
      isProductOut || isOut(row) ? 0 : row.text('manage_stock') === '0' ? null : stockIn(row.text('qty')),
    isUnlimited:
      !isProductOut &&
      !isOut(row) &&
      ['1', '2'].includes(row.text('allow_backorders')) &&
      row.text('use_config_backorders') !== '1',
    cost: costIn(attributesOf(row).get('cost') ?? row.text('cost'), reading.money),
    choices,
    picture: isAddress(picture) ? picture : '',
  };
}
