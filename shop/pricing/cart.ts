import { type CartTotals, cartTotals, type LineTotals } from '#rules/cart-totals.ts';
import {
  alike,
  type Cell,
  type LineTerms,
  type OfferedStep,
  type Once,
  priceLine,
  requiredPieces,
} from '#rules/line-price.ts';
import { maximumQuantity, quantityProblem, type QuantityProblem } from '#rules/quantity.ts';
import { stockProblem, type StockProblem } from '#rules/stock.ts';
import type { DiscountableProduct } from './discount.ts';

/**
 * A cart line joined with the data of its product. A null stock isn't tracked.
 */
export type CartLine = DiscountableProduct & {
  terms: LineTerms;
  quantity: number;
  orderMaximum: number | null;
  stock: number | null;
};

export type LineProblem = StockProblem | QuantityProblem;

/**
 * The amounts of a line, in cents. Both unit prices include the surcharges.
 */
export type LineAmounts = LineTotals & {
  unitPriceCents: number;
  discountedUnitPriceCents: number | null;
  /** The price by quantity that applies, with its discount. */
  step: OfferedStep;
  once: readonly Once[];
};

/** A line with a problem is shown but can't be ordered. */
export type PricedLine<Line extends CartLine = CartLine> = Line &
  LineAmounts & { problem: LineProblem | null };

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

/** Returns the amounts of the cells of a line on its terms. */
export function amountsOf(terms: LineTerms, cells: readonly Cell[]): LineAmounts {
  const { listCents, unitCents, step, totalCents, once, onceCents, shippingCents } = priceLine(terms, cells);
  return {
    unitPriceCents: listCents,
    discountedUnitPriceCents: step.reducedCents === null ? null : unitCents,
    step,
    lineTotalCents: totalCents,
    once,
    onceCents,
    shippingCents,
  };
}

const problemOf = ({ stock, quantity, orderMaximum, terms }: CartLine): LineProblem | null =>
  // A shopper who exceeds the maximum per order is shown that maximum, not the remaining stock.
  stockProblem(stock, Math.min(quantity, maximumQuantity(orderMaximum))) ??
  quantityProblem(quantity, orderMaximum, requiredPieces(terms.minimum));

/**
 * Prices a cart of merged lines in cents. Cart, coupon, checkout, order and email use it. Lines keep their order and additional fields.
 */
export function priceCart<Line extends CartLine>(lines: readonly Line[]): PricedCart<Line> {
  const priced = lines.map((line) => ({
    ...line,
    ...amountsOf(line.terms, alike(line.quantity)),
    problem: problemOf(line),
  }));
  return { lines: priced, totals: cartTotals(priced) };
}
