import { type CartTotals, cartTotals, type LineTotals } from '#rules/cart-totals.ts';
import { type LineCells, normalizeCells, findCellOverStock, shownCells, withCells } from '#rules/cells.ts';
import {
  type Cell,
  type LinePrice,
  type LineTerms,
  type OfferedStep,
  type Once,
  priceLine,
  requiredPieces,
} from '#rules/line-price.ts';
import { maximumQuantity, quantityProblem, type QuantityProblem } from '#rules/quantity.ts';
import { stockProblem, type StockProblem } from '#rules/stock.ts';
import type { StockPer } from '#contract/constants.ts';
import type { DiscountableProduct } from './discount.ts';

/**
 * A cart line joined with the data of its product. A null stock isn't tracked.
 */
export type CartLine = DiscountableProduct & {
  terms: LineTerms;
  quantity: number;
  /** Its pieces by color and size: one cell if all are alike. */
  cells: readonly (Cell & { stock: number | null })[];
  orderMaximum: number | null;
  stock: number | null;
  stockPer?: StockPer | null;
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
  /** The pieces of each cell with the price of one, and what they add to the unit price × quantity. */
  pieces: LinePrice['cells'];
  extraCents: number;
};

/** A line with a problem is shown but can't be ordered. */
export type PricedLine<Line extends CartLine = CartLine> = Line &
  LineAmounts & { problem: LineProblem | null };

export type PricedCart<Line extends CartLine = CartLine> = {
  lines: PricedLine<Line>[];
  totals: CartTotals;
};

/**
 * Merges lines to one per product (docs/specification.md, 'Lists and products'): quantities are added, lines that differ in
 * color or size become its cells, and the first line of the product provides everything else.
 */
export function mergeLines<Line extends { productId: number } & Parameters<typeof normalizeCells>[0]>(
  lines: readonly Line[],
) {
  const merged = new Map<number, Line & LineCells>();
  for (const each of lines) {
    const line = normalizeCells(each);
    const first = merged.get(line.productId);
    merged.set(line.productId, first ? withCells(first, [...first.cells, ...line.cells]) : line);
  }
  return [...merged.values()];
}

export function amountsOf(terms: LineTerms, cells: readonly Cell[]): LineAmounts {
  const { listCents, unitCents, step, totalCents, once, onceCents, shippingCents, extraCents, ...priced } =
    priceLine(terms, cells);
  return {
    pieces: priced.cells,
    extraCents,
    unitPriceCents: listCents,
    discountedUnitPriceCents: step.reducedCents === null ? null : unitCents,
    step,
    lineTotalCents: totalCents,
    once,
    onceCents,
    shippingCents,
  };
}

function problemOf(line: CartLine): LineProblem | null {
  const { stock, quantity, orderMaximum, terms, cells } = line;
  const several = shownCells(cells) ?? [];
  if (several.some((cell) => cell.quantity < 1)) return 'invalid-quantity';
  const short = findCellOverStock(several, line.stockPer ?? null);
  if (short) return stockProblem(short.stock, Infinity);
  // A shopper who exceeds the maximum per order is shown that maximum, not the remaining stock.
  return (
    stockProblem(stock, Math.min(quantity, maximumQuantity(orderMaximum))) ??
    quantityProblem(quantity, orderMaximum, requiredPieces(terms.minimum))
  );
}

/**
 * Prices a cart of merged lines in cents. Cart, coupon, checkout, order and email use it. Lines keep their order and additional fields.
 */
export function priceCart<Line extends CartLine>(lines: readonly Line[]): PricedCart<Line> {
  const priced = lines.map((line) => ({
    ...line,
    ...amountsOf(line.terms, line.cells),
    problem: problemOf(line),
  }));
  return { lines: priced, totals: cartTotals(priced) };
}
