import { normalizeBarcode } from '#contract/forms/tidy.ts';
import { isGtin } from '#rules/gtin.ts';
import { formatCents } from '#rules/money.ts';
import { escaped, listText } from '../cell-text.ts';
import type { TermColumn } from '../term-row.ts';
import type { Axis } from './axes.ts';
import { colourNamed, unknownColour } from './colour-names.ts';
import { axesOf, type NamedAxis, expectedVariantPrice, regularPrice } from './foreign-axes.ts';
import type { ForeignProduct, ForeignVariant } from './foreign-shop.ts';
import { countable, type ForeignStock, foreignStock } from './foreign-stock.ts';
import { foreignDescription } from './foreign-text.ts';
import { ladderText } from './ladders.ts';
import type { Losses } from './losses.ts';

/** A product of another shop in the columns of catalog files, and what belongs to it. */
export interface ForeignCells {
  cells: Record<string, string>;
  /** The attributes it needs, as rows of catalog files. */
  terms: Partial<Record<TermColumn, string>>[];
  /** What its attributes become. */
  axes: { name: string; axis: Axis }[];
  /** Null if the price can't be read. */
  discount: ForeignDiscount | null;
}

/** What a discount takes off a price, in cents, and when; 0 without one. */
export interface ForeignDiscount extends Reduction {
  regularCents: number;
}
interface Reduction {
  offCents: number;
  starts: string | null;
  ends: string | null;
}

const discountOf = (variant: ForeignVariant): Reduction => ({
  offCents: regularPrice(variant) - (typeof variant.price === 'number' ? variant.price : 0),
  starts: variant.sale?.starts ?? null,
  ends: variant.sale?.ends ?? null,
});
const isText = (value: unknown) => typeof value === 'string';

/** The category of products without one. */
export const otherCategory = 'Other products';

/**
 * Returns a product in the shop's own columns. Whatever can't be kept is added to `losses`.
 * @param chosen what staff chose for attributes, by name
 */
export function foreignCells(
  given: ForeignProduct,
  losses: Losses,
  chosen?: ReadonlyMap<string, Axis>,
): ForeignCells {
  const { en } = given.names;
  const variants = alike(countable(given.variants, en, losses), en, losses);
  const product = { ...given, variants };
  const base = product.isVariantsOnly ? 0 : basePrice(variants);
  const axes = axesOf(variants, base, chosen);
  const ofAxis = (kind: Axis) => axes.filter(({ axis }) => axis === kind).map(({ name }) => name);
  const counted = foreignStock(variants, { colours: ofAxis('colours'), sizes: ofAxis('sizes') });
  noteLosses(product, axes, { base, counted }, losses);
  const perVariant = variantCells(product, axes, counted);
  const terms = termsOf(product, axes, losses);
  const names = axes.map(({ name, axis }) => ({ name, axis }));
  if (product.isVariantsOnly) {
    const filled = Object.entries(perVariant).filter(([, text]) => text !== '');
    return { cells: Object.fromEntries(filled), terms, axes: names, discount: null };
  }
  const [first] = variants;
  const badPrice = variants.map(({ price }) => price).find(isText);
  const discount = badPrice === undefined && first ? { ...discountOf(first), regularCents: base } : null;
  return {
    cells: {
      ...perVariant,
      price: variants.length === 0 ? '' : (badPrice ?? formatCents(base)),
      ...costCells(product, counted, losses),
      ...productCells(product, axes, losses),
      ...sellingCells(product, { base, isReduced: (discount?.offCents ?? 0) > 0 }, losses),
      ...(discount && discount.offCents > 0 && { discounts_allowed: 'yes' }),
    },
    terms,
    axes: names,
    discount,
  };
}

/** The price of the cheapest variant, or of a dearer one without choices, to which nothing can be added. */
const basePrice = (variants: readonly ForeignVariant[]): number =>
  Math.max(
    variants.length === 0 ? 0 : Math.min(...variants.map(regularPrice)),
    ...variants.filter(({ choices }) => choices.length === 0).map(regularPrice),
  );

