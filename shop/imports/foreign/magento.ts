import {
  before,
  centsOf,
  type ForeignProduct,
  type ForeignReader,
  type ForeignRow,
  type ForeignVariant,
  type Losses,
  stockIn,
} from './foreign-shop.ts';

/**
 * Product exports of Magento and Adobe Commerce: one row per product and language. A configurable product lists its
 * variants, which are products of their own, in `configurable_variations`.
 */
export const magento: ForeignReader = {
  system: 'magento',
  keys: [['sku'], ['attribute_set_code'], ['product_type'], ['product_websites', 'url_key']],
  read(rows, losses) {
    const { products = [], translated = [] } = Object.groupBy(rows, (row) =>
      row.text('store_view_code') === '' ? 'products' : 'translated',
    );
    const bySku = new Map(products.map((row) => [row.text('sku'), row]));
    const khmer = new Map(
      translated
        .filter((row) => /^(?:km|kh|ar|khmer)/iu.test(row.text('store_view_code')))
        .map((row) => [row.text('sku'), row]),
    );
    const parts = new Set(products.flatMap((row) => variationsOf(row).map(({ sku }) => sku)));
    return products
      .filter((row) => !parts.has(row.text('sku')) && isProduct(row, losses))
      .map((row) => productOf(row, { bySku, khmer: khmer.get(row.text('sku')), losses }));
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
  row.list('|', 'configurable_variations').map((text) => {
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

interface Around {
  bySku: ReadonlyMap<string, ForeignRow>;
  khmer: ForeignRow | undefined;
  losses: Losses;
}

function productOf(row: ForeignRow, { bySku, khmer, losses }: Around): ForeignProduct {
  const sku = row.text('sku');
  const listed = variationsOf(row);
  const variants = listed.flatMap(({ sku: part, choices }) => {
    const variant = bySku.get(part);
    return variant ? [variantOf(variant, choices)] : [];
  });
  const pictures = [row.text('base_image'), ...row.list(',', 'additional_images')].filter(Boolean);
  if (pictures.some((picture) => !isAddress(picture))) losses.add('noPictureAddresses', sku);
  const urlKey = row.text('url_key');
  const attributes = new Map(pairsIn(row.text('additional_attributes')));
  return {
    line: row.line,
    sku,
    oldPath: urlKey === '' ? '' : `/${urlKey}.html`,
    names: { en: row.text('name') || sku, ...(khmer?.text('name') && { km: khmer.text('name') }) },
    description: {
      en: row.text('description'),
      ...(khmer?.text('description') && { km: khmer.text('description') }),
    },
    short: row.text('short_description'),
    metaTitle: row.text('meta_title'),
    metaDescription: row.text('meta_description'),
    brand: attributes.get('manufacturer') ?? attributes.get('brand') ?? '',
    tags: [],
    categories: row.list(',', 'categories').flatMap((path) => {
      // The first level is the root of the whole catalog.
      const levels = path.split('/').slice(1);
      return levels.length > 0 ? [levels] : [];
    }),
    pictures: [...new Set(pictures.filter(isAddress))],
    state: row.text('product_online') === '2' || row.text('product_online') === '0' ? 'no' : 'yes',
    priceText: row.text('price'),
    variants: variants.length > 0 ? variants : [variantOf(row, [])],
  };
}

const isAddress = (text: string) => /^https?:\/\//iu.test(text);

function variantOf(row: ForeignRow, choices: [string, string][]): ForeignVariant {
  const regular = centsOf(row.text('price'));
  // A special price with an end would never end here.
  const special = row.text('special_price_to_date') === '' ? centsOf(row.text('special_price')) : null;
  const price = special ?? regular;
  const picture = row.text('base_image');
  return {
    sku: row.text('sku'),
    price,
    compareAt: before(price, regular),
    stock: row.text('manage_stock') === '0' ? null : stockIn(row.text('qty')),
    choices,
    picture: isAddress(picture) ? picture : '',
  };
}
