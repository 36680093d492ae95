import { type CartTotals, cartTotals, lineTotals, type LineTotals } from '#rules/cart-totals.ts';
import { priceWithOptions } from '#rules/price.ts';
import { maximumQuantity, quantityProblem, type QuantityProblem } from '#rules/quantity.ts';
import { stockProblem, type StockProblem } from '#rules/stock.ts';
import type { AppliedReduction, DiscountableProduct } from './discount.ts';
import { optionSurchargeCents, type OptionPrice } from './surcharge.ts';

/**
 * A cart line joined with the data of its product. Prices and surcharges are in cents per unit. A null stock
 * isn't tracked.
 */
export type CartLine = DiscountableProduct & {
  basePriceCents: number;
  reduction: AppliedReduction | null;
  options: readonly OptionPrice[];
  quantity: number;
  shippingChargeCents: number;
  orderMaximum: number | null;
  stock: number | null;
};

export type LineProblem = StockProblem | QuantityProblem;

/**
 * The amounts that pricing adds to a line, in cents. Both unit prices include the surcharges. A line with a
 * problem is shown but can't be ordered.
 */
export type LineAmounts = LineTotals & {
  unitPriceCents: number;
  discountedUnitPriceCents: number | null;
  problem: LineProblem | null;
};

export type PricedLine<Line extends CartLine = CartLine> = Line & LineAmounts;

export type PricedCart<Line extends CartLine = CartLine> = {
  lines: PricedLine<Line>[];
  totals: CartTotals;
};

/**
 * Merges lines to one per product (docs/specification.md, 'Lists and products'): quantities are added, and the first line
 * of the product provides everything else.
 */
export function mergeLines<Line extends { productId: number; quantity: number }>(
  lines: readonly Line[],
): Line[] {
  const merged = new Map<number, Line>();
  for (const line of lines) {
    const first = merged.get(line.productId);
    const quantity = (first?.quantity ?? 0) + line.quantity;
    merged.set(line.productId, { ...(first ?? line), quantity });
  }
  return [...merged.values()];
}

function lineAmounts(line: CartLine): LineAmounts {
  const { basePriceCents, options, reduction, shippingChargeCents, quantity } = line;
  const surcharges = options.map((option) => optionSurchargeCents(basePriceCents, option));
  const unitPriceCents = priceWithOptions(basePriceCents, surcharges);
  const discountedUnitPriceCents = reduction && priceWithOptions(reduction.discountedPriceCents, surcharges);
  const priceCents = discountedUnitPriceCents ?? unitPriceCents;
  return {
    unitPriceCents,
    discountedUnitPriceCents,
    ...lineTotals({ priceCents, shippingChargeCents }, quantity),
    // A shopper who exceeds the maximum per order is shown that maximum, not the remaining stock.
    problem:
      stockProblem(line.stock, Math.min(line.quantity, maximumQuantity(line.orderMaximum))) ??
      quantityProblem(line.quantity, line.orderMaximum),
  };
}

/**
 * Prices a cart of merged lines in cents. It is the only pricing function for cart, coupon, checkout, order and
 * email. Lines keep their order and additional fields.
 */
export function priceCart<Line extends CartLine>(lines: readonly Line[]): PricedCart<Line> {
  const priced = lines.map((line) => ({ ...line, ...lineAmounts(line) }));
  return { lines: priced, totals: cartTotals(priced) };
}
