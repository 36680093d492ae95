import { expect, test } from 'vitest';
import { arrivesOf, estimateOf } from './arrives-of.ts';

const row = { IsDigitalProduct: false, EstimatedShippingDays: '2-4', StockQuantity: 1 };
const settings = {
  ProvinceDays: { From: 1, To: 2 },
  DeliveryEstimate: { Capital: '1 day', Provinces: '3 days' },
} as unknown as Parameters<typeof arrivesOf>[1];

test('a product says when it arrives only while it can be ordered', () => {
  expect(arrivesOf(row, settings)).toEqual({ capital: '2-4', provinces: '3-6' });
  expect(estimateOf(row, settings)).toBe('1 day · 3 days');
  expect(arrivesOf({ ...row, StockQuantity: 0 }, settings)).toEqual({ capital: '', provinces: '' });
  expect(estimateOf({ ...row, StockQuantity: 0 }, settings)).toBe('');
});
