import { describe, expect, test } from 'vitest';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { featureFirst } from './feature.ts';

const row = (ProductId: number, Price: number, more: Partial<ProductRow> = {}): ProductRow => ({
  ProductId,
  ProductName: '',
  ShortDescription: '',
  Price,
  TotalReviews: 0,
  TotalRecords: 0,
  MarkAsNew: false,
  ProductImagesJson: [{ AttachmentURL: '/x.webp' }],
  ...more,
});
const order = (rows: readonly ProductRow[]) => featureFirst(rows).map(({ ProductId }) => ProductId);

describe('the featured product of the home page', () => {
  test('features the most popular product above the median price', () =>
    expect(order([row(1, 0.85), row(2, 7.5), row(3, 12), row(4, 9)])).toEqual([3, 1, 2, 4]));

  test('features a discounted product', () =>
    expect(order([row(1, 0.85), row(2, 7.5, { DiscountedPrice: 6 }), row(3, 12)])).toEqual([2, 1, 3]));

  test('never features a product without a picture or stock', () =>
    expect(
      order([
        row(1, 0.85),
        row(2, 30, { ProductImagesJson: [] }),
        row(3, 20, { StockQuantity: 0 }),
        row(4, 15, { StockQuantity: 3 }),
      ]),
    ).toEqual([1, 2, 3, 4]));

  test('features the most popular product when all prices are equal, and none without products', () => {
    expect(order([row(1, 5), row(2, 5)])).toEqual([1, 2]);
    expect(order([])).toEqual([]);
  });
});
