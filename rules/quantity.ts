import { quantityLimits } from '#contract/constants.ts';
import { isOutOfStock } from './stock.ts';

export type QuantityProblem = 'invalid-quantity' | 'above-maximum' | 'below-minimum';

// A quantity far above any real order. It keeps the totals of malicious carts within exact arithmetic.
const largestCountedQuantity = 1_000_000;

/**
 * Returns the maximum units of a line: the product's own maximum if above 0, even if larger, otherwise 10 (§9
 * 'Quantity').
 */
export function maximumQuantity(orderMaximum: number | null): number {
  return orderMaximum !== null && orderMaximum > 0 ? orderMaximum : quantityLimits.max;
}

/**
 * Returns the maximum units available now, limited by stock. When out of stock it returns the normal maximum, because
 * the product can't be ordered anyway.
 */
export function maxAvailable(orderMaximum: number | null, stock: number | null): number {
  const maximum = maximumQuantity(orderMaximum);
  return stock === null || isOutOfStock(stock) ? maximum : Math.min(maximum, stock);
}

/** Returns the quantity used for pricing: 0 if invalid, so that no total becomes negative or fractional. */
export function countedQuantity(quantity: number): number {
  const isCount =
    Number.isInteger(quantity) && quantity >= quantityLimits.min && quantity <= largestCountedQuantity;
  return isCount ? quantity : 0;
}

/** Reads a quantity as people type it: `1000`, `1,000` or `1 000`. Null if it isn't a number. */
export function typedQuantity(text: string): number | null {
  const digits = text.trim().replaceAll(/[\s,](?=\d{3}(?!\d))/gu, '');
  return /^\d+$/u.test(digits) ? Number(digits) : null;
}

/**
 * Returns why this quantity can't be ordered in one line, or null (§5 'Quantity plus button', §9 'Quantity').
 * @param minimum the product's own minimum
 */
export function quantityProblem(
  quantity: number,
  orderMaximum: number | null,
  minimum: number = quantityLimits.min,
): QuantityProblem | null {
  if (countedQuantity(quantity) === 0) return 'invalid-quantity';
  if (quantity > maximumQuantity(orderMaximum)) return 'above-maximum';
  return quantity < minimum ? 'below-minimum' : null;
}

/**
 * An amount above any line that can be ordered (`amountLimits`), but small enough that a sum of a hundred is
 * exact.
 */
const largestLineCents = 1_000_000_000_000;

/** Multiplies cents by a quantity, capped at a million million. */
export const timesQuantity = (cents: number, quantity: number): number =>
  Math.min(cents * countedQuantity(quantity), largestLineCents);
