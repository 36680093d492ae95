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

/** Product exports of WooCommerce: one row per product, and one per variation that names its parent by SKU or `id:`. */
export const woocommerce: ForeignReader = {
  system: 'woocommerce',
  keys: [['type'], ['sku'], ['name'], ['regular price'], ['categories']],
  read(rows, losses) {
    const kinds = Map.groupBy(rows, (row) => kindOf(row, losses));
    const variations = Map.groupBy(kinds.get('variation') ?? [], (row) => row.text('parent'));
    return (kinds.get('product') ?? []).map((row) => {
      const [sku, id] = [row.text('sku'), `id:${row.text('id')}`];
      const variationRows = [
        ...(sku === '' ? [] : (variations.get(sku) ?? [])),
        ...(variations.get(id) ?? []),
      ];
      losses.add('noAddresses', row.text('name'));
      return productOf(row, variationRows);
    });
  },
};

/** Types have properties beside them: `simple, downloadable, virtual`. */
function kindOf(row: ForeignRow, losses: Losses): 'product' | 'variation' | 'other' {
  const types = new Set(row.list(',', 'type').map((type) => type.toLowerCase()));
  if (types.has('variation')) return 'variation';
  if (types.has('simple') || types.has('variable')) return 'product';
  losses.add('otherTypes', row.text('name'));
  return 'other';
}

function productOf(row: ForeignRow, variations: readonly ForeignRow[]): ForeignProduct {
  const axes = axesOf(row);
  const variants =
    variations.length > 0 ? variations.flatMap((each) => variantsOf(each, axes)) : [variantOf(row, [])];
  const pictures = [row, ...variations].flatMap((each) => each.list(',', 'images'));
  // 1 is published, 0 private and -1 a draft.
  const isShown = row.text('published') === '1' && row.text('visibility in catalog') !== 'hidden';
  return {
    line: row.line,
    sku: row.text('sku') || `woo-${row.text('id')}`,
    oldPath: '',
    names: { en: row.text('name') },
    description: { en: row.text('description') },
    short: row.text('short description'),
    metaTitle: '',
    metaDescription: '',
    brand: row.list(',', 'brands')[0] ?? '',
    tags: row.list(',', 'tags'),
    categories: row.list(',', 'categories').map((path) => path.split('>').map((level) => level.trim())),
    pictures: [...new Set(pictures)],
    state: isShown ? 'yes' : 'no',
    priceText: row.text('regular price'),
    variants,
  };
}

const maxAttributes = 20;

/** Returns the attributes of a row and their values. A comma in a value has a backslash. */
function axesOf(row: ForeignRow): [attribute: string, values: string[]][] {
  const numbers = Array.from({ length: maxAttributes }, (_, at) => at + 1);
  return numbers.flatMap((n): [string, string[]][] => {
    const name = row.text(`attribute ${n} name`);
    const values = row.text(`attribute ${n} value(s)`).split(/(?<!\\),/u);
    // How the old shop shows an attribute has no effect here.
    row.text(`attribute ${n} visible`, `attribute ${n} global`);
    return name === ''
      ? []
      : [[name, values.map((value) => value.replaceAll('\\,', ',').trim()).filter(Boolean)]];
  });
}

/** The most variants that a variation may stand for. Attributes beyond it are left out. */
const maxVariants = 1000;

/** Returns the variants of a variation. One without a value for an attribute is for all its values. */
function variantsOf(row: ForeignRow, axes: ReturnType<typeof axesOf>): ForeignVariant[] {
  const chosenValues = new Map(axesOf(row));
  let all: [string, string][][] = [[]];
  for (const [axis, values] of axes) {
    const chosen = chosenValues.get(axis) ?? [];
    const open = chosen.length > 0 ? chosen : values;
    if (open.length > 0 && all.length * open.length <= maxVariants)
      all = all.flatMap((some) => open.map((value) => [...some, [axis, value] as [string, string]]));
  }
  const variants = all.map((choices) => variantOf(row, choices));
  // The stock of a variation counts once.
  return variants.map((variant, at) => ({
    ...variant,
    ...(at > 0 && variant.stock !== null && { stock: 0 }),
  }));
}

function variantOf(row: ForeignRow, choices: [string, string][]): ForeignVariant {
  const regular = centsOf(row.text('regular price'));
  // A sale with an end would never end here.
  const sale =
    row.has('date sale price ends') && row.text('date sale price ends') !== ''
      ? null
      : centsOf(row.text('sale price'));
  const price = sale ?? regular;
  const stock = stockIn(row.text('stock'));
  return {
    sku: row.text('sku'),
    price,
    compareAt: before(price, regular),
    stock: stock ?? (row.text('in stock?') === '0' ? 0 : null),
    choices,
    picture: row.list(',', 'images')[0] ?? '',
  };
}
