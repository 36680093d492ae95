import { formatCents } from '#rules/money.ts';
import { escaped, listText } from '../cell-text.ts';
import type { TermColumn } from '../term-row.ts';
import { colourNamed, unknownColour } from './colour-names.ts';
import type { ForeignProduct, ForeignVariant, Losses } from './foreign-shop.ts';
import { type ForeignStock, foreignStock } from './foreign-stock.ts';

/** A product of another shop in the columns of catalog files, and what belongs to it. */
export interface ForeignCells {
  cells: Record<string, string>;
  /** The attributes it needs, as rows of catalog files. */
  terms: Partial<Record<TermColumn, string>>[];
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

type Axis = 'colours' | 'sizes' | 'options';
const axisOf = (name: string): Axis => {
  if (/^(?:colou?rs?|couleur|farbe|ពណ៌)$/iu.test(name)) return 'colours';
  return /^(?:sizes?|taille|größe|ទំហំ)$/iu.test(name) ? 'sizes' : 'options';
};

const now = ({ price }: ForeignVariant) => (typeof price === 'number' ? price : 0);
const regular = (variant: ForeignVariant) => variant.sale?.regular ?? now(variant);
const discountOf = (variant: ForeignVariant): Reduction => ({
  offCents: regular(variant) - now(variant),
  starts: variant.sale?.starts ?? null,
  ends: variant.sale?.ends ?? null,
});
const isText = (value: unknown) => typeof value === 'string';

/** The category of products without one. */
export const otherCategory = 'Other products';

/** Returns a product in the shop's own columns. Whatever can't be kept is added to `losses`. */
export function foreignCells(product: ForeignProduct, losses: Losses): ForeignCells {
  const { variants, sku, names, description } = product;
  const [cheapest] = variants.toSorted((one, other) => regular(one) - regular(other));
  const base = cheapest && !product.isVariantsOnly ? regular(cheapest) : 0;
  const badPrice = variants.map(({ price }) => price).find(isText);
  const axes = axesOf(variants, base);
  const ofAxis = (kind: Axis) => axes.filter(({ axis }) => axis === kind).map(({ name }) => name);
  const counted = foreignStock(variants, { colours: ofAxis('colours'), sizes: ofAxis('sizes') });
  noteLosses(product, axes, { base, counted }, losses);
  const stocks = variants.map(({ stock }) => stock);
  const total = stocks.reduce<number>((sum, stock) => sum + Number(stock ?? 0), 0);
  const perVariant = {
    sku,
    stock: String(stocks.find(isText) ?? (stocks.includes(null) ? '' : total)),
    ...counted?.cells,
    colours: choicesOf(axes, 'colours'),
    sizes: choicesOf(axes, 'sizes'),
    options: optionsOf(axes),
  };
  const costs = new Set(variants.map(({ cost = '' }) => cost));
  if (costs.size > 1 && !counted?.costs) losses.add('variantCosts', names.en);
  const terms = termsOf(product, axes, losses);
  if (product.isVariantsOnly) {
    const filled = Object.entries(perVariant).filter(([, text]) => text !== '');
    return { cells: Object.fromEntries(filled), terms, discount: null };
  }
  const discount =
    badPrice === undefined && cheapest ? { ...discountOf(cheapest), regularCents: base } : null;
  if (product.categories.length === 0) losses.add('noCategory', names.en);
  const paths = product.categories.length > 0 ? product.categories : [[otherCategory]];
  return {
    cells: {
      ...perVariant,
      name_en: names.en,
      ...(names.km !== undefined && { name_km: names.km }),
      price: variants.length === 0 ? '' : (badPrice ?? formatCents(base)),
      ...(costs.size === 1 && !costs.has('') && { cost: [...costs][0] ?? '' }),
      ...(costs.size > 1 && counted?.costs && { variant_costs: counted.costs }),
      categories: listText(
        paths.map((levels) => escaped(levels.map((level) => escaped(level, '>')).join(' > '), ';')),
      ),
      brand: product.brand,
      // Not every system has these, and an empty cell would clear what staff wrote.
      ...(product.tags.length > 0 && { tags: listText(product.tags.map((tag) => escaped(tag, ';'))) }),
      pictures: picturesOf(product),
      short_en: product.short,
      description_en: description.en + listOf(product.traits ?? []),
      ...(description.km !== undefined && { description_km: description.km }),
      ...(product.metaTitle !== '' && { meta_title_en: product.metaTitle }),
      ...(product.metaDescription !== '' && { meta_description_en: product.metaDescription }),
      ...(discount && discount.offCents > 0 && { discounts_allowed: 'yes' }),
      published: product.state,
    },
    terms,
    discount,
  };
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const asHtml = (text: string) => text.replaceAll(/[&<>]/gu, (sign) => signs[sign] ?? '');

/** Returns HTML that lists attributes below a description. */
const listOf = (traits: readonly [name: string, value: string][]): string =>
  traits.length === 0
    ? ''
    : `<ul>${traits.map(([name, value]) => `<li>${asHtml(`${name}: ${value}`)}</li>`).join('')}</ul>`;

interface NamedAxis {
  name: string;
  axis: Axis;
  /** The surcharge of each value, in cents. */
  values: Map<string, number>;
}

/** Returns the attributes of variants. The surcharge of a value is what its cheapest variant costs more. */
function axesOf(variants: readonly ForeignVariant[], base: number): NamedAxis[] {
  const axes = new Map<string, NamedAxis>();
  for (const variant of variants)
    for (const [name, value] of variant.choices) {
      const found = axes.get(name) ?? { name, axis: axisOf(name), values: new Map<string, number>() };
      axes.set(name, found);
      const more = regular(variant) - base;
      found.values.set(value, Math.min(found.values.get(value) ?? more, more));
    }
  return [...axes.values()];
}

function noteLosses(
  { names: { en }, variants }: ForeignProduct,
  axes: readonly NamedAxis[],
  { base, counted }: { base: number; counted: ForeignStock | null },
  losses: Losses,
) {
  if (variants.length < 2) return;
  const isAddedUp = counted === null || axes.some(({ axis }) => axis === 'options');
  if (isAddedUp && variants.some(({ stock }) => stock !== null)) losses.add('variantStock', en);
  if (!counted?.hasSkus && variants.some(({ sku }) => sku !== '')) losses.add('variantSkus', en);
  const isSum = (variant: ForeignVariant) =>
    variant.choices.reduce(
      (sum, [name, value]) => sum + (axes.find((axis) => axis.name === name)?.values.get(value) ?? 0),
      base,
    ) === regular(variant);
  if (!variants.every(isSum) || axes.some(({ values }) => [...values.values()].some((more) => more < 0)))
    losses.add('variantPrices', en);
  if (new Set(variants.map((each) => JSON.stringify(discountOf(each)))).size > 1)
    losses.add('variantDiscounts', en);
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
function picturesOf({ pictures, variants }: ForeignProduct): string {
  const colourOf = (address: string) => {
    const shownBy = variants.filter(({ picture }) => picture === address);
    const found = new Set(
      shownBy
        .flatMap(({ choices }) => choices.filter(([name]) => axisOf(name) === 'colours'))
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
