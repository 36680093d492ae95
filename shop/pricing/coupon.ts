import { sumCents } from '#rules/money.ts';
import { percentOf } from '#rules/percent.ts';
import { timesQuantity } from '#rules/quantity.ts';
import { type BuyGet, buyGetCents } from './buy-get.ts';
import type { PricedLine } from './cart.ts';
import {
  isDiscountTarget,
  periodState,
  type DiscountTarget,
  type DiscountValue,
  type Period,
} from './discount.ts';

/**
 * The discount of a code. `targetIds` are product or category ids, depending on the kind; a discount on the
 * total needs none. `buyGet`: the items of a coupon of that kind.
 * `minCents`: the subtotal the cart needs, without shipping; null for any.
 */
export type Coupon = {
  kind: DiscountTarget['kind'] | 'total' | 'buyGet';
  targetIds: readonly number[];
  value: DiscountValue;
  buyGet?: BuyGet | null;
  minCents?: number | null;
};

/** When and how often a code may be used. Null means no limit. */
export type CouponLimits = Period & {
  maximumUses: number | null;
  maximumUsesPerCustomer: number | null;
};

/**
 * Uses so far. Orders awaiting payment count, because they reserve their use until they are paid or released
 * (safety.md).
 */
export type CouponUses = { total: number; byCustomer: number };

export type CouponRefusal =
  | 'not-started'
  | 'ended'
  | 'used-up'
  | 'used-up-by-customer'
  | 'cart-has-discounts'
  | 'below-minimum'
  | 'nothing-to-discount';

/** The discount for the whole cart in cents, 0 exactly when refused. */
export type CouponOutcome =
  | { discountCents: number; refusal: null }
  | { discountCents: 0; refusal: CouponRefusal };

/**
 * Returns why a code can't be used now, or null. Use limits are only an estimate: the order's conditional update
 * decides (safety.md).
 */
export function couponRefusal(limits: CouponLimits, uses: CouponUses, now: Date): CouponRefusal | null {
  const state = periodState(limits, now);
  if (state === 'upcoming') return 'not-started';
  if (state === 'over') return 'ended';
  if (limits.maximumUses !== null && uses.total >= limits.maximumUses) return 'used-up';
  const perCustomer = limits.maximumUsesPerCustomer;
  return perCustomer !== null && uses.byCustomer >= perCustomer ? 'used-up-by-customer' : null;
}

function isMatch({ kind, targetIds }: Coupon, line: PricedLine): boolean {
  return kind === 'products' || kind === 'categories'
    ? isDiscountTarget({ kind, targetIds }, line)
    : line.allowsDiscounts;
}

function valueOver(coupon: Coupon, matching: readonly PricedLine[], sumOfMatching: number): number {
  const { kind, value, buyGet } = coupon;
  if (kind === 'buyGet') return buyGet ? buyGetCents(buyGet, value, matching) : 0;
  if (value.type === 'percent') return percentOf(sumOfMatching, value.hundredths);
  if (kind === 'total') return value.cents;
  return sumCents(matching.map((line) => timesQuantity(value.cents, line.quantity)));
}

/** Returns why a cart doesn't take any coupon, or not one with this minimum, or null. */
export function cartRefusal(
  { minCents }: Pick<Coupon, 'minCents'>,
  lines: readonly PricedLine[],
): 'cart-has-discounts' | 'below-minimum' | null {
  if (lines.some((line) => line.discountedUnitPriceCents !== null)) return 'cart-has-discounts';
  const subtotalCents = sumCents(lines.map((line) => line.lineTotalCents));
  return subtotalCents < (minCents ?? 0) ? 'below-minimum' : null;
}

/**
 * Returns the discount of a valid coupon on a priced cart, in cents: `DiscountValueAfterCouponAppliedWithQuantity`
 * in the API (docs/specification.md, 'Money'). Every kind applies only to products that allow discounts, never to
 * shipping, and never exceeds the price of the matching lines.
 */
export function couponDiscount(coupon: Coupon, lines: readonly PricedLine[]): CouponOutcome {
  const refused = cartRefusal(coupon, lines);
  if (refused) return { discountCents: 0, refusal: refused };
  const matching = lines.filter((line) => isMatch(coupon, line));
  const sumOfMatching = sumCents(matching.map((line) => line.lineTotalCents));
  const discountCents = Math.min(valueOver(coupon, matching, sumOfMatching), sumOfMatching);
  return discountCents > 0
    ? { discountCents, refusal: null }
    : { discountCents: 0, refusal: 'nothing-to-discount' };
}
