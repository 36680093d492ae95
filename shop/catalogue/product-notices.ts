import type { Change } from '#shop/changes/changes.ts';
import type { FactsOutcome } from './product-fact-queries.ts';
import type { ProductField } from './product-fields.ts';

/** Shown, or counted, beyond the product's own page and the lists it stands in. */
const everywhere = setOf('categoryIds state');
/** Shown on the product's own page alone, or where it already stands. */
const ownPage = setOf(
  'stock showStock orderMaximum vendorId digital options pictures shippingCents shippingFree shippingDays ' +
    'shippingMethodIds publishAt fullDescription metaTitle metaDescription',
);

/** They move it in lists it can be found in, and in no others. */
const inCategories = setOf('priceCents brandId colours sizes allowDiscounts');

/** Which pages show something else after a change of these fields; of all of them (null) a new product. `facts`: when they followed. */
export function noticesOf(
  productId: number,
  fields: readonly ProductField[] | null,
  facts: FactsOutcome | undefined,
): Change[] {
  if (fields === null || fields.some((field) => everywhere.has(field))) return ['all'];
  const inLists = fields.filter((field) => !ownPage.has(withoutLanguage(field)));
  if (inLists.length === 0) return [`product ${productId}`];
  if (!facts?.isAsPopular || !inLists.every((field) => inCategories.has(field)))
    return [`product ${productId}`, 'list'];
  const isPriceAlone = facts.isInBand && inLists.every((field) => field === 'priceCents');
  return [`product ${productId}`, ...(isPriceAlone ? (['prices'] as const) : facts.lists)];
}

/** What a product is sorted, filtered and priced by: its facts follow. */
const factual = setOf('priceCents categoryIds brandId tagIds colours sizes allowDiscounts popularity');
export const changesFacts = (fields: readonly ProductField[]): boolean =>
  fields.some((field) => factual.has(field));

/** What it is found by. */
const searched = setOf(
  'sku brandId categoryIds tagIds colours name shortDescription fullDescription metaKeywords',
);
export const changesSearch = (fields: readonly ProductField[]): boolean =>
  fields.some((field) => searched.has(withoutLanguage(field)));

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

const withoutLanguage = (field: ProductField): string => field.split('.')[0] ?? field;
