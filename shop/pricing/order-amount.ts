import { amountLimits } from '#contract/constants.ts';
import { payableCents } from '#rules/cart-totals.ts';
import { addedRate, type VatTerms } from '#rules/vat.ts';
import type { PricedCart } from './cart.ts';

/**
 * Returns whether all sums of an order of this cart can be stored: with shipping and VAT, before a coupon, and each
 * line before its discount.
 */
export const isOrderable = ({ lines, totals, vat = null }: PricedCart & { vat?: VatTerms | null }): boolean =>
  payableCents(totals, 0, addedRate(vat)) <= amountLimits.orderCents &&
  lines.every(({ unitPriceCents }) => unitPriceCents <= amountLimits.orderCents);
