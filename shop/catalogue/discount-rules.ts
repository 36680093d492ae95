import type { FieldsOf } from '#contract/resource.ts';
import { discount } from '#contract/resources/discount.ts';
import type { Fault } from '#shop/records/records.ts';
import { doubtfulDiscount } from '#rules/price-guard.ts';

/** The fields of a discount or coupon, without the results of its orders. */
export type DiscountFields = Omit<FieldsOf<typeof discount>, 'orders' | 'offCents' | 'revenueCents'>;

/**
 * In cents: the price of each product, and the lowest price in each category, including its subcategories.
 */
export type LowestPrices = Record<'products' | 'categories', ReadonlyMap<number, number>>;

/** Returns the errors of fields that don't fit together. */
export function valueErrors(after: DiscountFields): Fault[] {
  const { kind, couponCode, percent, amountCents, startsAt, endsAt, maxUses, used } = after;
  const errors: Fault[] = [];
  if (couponCode === null && kind === 'total') errors.push({ field: 'couponCode', code: 'missing' });
  if (percent === null && amountCents === null) errors.push({ field: 'percent', code: 'percentOrAmount' });
  if (percent !== null && amountCents !== null)
    errors.push({ field: 'amountCents', code: 'percentOrAmount' });
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    errors.push({ field: 'endsAt', code: 'period' });
  if (couponCode === null)
    for (const field of ['minCents', 'maxUses', 'maxUsesPerCustomer'] as const)
      if (after[field] !== null) errors.push({ field, code: 'needsCode' });
  if (maxUses !== null && maxUses > 0 && maxUses < used)
    errors.push({ field: 'maxUses', code: 'usedMore', about: used });
  for (const about of ['products', 'categories'] as const) {
    const field = about === 'products' ? 'productIds' : 'categoryIds';
    if (kind === about && idsIn(after, field)?.length === 0) errors.push({ field, code: 'missing' });
  }
  return errors;
}

/** Ninety percent off or more, of the lowest price it takes something from; an amount off a whole order has no such price. */
export function doubts(
  after: DiscountFields,
  changed: (field: string) => boolean,
  lowest: LowestPrices,
): Fault[] {
  const { kind, percent, amountCents } = after;
  if (changed('percent') && Number(percent) >= doubtfulDiscount)
    return [{ field: 'percent', code: 'priceJump' }];
  const isTouched = ['amountCents', 'kind', 'productIds', 'categoryIds', 'active'].some(changed);
  if (amountCents === null || kind === 'total' || !isTouched) return [];
  const isByProduct = kind === 'products';
  const prices = isByProduct ? lowest.products : lowest.categories;
  const ids = idsIn(after, isByProduct ? 'productIds' : 'categoryIds') ?? [];
  const about = Math.min(...ids.map((id) => prices.get(id) ?? Infinity));
  return amountCents * 10_000 >= about * doubtfulDiscount
    ? [{ field: 'amountCents', code: 'priceJump', about }]
    : [];
}

/** Returns the ids, or null if they're invalid (their shape reports that error). */
export const idsIn = (fields: Partial<DiscountFields>, name: 'productIds' | 'categoryIds'): number[] | null =>
  discount.fields[name].shape.safeParse(fields[name]).data ?? null;
