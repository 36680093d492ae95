import type { ProductFieldName, TextName } from '#contract/forms/product-fields.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import type { FactsOutcome } from './product-fact-queries.ts';
import type { ProductField } from './product-fields.ts';

/**
 * The pages that a change of a field outdates: `own`, the product's page and the places where it already appears; also
 * its `lists`; of these only what its `position` changes, or its `price`; all that depends on `deliveryCharges`, because
 * the home page may say that delivery is free; or `all`. Null for fields that shoppers never see.
 */
type Pages = 'own' | 'lists' | 'position' | 'price' | 'deliveryCharges' | 'all' | null;

/**
 * The pages, and whether the field is one of the `facts`, by which products are sorted, filtered and priced from a read
 * model, or in the `search` index.
 */
type Effects = readonly [pages: Pages, ...computed: ('facts' | 'search')[]];

const effects: Readonly<Record<ProductFieldName | TextName, Effects>> = {
  sku: ['lists', 'search'],
  gtin: ['own'],
  categoryIds: ['all', 'facts', 'search'],
  brandId: ['position', 'facts', 'search'],
  vendorId: ['own'],
  priceCents: ['price', 'facts'],
  priceSteps: ['price', 'facts'],
  costCents: [null],
  variantCosts: [null],
  stock: ['own'],
  stockPer: ['own'],
  variants: ['own'],
  expectedOn: ['own'],
  backOrderMax: ['own'],
  orderMinimum: ['own'],
  minimumFeeCents: ['own'],
  orderMaximum: ['own'],
  allowDiscounts: ['position', 'facts'],
  showStock: ['own'],
  shippingCents: ['deliveryCharges'],
  shippingDays: ['own'],
  shippingFree: ['deliveryCharges'],
  shippingMethodIds: ['own'],
  state: ['all'],
  publishAt: ['own'],
  digital: ['deliveryCharges'],
  tagIds: ['lists', 'facts', 'search'],
  relatedSkus: ['own'],
  colours: ['position', 'facts', 'search'],
  sizes: ['position', 'facts'],
  options: ['own'],
  positions: ['own'],
  pictures: ['own'],
  popularity: ['lists', 'facts'],
  createdAt: ['lists'],
  name: ['lists', 'search'],
  shortDescription: ['lists', 'search'],
  fullDescription: ['own', 'search'],
  metaTitle: ['own'],
  metaDescription: ['own'],
  metaKeywords: ['lists', 'search'],
};
const effectsOf = (field: ProductField): Effects => effects[field.split('.')[0] as keyof typeof effects];

/**
 * Returns the pages that are outdated after a change of these fields; null means all fields, for a new
 * product. `facts` is the outcome, if the read model was recomputed.
 */
export function noticesOf(
  productId: number,
  fields: readonly ProductField[] | null,
  facts: FactsOutcome | undefined,
): InvalidationTag[] {
  const pages = fields?.map((field) => effectsOf(field)[0]);
  if (!pages || pages.includes('all')) return ['all'];
  const shown = pages.filter((each) => each !== null);
  if (shown.length === 0) return [];
  if (shown.includes('deliveryCharges')) return [`product ${productId}`, 'list', 'texts'];
  const inLists = shown.filter((each) => each !== 'own');
  if (inLists.length === 0) return [`product ${productId}`];
  if (!facts?.isAsPopular || inLists.includes('lists')) return [`product ${productId}`, 'list'];
  const isPriceAlone = facts.isInBand && inLists.every((each) => each === 'price');
  return [`product ${productId}`, ...(isPriceAlone ? (['prices'] as const) : facts.lists)];
}

export const changesFacts = (fields: readonly ProductField[]): boolean =>
  fields.some((field) => effectsOf(field).includes('facts'));

export const changesSearch = (fields: readonly ProductField[]): boolean =>
  fields.some((field) => effectsOf(field).includes('search'));
