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
import { plainText, withBreaks } from './foreign-text.ts';
import type { Losses } from './losses.ts';
import { englishHead } from './woocommerce-heads.ts';
import { soldAs } from './woocommerce-plugins.ts';

const columns = {
  name: ['name'],
  description: ['description'],
  short: ['short description'],
  metaTitle: [],
  metaDescription: [],
  brand: ['brands'],
  tags: ['tags'],
};

/** Product exports of WooCommerce: one row per product, and one per variation that names its parent by SKU or `id:`. */
export const woocommerce: ForeignReader = {
  system: 'woocommerce',
  keys: [['type'], ['sku'], ['name'], ['regular price'], ['categories']],
  columns: [
    'id',
    'published',
    'description',
    'short description',
    'sale price',
    'stock',
    'in stock?',
    'tags',
    'images',
    'parent',
  ],
  headOf: englishHead,
  read(rows, reading) {
    const { losses } = reading;
    const kinds = Map.groupBy(rows, (row) => kindOf(row, losses));
    const variations = Map.groupBy(kinds.get('variation') ?? [], (row) => row.text('parent'));
    return (kinds.get('product') ?? []).map((row) => {
      const [sku, id] = [row.text('sku'), `id:${row.text('id')}`];
      const variationRows = [
        ...(sku === '' ? [] : (variations.get(sku) ?? [])),
        ...(variations.get(id) ?? []),
      ];
      losses.add('noAddresses', plainText(row.text('name')));
      return productOf(row, variationRows, reading);
    });
  },
};

/** Line ends in cells are written as `\n`. */
const lines = (text: string) => text.replaceAll(String.raw`\n`, '\n');

/** Types have properties beside them: `simple, downloadable, virtual`. */
function kindOf(row: ForeignRow, losses: Losses): 'product' | 'variation' | 'other' {
  const types = new Set(row.list(',', 'type').map((type) => type.toLowerCase()));
  if (types.has('variation')) return 'variation';
  if (types.has('simple') || types.has('variable')) return 'product';
  losses.add('otherTypes', row.text('name'));
  return 'other';
}

function productOf(row: ForeignRow, variations: readonly ForeignRow[], reading: Reading): ForeignProduct {
  const attributes = axesOf(row);
  const chosen = new Set(variations.flatMap((each) => axesOf(each)).map(({ name }) => name));
  const axes = attributes.filter(
    ({ name }) => variations.length > 0 && (chosen.size === 0 || chosen.has(name)),
  );
  const traits = attributes.filter((each) => !axes.includes(each) && each.values.length > 0);
  for (const { name } of traits.filter(({ isShown }) => !isShown)) reading.losses.add('attributes', name);
  const variants =
    variations.length > 0
      ? sharingStock(
          row,
          variations.flatMap((each) => variantsOf(each, axes, reading)),
        )
      : [variantOf(row, [], reading)];
  const common = commonOf(row, columns);
  const pictures = [row, ...variations].flatMap((each) => each.list(',', 'images'));
  return {
    ...common,
    short: plainText(lines(row.text(...columns.short))),
    description: { en: withBreaks(lines(common.description.en)) },
    sku: row.text('sku') || `woo-${row.text('id')}`,
    oldPath: '',
    brand: plainText(row.list(',', ...columns.brand)[0] ?? ''),
    traits: traits
      .filter((each) => each.isShown)
      .map(({ name, values }): [string, string] => [name, values.join(', ')]),
    categories: row
      .list(',', 'categories')
      .map((path) => path.split('>').map((level) => plainText(level.trim()))),
    pictures: [...new Set(pictures)],
    state: stateOf(row),
    ...soldAs(row, reading.losses),
    variants,
  };
}

/** 1 is published, 0 private and -1 a draft. */
const stateOf = (row: ForeignRow): ForeignProduct['state'] =>
  row.text('published') !== '1'
    ? 'no'
    : ['hidden', 'search'].includes(row.text('visibility in catalog'))
      ? 'unlisted'
      : 'yes';

