import type { FieldsOf } from '#contract/resource.ts';
import { discount } from '#contract/resources/discount.ts';
import type { Fault } from '#shop/records/records.ts';
import { doubtfulDiscount } from '#rules/price-guard.ts';

/** The fields of a discount or coupon, without the results of its orders. */
export type DiscountFields = Omit<FieldsOf<typeof discount>, 'orders' | 'offCents' | 'revenueCents'>;

export interface LowestPrice {
  cents: number;
  /** By how much the price may fall before it is below cost, in cents and in hundredths of a percent; null if unknown. */
  marginCents: number | null;
  marginPercent: number | null;
}
/** The price of each product, and the lowest in each category, including its subcategories. */
export type LowestPrices = Record<'products' | 'categories', ReadonlyMap<number, LowestPrice>>;

/** Fields that may not be empty. */
const neededBy: { [Kind in DiscountFields['kind']]?: readonly (keyof DiscountFields)[] } = {
  total: ['couponCode'],
  buyGet: ['couponCode', 'buyQuantity', 'getQuantity'],
};

/** Returns the errors of fields that don't fit together. */
export function valueErrors(after: DiscountFields): Fault[] {
  const { kind, couponCode, startsAt, endsAt, maxUses, used } = after;
  const errors: Fault[] = [];
  for (const field of neededBy[kind] ?? [])
    if (after[field] === null) errors.push({ field, code: 'missing' });
  errors.push(...amountErrors(after));
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    errors.push({ field: 'endsAt', code: 'period' });
  if (couponCode === null)
    for (const field of ['minCents', 'maxUses', 'maxUsesPerCustomer', 'firstOrder'] as const)
      if (Number(after[field]) > 0 && !(kind === 'delivery' && field === 'minCents'))
        errors.push({ field, code: 'needsCode' });
  if (maxUses !== null && maxUses > 0 && maxUses < used)
    errors.push({ field: 'maxUses', code: 'usedMore', about: used });
  const ids = idFields[kind];
  if (ids && idsIn(after, ids)?.length === 0) errors.push({ field: ids, code: 'missing' });
  return errors;
}

function amountErrors({ kind, percent, amountCents }: DiscountFields): Fault[] {
  if (kind === 'delivery')
    return [
      ...(percent === null ? [] : [{ field: 'percent', code: 'freeDelivery' } as const]),
      ...(amountCents === null ? [] : [{ field: 'amountCents', code: 'freeDelivery' } as const]),
    ];
  if (percent === null && amountCents === null) return [{ field: 'percent', code: 'percentOrAmount' }];
  return percent === null || amountCents === null ? [] : [{ field: 'amountCents', code: 'percentOrAmount' }];
}

const idFields: { [Kind in DiscountFields['kind']]?: 'productIds' | 'categoryIds' } = {
  products: 'productIds',
  categories: 'categoryIds',
};

/**
 * Ninety percent off or more, of the lowest price it takes something from, or a price below cost; an amount off a whole
 * order has no such price, and free items are the purpose of `buyGet`. Who can't see costs isn't asked about them, because
 * the question would tell them.
 */
export function doubts(
  after: DiscountFields,
  changed: (field: string) => boolean,
  lowest: LowestPrices,
  seesCosts: boolean,
): Fault[] {
  const { kind, percent, amountCents } = after;
  if (kind === 'buyGet') return [];
  if (changed('percent') && Number(percent) >= doubtfulDiscount)
    return [{ field: 'percent', code: 'priceJump' }];
  const isTouched = ['percent', 'amountCents', 'kind', 'productIds', 'categoryIds', 'active'].some(changed);
  if (kind === 'total' || kind === 'delivery' || !isTouched) return [];
  const isByProduct = kind === 'products';
  const prices = isByProduct ? lowest.products : lowest.categories;
  const ids = idsIn(after, isByProduct ? 'productIds' : 'categoryIds') ?? [];
  const lowestOf = (of: keyof LowestPrice) => Math.min(...ids.map((id) => prices.get(id)?.[of] ?? Infinity));
  const about = lowestOf('cents');
  if (Number(amountCents) * 10_000 >= about * doubtfulDiscount)
    return [{ field: 'amountCents', code: 'priceJump', about }];
  if (!seesCosts) return [];
  if (Number(percent) > lowestOf('marginPercent')) return [{ field: 'percent', code: 'belowCost' }];
  return Number(amountCents) > lowestOf('marginCents') ? [{ field: 'amountCents', code: 'belowCost' }] : [];
}

export type IdField =
  | 'productIds'
  | 'categoryIds'
  | 'buyProductIds'
  | 'buyCategoryIds'
  | 'getProductIds'
  | 'getCategoryIds'
  | 'deliveryMethodIds'
  | 'provinces';

/** Returns the ids, or null if they're invalid (their shape reports that error). */
export const idsIn = (fields: Partial<DiscountFields>, name: IdField): number[] | null =>
  discount.fields[name].shape.safeParse(fields[name]).data ?? null;
