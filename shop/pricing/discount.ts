import { percentOf } from '#rules/money.ts';

/** How much a reduction or coupon takes off: cents, or hundredths of a percent (1250 = 12.5 %). */
export type DiscountValue = { type: 'fixed'; cents: number } | { type: 'percent'; hundredths: number };

/** When a reduction or coupon holds; null is open. The start is inside, the end is the first moment outside. */
export type Period = { startsAt: Date | null; endsAt: Date | null };

/** What decides whether a discount may touch a product. `categoryIds`: its own categories and all above them. */
export type DiscountableProduct = {
  productId: number;
  categoryIds: readonly number[];
  allowsDiscounts: boolean;
};

export type DiscountTarget = {
  kind: 'products' | 'categories';
  targetIds: readonly number[];
};

/** A price reduction that needs no code; it becomes the wire's `DiscountId` and `DiscountedPrice`. */
export type Reduction = DiscountTarget & Period & { reductionId: number; value: DiscountValue };

/** The reduction a product gets. The price is in cents, for one unit, before surcharges. */
export type AppliedReduction = { reductionId: number; discountedPriceCents: number };

/** Where `now` (the database's time, safety.md 'Faults') lies in a period. */
export function periodState(period: Period, now: Date): 'upcoming' | 'running' | 'over' {
  if (period.startsAt !== null && now < period.startsAt) return 'upcoming';
  if (period.endsAt !== null && now >= period.endsAt) return 'over';
  return 'running';
}

/** Whether a discount on products or categories may touch this product (wire contract 'Coupon'). */
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
 * The running reduction that leaves the shopper the lowest price, in cents for one unit before surcharges (§3 'Product in lists').
 * null when none lowers the price. Equal prices: the lowest id, so the answer does not hang on the order of the rows.
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
