/** The value of a discount or coupon: cents, or hundredths of a percent (1250 = 12.5 %). */
export type DiscountValue = { type: 'fixed'; cents: number } | { type: 'percent'; hundredths: number };

/** The period of a discount or coupon; null means no limit. The start is inclusive, the end exclusive. */
export type Period = { startsAt: Date | null; endsAt: Date | null };

/**
 * The data that determines whether a discount applies to a product. `categoryIds` are its own categories and
 * all their ancestors.
 */
export type DiscountableProduct = {
  productId: number;
  categoryIds: readonly number[];
  allowsDiscounts: boolean;
};

export type DiscountTarget = {
  kind: 'products' | 'categories';
  targetIds: readonly number[];
};

/** Returns whether `now` (the database's time, safety.md 'Faults') is before, in or after a period. */
export function periodState(period: Period, now: Date): 'upcoming' | 'running' | 'over' {
  if (period.startsAt !== null && now < period.startsAt) return 'upcoming';
  if (period.endsAt !== null && now >= period.endsAt) return 'over';
  return 'running';
}

export function isDiscountTarget(target: DiscountTarget, product: DiscountableProduct): boolean {
  if (!product.allowsDiscounts) return false;
  if (target.kind === 'products') return target.targetIds.includes(product.productId);
  return product.categoryIds.some((categoryId) => target.targetIds.includes(categoryId));
}