/**
 * Returns variants that all have the same discount. Where they differ, each has the price that it costs now and no
 * discount, or its regular one if the lower price has an end: no variant may be cheaper than it was.
 */
function alike(variants: readonly ForeignVariant[], name: string, losses: Losses): readonly ForeignVariant[] {
  if (new Set(variants.map((each) => JSON.stringify(discountOf(each)))).size < 2) return variants;
  losses.add('variantDiscounts', name);
  return variants.map(({ sale, ...variant }) => ({
    ...variant,
    price: sale?.starts || sale?.ends ? sale.regular : variant.price,
    sale: null,
  }));
}

function variantCells(
  { sku, variants }: ForeignProduct,
  axes: readonly NamedAxis[],
  counted: ForeignStock | null,
): Record<string, string> {
  const [{ barcode: code = '' } = {}, ...others] = variants;
  const barcode = normalizeBarcode(code);
  const stocks = variants.map(({ stock }) => stock);
  const total = stocks.reduce<number>((sum, stock) => sum + Number(stock ?? 0), 0);
  return {
    sku,
    ...(others.length === 0 && isGtin(barcode) && { gtin: barcode }),
    stock: String(stocks.find(isText) ?? (stocks.includes(null) ? '' : total)),
    ...counted?.cells,
    colours: choicesOf(axes, 'colours'),
    sizes: choicesOf(axes, 'sizes'),
    options: optionsOf(axes),
  };
}

function costCells(
  { names, variants }: ForeignProduct,
  counted: ForeignStock | null,
  losses: Losses,
): Record<string, string> {
  const [cost = '', ...others] = new Set(variants.map((each) => each.cost ?? ''));
  if (others.length === 0) return cost === '' ? {} : { cost };
  if (counted?.costs) return { variant_costs: counted.costs };
  losses.add('variantCosts', names.en);
  return {};
}

/** Returns the columns that all variants share. */
function productCells(
  product: ForeignProduct,
  axes: readonly NamedAxis[],
  losses: Losses,
): Record<string, string> {
  const { names, description, categories } = product;
  if (categories.length === 0) losses.add('noCategory', names.en);
  const paths = categories.length > 0 ? categories : [[otherCategory]];
  const text = (html: string) => foreignDescription(html, names.en, losses);
  return {
    name_en: names.en,
    ...(names.km !== undefined && { name_km: names.km }),
    categories: listText(
      paths.map((levels) => escaped(levels.map((level) => escaped(level, '>')).join(' > '), ';')),
    ),
    brand: product.brand,
    // Not every system has these, and an empty cell would clear what staff wrote.
    ...(product.tags.length > 0 && { tags: listText(product.tags.map((tag) => escaped(tag, ';'))) }),
    pictures: picturesOf(product, axes),
    short_en: product.short,
    description_en: text(description.en) + listOf(product.traits ?? []),
    ...(description.km !== undefined && { description_km: text(description.km) }),
    ...(product.metaTitle !== '' && { meta_title_en: product.metaTitle }),
    ...(product.metaDescription !== '' && { meta_description_en: product.metaDescription }),
  };
}

/** Returns how a product is sold: its prices by quantity, whether it is a service or download, and whether it is shown. */
function sellingCells(
  { names: { en }, state, ladder, notBrought, cells }: ForeignProduct,
  { base, isReduced }: { base: number; isReduced: boolean },
  losses: Losses,
): Record<string, string> {
  // A discount would also lower the prices by quantity.
  const steps = ladder && !isReduced ? ladderText(ladder, base) : null;
  if (ladder && steps === null) losses.add('ladders', en);
  if (notBrought) losses.add(notBrought, en);
  if (state === 'unlisted') losses.add('hidden', en);
  const isHidden = state === 'unlisted' || notBrought === 'downloads';
  return {
    ...cells,
    ...(steps !== null && { price_steps: steps }),
    ...(notBrought && { shipping_free: 'yes' }),
    published: isHidden ? 'no' : state,
  };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string) => text.replaceAll(/[&<>]/gu, (sign) => signs[sign] ?? '');

