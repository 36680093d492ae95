import { expect, test } from 'vitest';
import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';
import { rendered } from '#tests/support/rendered.tsx';
import { ProductCard } from './product-card.tsx';

const row: ProductRow = {
  ProductId: 1,
  ProductName: 'Pens, Pack of 50',
  ShortDescription: '',
  Price: 36,
  TotalReviews: 0,
  TotalRecords: 1,
  MarkAsNew: false,
  ProductImagesJson: [],
};
const textOf = (more: Partial<ProductRow>) =>
  rendered(<ProductCard row={{ ...row, ...more }} />).replaceAll(/<[^>]+>/gu, '');

test('the tile of a pack shows the price of a piece, after the discount', () => {
  expect(textOf({ PieceCount: 50 })).toContain('$0.72 a piece');
  expect(textOf({ PieceCount: 50, DiscountedPrice: 18 })).toContain('$0.36 a piece');
  expect(textOf({})).not.toContain('piece');
});
