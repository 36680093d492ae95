import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { isOutOfStock } from '#rules/stock.ts';

const payable = ({ Price, DiscountedPrice }: ProductRow): number => DiscountedPrice || Price;

/**
 * Moves the featured product to the front: the most popular one that has a picture, is available, and is
 * discounted or costs more than half of the others. If there is none, the most popular one.
 */
export function featureFirst(rows: readonly ProductRow[]): readonly ProductRow[] {
  const prices = rows.map(payable).toSorted((a, b) => a - b);
  const median = prices[Math.floor(prices.length / 2)] ?? 0;
  const feature = rows.find(
    (row) =>
      row.ProductImagesJson.length > 0 &&
      !isOutOfStock(row.StockQuantity ?? null) &&
      (payable(row) < row.Price || payable(row) > median),
  );
  return feature ? [feature, ...rows.filter((row) => row !== feature)] : rows;
}
