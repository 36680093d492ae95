import { percentOf } from '#rules/percent.ts';

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

/** A discount without a code. In the API it is `DiscountId` and `DiscountedPrice`. */
export type Reduction = DiscountTarget & Period & { reductionId: number; value: DiscountValue };

/** The discount of a product. The price is in cents per unit, before surcharges. */
export type AppliedReduction = { reductionId: number; discountedPriceCents: number };

/** Returns whether `now` (the database's time, safety.md 'Faults') is before, in or after a period. */
export function periodState(period: Period, now: Date): 'upcoming' | 'running' | 'over' {
  if (period.startsAt !== null && now < period.startsAt) return 'upcoming';
  if (period.endsAt !== null && now >= period.endsAt) return 'over';
  return 'running';
}

/** Returns whether a discount on products or categories applies to this product. */
export function isDiscountTarget(target: DiscountTarget, product: DiscountableProduct): boolean {
  if (!product.allowsDiscounts) return false;
  if (target.kind === 'products') return target.targetIds.includes(product.productId);
  return product.categoryIds.some((categoryId) => target.targetIds.includes(categoryId));
}

function reducedPriceCents(basePriceCents: number, value: DiscountValue): number {
  const off = value.type === 'fixed' ? value.cents : percentOf(basePriceCents, value.hundredths);
  return Math.max(0, basePriceCents - off);
}

/**
 * Returns the active discount with the lowest price, in cents per unit before surcharges (§3 'Product in
 * lists'), or null if none lowers the price. For equal prices the lowest id wins, so that the result doesn't
 * depend on the order of the rows.
 */
export function bestReduction(
  product: DiscountableProduct & { basePriceCents: number },
  reductions: readonly Reduction[],
  now: Date,
): AppliedReduction | null {
  const applied = reductions
    .filter((reduction) => periodState(reduction, now) === 'running')
    .filter((reduction) => isDiscountTarget(reduction, product))
    .map((reduction) => ({
      reductionId: reduction.reductionId,
      discountedPriceCents: reducedPriceCents(product.basePriceCents, reduction.value),
    }))
    .filter((reduced) => reduced.discountedPriceCents < product.basePriceCents)
    .toSorted(
      (one, other) =>
        one.discountedPriceCents - other.discountedPriceCents || one.reductionId - other.reductionId,
    );
  return applied[0] ?? null;
}
