import { sumCents } from './money.ts';
import { countedQuantity } from './quantity.ts';

/** A line's goods and what bringing them costs, in cents. */
export type LineTotals = { lineTotalCents: number; shippingCents: number };

/** Cents; the subtotal is without shipping, the total with it and before any coupon (§3 'Cart pricing response'). */
export type CartTotals = { subtotalCents: number; shippingCents: number; totalCents: number };

/** More than any line that can be ordered (`amountLimits`), and so little that the sum of a hundred is exact. */
const largestLineCents = 1_000_000_000_000;

/** Cents for each of so many units; beyond a million million no more than that. */
export const timesQuantity = (cents: number, quantity: number): number =>
  Math.min(cents * countedQuantity(quantity), largestLineCents);

/** What a number of units come to, in cents; nothing where the quantity is no count at all. */
export function lineTotals(
  unit: { priceCents: number; shippingChargeCents: number },
  quantity: number,
): LineTotals {
  return {
    lineTotalCents: timesQuantity(unit.priceCents, quantity),
    shippingCents: timesQuantity(unit.shippingChargeCents, quantity),
  };
}

export function cartTotals(lines: readonly LineTotals[]): CartTotals {
  const subtotalCents = sumCents(lines.map((line) => line.lineTotalCents));
  const shippingCents = sumCents(lines.map((line) => line.shippingCents));
  return { subtotalCents, shippingCents, totalCents: sumCents([subtotalCents, shippingCents]) };
}

/** With what is charged once for bringing the whole order. */
export const withCharge = (totals: CartTotals, cents: number): CartTotals => ({
  ...totals,
  shippingCents: totals.shippingCents + cents,
  totalCents: totals.totalCents + cents,
});

/** What the shopper pays in cents, shipping included: a coupon never takes off more than the goods cost (§2 'Checkout'). */
export function payableCents(
  { subtotalCents, totalCents }: Pick<CartTotals, 'subtotalCents' | 'totalCents'>,
  discountCents: number,
): number {
  return totalCents - Math.min(Math.max(0, discountCents), subtotalCents);
}
