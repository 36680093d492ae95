import { propertyOf } from '#contract/forms/product.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import type { FactsOutcome } from './product-fact-queries.ts';
import type { ProductField } from './product-fields.ts';

const needs = propertyOf(productFields, 'needs');
/** Fields that affect more than the product's own page and its lists. */
const everywhere = setOf('categoryIds state');
/** Fields that decide whether the home page may say that delivery is free. */
const deliveryCharges = setOf('shippingCents shippingFree digital');
/** Fields that affect only the product's own page and the places where it already appears. */
const ownPageFields = setOf(
  'gtin stock stockPer variants showStock expectedOn backOrderMax orderMinimum minimumFeeCents orderMaximum vendorId options positions pictures shippingDays shippingMethodIds ' +
    'relatedSkus publishAt fullDescription metaTitle metaDescription',
);

const pricesAlone = setOf('priceCents priceSteps');
/** Fields that affect its position only in lists that can contain it. */
const inCategories = setOf('priceCents priceSteps brandId colours sizes allowDiscounts');

/**
 * Returns the pages that are outdated after a change of these fields; null means all fields, for a new
 * product. `facts` is the outcome, if the read model was recomputed.
 */
export function noticesOf(
  productId: number,
  fields: readonly ProductField[] | null,
  facts: FactsOutcome | undefined,
): InvalidationTag[] {
  if (fields === null || fields.some((field) => everywhere.has(field))) return ['all'];
  const shown = fields.filter((field) => !(field in needs));
  if (shown.length === 0) return [];
  if (shown.some((field) => deliveryCharges.has(field))) return [`product ${productId}`, 'list', 'texts'];
  const inLists = shown.filter((field) => !ownPageFields.has(withoutLanguage(field)));
  if (inLists.length === 0) return [`product ${productId}`];
  if (!facts?.isAsPopular || !inLists.every((field) => inCategories.has(field)))
    return [`product ${productId}`, 'list'];
  const isPriceAlone = facts.isInBand && inLists.every((field) => pricesAlone.has(field));
  return [`product ${productId}`, ...(isPriceAlone ? (['prices'] as const) : facts.lists)];
}

/** Fields by which a product is sorted, filtered and priced, so that its read model must be recomputed. */
const factual = setOf(
  'priceCents priceSteps categoryIds brandId tagIds colours sizes allowDiscounts popularity',
);
export const changesFacts = (fields: readonly ProductField[]): boolean =>
  fields.some((field) => factual.has(field));

/** Fields in the search index. */
const searched = setOf(
  'sku brandId categoryIds tagIds colours name shortDescription fullDescription metaKeywords',
);
export const changesSearch = (fields: readonly ProductField[]): boolean =>
  fields.some((field) => searched.has(withoutLanguage(field)));

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

const withoutLanguage = (field: ProductField): string => field.split('.')[0] ?? field;
