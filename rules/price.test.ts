import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceWithOptions } from './price.ts';

test('a price includes the surcharges of its options and is never negative', () => {
  expect(priceWithOptions(999, [])).toBe(999);
  expect(priceWithOptions(2400, [110, 615])).toBe(3125);
  expect(priceWithOptions(500, [-700])).toBe(0);
});

test('the sum of options does not depend on their order, and is exact or throws', () => {
  const surcharges = fc.array(fc.integer({ min: -5000, max: 20_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), surcharges, (price, some) => {
      let sum = price;
      for (const each of some) sum += each;
      expect(priceWithOptions(price, some)).toBe(Math.max(0, sum));
      expect(priceWithOptions(price, some.toReversed())).toBe(Math.max(0, sum));
    }),
  );
  expect(() => priceWithOptions(0.5, [])).toThrow(RangeError);
});
