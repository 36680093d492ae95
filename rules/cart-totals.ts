import { roundCents, sumCents } from './money.ts';
import { timesQuantity } from './quantity.ts';

/** A line's item total and shipping cost, in cents. */
export type LineTotals = { lineTotalCents: number; shippingCents: number };

/**
 * In cents. The subtotal excludes shipping; the total includes it, before any coupon (§3 'Cart pricing response') and
 * before VAT that is added.
 */
export type CartTotals = { subtotalCents: number; shippingCents: number; totalCents: number };

/** Returns the total of a quantity in cents, or 0 if the quantity is invalid. */
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

/** Adds a delivery charge for the whole order. */
export const withCharge = (totals: CartTotals, cents: number): CartTotals => ({
  ...totals,
  shippingCents: totals.shippingCents + cents,
  totalCents: totals.totalCents + cents,
});

/**
 * Returns the amount to pay in cents, including shipping. A coupon never takes off more than the items cost (§2
 * 'Checkout'). VAT that prices don't include is added to the rest and rounded once, halves up. Its rate is in hundredths
 * of a percent (`addedRate`).
 */
export function payableCents(
  { subtotalCents, totalCents }: Pick<CartTotals, 'subtotalCents' | 'totalCents'>,
  discountCents: number,
  addedVatRate = 0,
): number {
  const cents = totalCents - Math.min(Math.max(0, discountCents), subtotalCents);
  return cents + roundCents((cents * addedVatRate) / 10_000);
}
