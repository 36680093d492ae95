export type StockProblem = 'out-of-stock' | 'not-enough-stock';

/** Whether nothing is left (wire contract `StockQuantity`, readings 'Stock below 1'); null is a product whose stock is not counted. */
export function isOutOfStock(stock: number | null): boolean {
  return stock !== null && stock < 1;
}

/** Why the stock cannot serve this many units, or null. Only a forecast: the order's conditional update decides (safety.md). */
export function stockProblem(stock: number | null, quantity: number): StockProblem | null {
  if (isOutOfStock(stock)) return 'out-of-stock';
  return stock !== null && quantity > stock ? 'not-enough-stock' : null;
}
