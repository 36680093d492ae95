import { roundCents, sumCents } from './money.ts';
import { timesQuantity } from './quantity.ts';

/** A line's item total, what it costs once (`Once` in rules/line-price.ts) and its shipping cost, in cents. */
export type LineTotals = { lineTotalCents: number; onceCents?: number; shippingCents: number };

/**
 * In cents. The subtotal excludes shipping; the total includes it, before any coupon (§3 'Cart pricing response') and
 * before VAT that is added. `onceCents` is the part of the subtotal that lines cost once; omitted if there is none.
 */
export type CartTotals = {
  subtotalCents: number;
  onceCents?: number;
  shippingCents: number;
  totalCents: number;
};

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
  const onceCents = sumCents(lines.map((line) => line.onceCents ?? 0));
  const subtotalCents = sumCents([...lines.map((line) => line.lineTotalCents), onceCents]);
  const shippingCents = sumCents(lines.map((line) => line.shippingCents));
  return {
    subtotalCents,
    ...(onceCents > 0 && { onceCents }),
    shippingCents,
    totalCents: sumCents([subtotalCents, shippingCents]),
  };
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
