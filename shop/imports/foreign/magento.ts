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
import type { Losses } from './losses.ts';

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
    const khmer = new Map(
      translated
        .filter((row) => /^(?:km|kh|ar|khmer)/iu.test(row.text('store_view_code')))
        .map((row) => [row.text('sku'), row]),
    );
    const parts = new Set(products.flatMap((row) => variationsOf(row).map(({ sku }) => sku)));
    return products
      .filter((row) => !parts.has(row.text('sku')) && isProduct(row, reading.losses))
      .map((row) => productOf(row, { bySku, khmer: khmer.get(row.text('sku')), reading }));
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

const attributesOf = (row: ForeignRow) => new Map(pairsIn(row.text('additional_attributes')));

/** The attributes that name the brand. */
const brands = ['manufacturer', 'brand'];

interface Surroundings {
  bySku: ReadonlyMap<string, ForeignRow>;
  khmer: ForeignRow | undefined;
  reading: Reading;
}

function productOf(row: ForeignRow, { bySku, khmer, reading }: Surroundings): ForeignProduct {
  const sku = row.text('sku');
  const { losses } = reading;
  const common = commonOf(row, columns);
  const listed = variationsOf(row);
  const variants = listed.flatMap(({ sku: part, choices }) => {
    const variant = bySku.get(part);
    return variant ? [variantOf(variant, choices, reading)] : [];
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
    names: { en: common.names.en || sku, ...(khmer?.text('name') && { km: khmer.text('name') }) },
    description: {
      ...common.description,
      ...(khmer?.text('description') && { km: khmer.text('description') }),
    },
    brand: brands.map((name) => attributes.get(name)).find(Boolean) ?? '',
    categories: row.list(',', 'categories').flatMap((path) => {
      // The first level is the root of the whole catalog.
      const levels = path.split('/').slice(1);
      return levels.length > 0 ? [levels] : [];
    }),
    pictures: [...new Set(pictures.filter(isAddress))],
    state: stateOf(row, losses),
    variants: variants.length > 0 ? variants : [variantOf(row, [], reading)],
  };
}

/** Parts of sets and other products that had no page of their own are hidden. */
function stateOf(row: ForeignRow, losses: Losses): ForeignProduct['state'] {
  const isPart = /not visible/iu.test(row.text('visibility'));
  const isOff = ['0', '2'].includes(row.text('product_online'));
  if (isPart) losses.add('hidden', row.text(...columns.name) || row.text('sku'));
  return isPart || isOff ? 'no' : 'yes';
}

const isAddress = (text: string) => /^https?:\/\//iu.test(text);

function variantOf(row: ForeignRow, choices: [string, string][], reading: Reading): ForeignVariant {
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
    stock: row.text('manage_stock') === '0' ? null : stockIn(row.text('qty')),
    isUnlimited:
      ['1', '2'].includes(row.text('allow_backorders')) && row.text('use_config_backorders') !== '1',
    cost: costIn(attributesOf(row).get('cost') ?? row.text('cost'), reading.money),
    choices,
    picture: isAddress(picture) ? picture : '',
  };
}
