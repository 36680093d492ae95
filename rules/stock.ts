import { attributeKinds, type StockPer } from '#contract/constants.ts';

export type StockProblem = 'out-of-stock' | 'not-enough-stock';

/**
 * Whether a product is out of stock (`StockQuantity` below 1; docs/specification.md, 'Lists and products').
 * Null means that stock isn't tracked.
 */
export function isOutOfStock(stock: number | null): boolean {
  return stock !== null && stock < 1;
}

/**
 * Returns why the stock can't cover this quantity, or null. Only a forecast: the conditional update of the order
 * decides (safety.md).
 */
export function stockProblem(stock: number | null, quantity: number): StockProblem | null {
  if (isOutOfStock(stock)) return 'out-of-stock';
  return stock !== null && quantity > stock ? 'not-enough-stock' : null;
}

/** Returns whether a product counts its stock by this attribute. */
export const isCountedBy = (stockPer: StockPer | null, attributeId: number): boolean =>
  (attributeId === attributeKinds.color && (stockPer === 'color' || stockPer === 'both')) ||
  (attributeId === attributeKinds.size && (stockPer === 'size' || stockPer === 'both'));
