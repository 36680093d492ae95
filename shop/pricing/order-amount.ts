import { amountLimits } from '#contract/constants.ts';
import type { PricedCart } from './cart.ts';

/**
 * Returns whether all sums of an order of this cart can be stored: with shipping, before a coupon, and each
 * line before its discount.
 */
export const isOrderable = ({ lines, totals }: PricedCart): boolean =>
  totals.totalCents <= amountLimits.orderCents &&
  lines.every(({ unitPriceCents }) => unitPriceCents <= amountLimits.orderCents);