/** Returns HTML that lists attributes below a description. */
const listOf = (traits: readonly [name: string, value: string][]): string =>
  traits.length === 0
    ? ''
    : `<ul>${traits.map(([name, value]) => `<li>${asHtml(`${name}: ${value}`)}</li>`).join('')}</ul>`;

function noteLosses(
  { names: { en }, variants }: ForeignProduct,
  axes: readonly NamedAxis[],
  { base, counted }: { base: number; counted: ForeignStock | null },
  losses: Losses,
) {
  if (variants.length < 2) return;
  const isAddedUp = counted === null || axes.some(({ axis }) => axis === 'options');
  const [shared] = variants;
  const isShared =
    shared?.stockOf !== undefined && variants.every(({ stockOf }) => stockOf === shared.stockOf);
  if (isAddedUp && !isShared && variants.some(({ stock }) => stock !== null)) losses.add('variantStock', en);
  if (!counted?.hasSkus && variants.some(({ sku }) => sku !== '')) losses.add('variantSkus', en);
  const isSame = (variant: ForeignVariant) =>
    expectedVariantPrice(variant, base, axes) === regularPrice(variant);
  if (!variants.every(isSame)) losses.add('variantPrices', en);
  const combinations = axes.reduce((product, { values }) => product * values.size, 1);
  if (variants.length < combinations) losses.add('missingVariants', en);
}

function choiceTexts({ values }: NamedAxis): string {
  const text = ([name, more]: [string, number]) =>
    escaped(name, ';:+') + (more > 0 ? ` +${formatCents(more)}` : '');
  return listText([...values].map(text));
}

const choicesOf = (axes: readonly NamedAxis[], kind: Axis): string =>
  listText(axes.filter(({ axis }) => axis === kind).map(choiceTexts));

const optionsOf = (axes: readonly NamedAxis[]): string =>
  axes
    .filter(({ axis }) => axis === 'options')
    .map((axis) => `${escaped(axis.name, ';:(')}: ${choiceTexts(axis)}`)
    .join('\n');

/** The main picture first. A picture that only variants of one color have belongs to this color. */
function picturesOf({ pictures, variants }: ForeignProduct, axes: readonly NamedAxis[]): string {
  const colours = axes.find(({ axis }) => axis === 'colours')?.name;
  const colourOf = (address: string) => {
    const shownBy = variants.filter(({ picture }) => picture === address);
    const found = new Set(
      shownBy
        .flatMap(({ choices }) => choices.filter(([name]) => name === colours))
        .map(([, value]) => value),
    );
    return found.size === 1 ? [...found][0] : undefined;
  };
  return listText(
    pictures.map((address) => {
      const colour = colourOf(address);
      const name = escaped(address, ';:');
      return colour === undefined ? name : `${escaped(colour, ';:')}: ${name}`;
    }),
  );
}

function termsOf(
  { tags }: ForeignProduct,
  axes: readonly NamedAxis[],
  losses: Losses,
): ForeignCells['terms'] {
  const tagRows = tags.map((name) => ({ kind: 'tag', name }));
  const ofAxis = ({ name, axis, values }: NamedAxis): ForeignCells['terms'] => {
    if (axis === 'sizes')
      return [...values.keys()].map((size) => ({ kind: 'size', name: size, short_name: shortSize(size) }));
    if (axis === 'options')
      return [
        { kind: 'attribute', name },
        ...[...values.keys()].map((value) => ({ kind: 'option', attribute: name, name: value })),
      ];
    return [...values.keys()].map((colour) => {
      const hex = colourNamed(colour);
      if (hex === null) losses.add('unknownColours', colour);
      return { kind: 'colour', name: colour, hex: hex ?? unknownColour };
    });
  };
  return [...tagRows, ...axes.flatMap(ofAxis)];
}

const shortSizes: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra large': 'XL',
};
const shortSize = (name: string): string => shortSizes[name.toLowerCase()] ?? name;