const maxAttributes = 20;
const withoutEscapes = (text: string) => text.replaceAll(String.raw`\,`, ',');

interface Attribute {
  name: string;
  values: string[];
  /** Whether the old shop shows it as a detail. */
  isShown: boolean;
}

/** Returns the attributes of a row and their values. A comma in one of several values has a backslash. */
function axesOf(row: ForeignRow, isVariation = false): Attribute[] {
  const numbers = Array.from({ length: maxAttributes }, (_, at) => at + 1);
  return numbers.flatMap((n): Attribute[] => {
    const name = plainText(row.text(`attribute ${n} name`));
    const column = `attribute ${n} value(s)`;
    const values = (isVariation ? [withoutEscapes(row.text(column))] : row.list(',', column))
      .map(plainText)
      .filter(Boolean);
    // Whether an attribute is shared by products has no effect here.
    row.text(`attribute ${n} global`);
    const isShown = row.text(`attribute ${n} visible`) !== '0';
    return name === '' ? [] : [{ name, values, isShown }];
  });
}

/**
 * Returns the variants, those without a stock of their own with the parent's: it counts once, for the first of them.
 * Newer exports write `parent`, older ones nothing.
 */
function sharingStock(parent: ForeignRow, variants: readonly ForeignVariant[]): ForeignVariant[] {
  const shared = stockIn(parent.text('stock'));
  if (shared === null) return [...variants];
  const isUnlimited = mayExceed(parent);
  let isCounted = false;
  return variants.map((variant) => {
    if (variant.stock !== null) return variant;
    const stock = isCounted ? 0 : shared;
    isCounted = true;
    return { ...variant, stock, isUnlimited, stockOf: parent.line };
  });
}

/** Orders beyond the stock: 1, or `notify`, which told the customer. */
const mayExceed = (row: ForeignRow): boolean =>
  ['1', 'yes', 'notify'].includes(row.text('backorders allowed?').toLowerCase());

/** The most variants that a variation may stand for. Attributes beyond it are left out. */
const maxVariants = 1000;

/** Returns the variants of a variation. One without a value for an attribute is for all its values. */
function variantsOf(row: ForeignRow, axes: readonly Attribute[], reading: Reading): ForeignVariant[] {
  const chosenValues = new Map(axesOf(row, true).map(({ name, values }) => [name, values]));
  let all: [string, string][][] = [[]];
  for (const { name: axis, values } of axes) {
    const chosen = chosenValues.get(axis) ?? [];
    const open = chosen.length > 0 ? chosen : values;
    if (open.length > 0 && all.length * open.length <= maxVariants)
      all = all.flatMap((some) => open.map((value) => [...some, [axis, value] as [string, string]]));
  }
  const variants = all.map((choices) => variantOf(row, choices, reading));
  // The stock of a variation counts once.
  return variants.map((variant, at) => ({
    ...variant,
    ...(all.length > 1 && { stockOf: row.line }),
    ...(at > 0 && variant.stock !== null && { stock: 0 }),
  }));
}

function variantOf(row: ForeignRow, choices: [string, string][], reading: Reading): ForeignVariant {
  const written = row.text('stock').toLowerCase();
  const stock = stockIn(written === 'parent' ? '' : written);
  const isOut = row.text('in stock?') === '0';
  return {
    sku: row.text('sku'),
    cost: costIn(row.text('cost of goods', 'meta: _wc_cog_cost'), reading.money),
    ...pricesOf(
      {
        name: row.text(...columns.name),
        regular: row.text('regular price'),
        sale: row.text('sale price'),
        from: row.text('date sale price starts'),
        to: row.text('date sale price ends'),
      },
      reading,
    ),
    stock: isOut ? 0 : stock,
    isUnlimited: !isOut && mayExceed(row),
    choices,
    barcode: row.text('gtin, upc, ean, or isbn'),
    picture: row.list(',', 'images')[0] ?? '',
  };
}
