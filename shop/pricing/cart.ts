import type { AppliedReduction, DiscountableProduct } from './discount.ts';
import { sumCents } from './money.ts';
import { countedQuantity, quantityProblem, type QuantityProblem } from './quantity.ts';
import { stockProblem, type StockProblem } from './stock.ts';
import { surchargesCents, type OptionPrice } from './surcharge.ts';

/** A cart line joined with the facts of its product. Prices and charges are cents for one unit; a null stock is not counted. */
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

/** What pricing adds to a line, in cents. Both unit prices include the surcharges. A line with a problem is shown, never ordered. */
export type LineAmounts = {
  unitPriceCents: number;
  discountedUnitPriceCents: number | null;
  lineTotalCents: number;
  shippingCents: number;
  problem: LineProblem | null;
};

export type PricedLine<Line extends CartLine = CartLine> = Line & LineAmounts;

/** Cents; the subtotal is without shipping, the total with it and before any coupon (§3 'Cart pricing response'). */
export type CartTotals = { subtotalCents: number; shippingCents: number; totalCents: number };

export type PricedCart<Line extends CartLine = CartLine> = {
  lines: PricedLine<Line>[];
  totals: CartTotals;
};

/** One line per product (readings 'One product is one cart line'): quantities summed, the rest as in the product's first line. */
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
  const surcharge = surchargesCents(line.basePriceCents, line.options);
  // An option may make a product cheaper, but never let the shop owe money.
  const withSurcharge = (priceCents: number) => Math.max(0, priceCents + surcharge);
  const unitPriceCents = withSurcharge(line.basePriceCents);
  const discountedUnitPriceCents = line.reduction && withSurcharge(line.reduction.discountedPriceCents);
  const quantity = countedQuantity(line.quantity);
  return {
    unitPriceCents,
    discountedUnitPriceCents,
    lineTotalCents: (discountedUnitPriceCents ?? unitPriceCents) * quantity,
    shippingCents: line.shippingChargeCents * quantity,
    problem: stockProblem(line.stock, line.quantity) ?? quantityProblem(line.quantity, line.orderMaximum),
  };
}

/**
 * Prices a cart of merged lines in cents (wire contract 'Cart pricing'): the one function behind cart, coupon, checkout, order and mail.
 * Lines keep their order and whatever else they carry.
 */
export function priceCart<Line extends CartLine>(lines: readonly Line[]): PricedCart<Line> {
  const priced = lines.map((line) => ({ ...line, ...lineAmounts(line) }));
  const subtotalCents = sumCents(priced.map((line) => line.lineTotalCents));
  const shippingCents = sumCents(priced.map((line) => line.shippingCents));
  return {
    lines: priced,
    totals: { subtotalCents, shippingCents, totalCents: sumCents([subtotalCents, shippingCents]) },
  };
}
