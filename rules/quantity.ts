import { quantityLimits } from '#contract/constants.ts';
import { isOutOfStock } from './stock.ts';

export type QuantityProblem = 'invalid-quantity' | 'above-maximum';

// Far above any real order; it keeps sums of hostile carts within exact arithmetic.
const largestCountedQuantity = 1_000_000;

/** The most units one line may hold: the product's own maximum when above 0, which may be larger, else 10 (§9 'Quantity'). */
export function maximumQuantity(orderMaximum: number | null): number {
  return orderMaximum !== null && orderMaximum > 0 ? orderMaximum : quantityLimits.max;
}

/** The most that can be had now: what is left counts as well. Of what is out of stock nothing can, and the maximum stays. */
export function mostAvailable(orderMaximum: number | null, stock: number | null): number {
  const maximum = maximumQuantity(orderMaximum);
  return stock === null || isOutOfStock(stock) ? maximum : Math.min(maximum, stock);
}

/** The units a line is priced for: 0 where the quantity is no count at all, so that no total turns negative or fractional. */
export function countedQuantity(quantity: number): number {
  const isCount =
    Number.isInteger(quantity) && quantity >= quantityLimits.min && quantity <= largestCountedQuantity;
  return isCount ? quantity : 0;
}

/** Why this many units cannot be ordered in one line, or null (§5 'Quantity plus button', §9 'Quantity'). */
export function quantityProblem(quantity: number, orderMaximum: number | null): QuantityProblem | null {
  if (countedQuantity(quantity) === 0) return 'invalid-quantity';
  return quantity > maximumQuantity(orderMaximum) ? 'above-maximum' : null;
}
