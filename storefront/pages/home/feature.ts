import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { isOutOfStock } from '#rules/stock.ts';

const payable = ({ Price, DiscountedPrice }: ProductRow): number => DiscountedPrice || Price;

/**
 * The same with the one first that is shown large: the most popular that has a picture, can be bought, and is reduced or
 * dearer than half of them. Where there is none, the most popular.
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
