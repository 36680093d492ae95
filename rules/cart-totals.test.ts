import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartTotals, lineTotals, payableCents } from './cart-totals.ts';

const cents = fc.integer({ min: 0, max: 1_000_000 });

describe('line totals', () => {
  test('a cart line charges items and shipping per unit, and nothing for an invalid quantity', () => {
    const unit = { priceCents: 1999, shippingChargeCents: 150 };
    expect(lineTotals(unit, 4)).toEqual({ lineTotalCents: 7996, shippingCents: 600 });
    for (const quantity of [0, -3, 0.5, NaN, 1e300])
      expect(lineTotals(unit, quantity)).toEqual({ lineTotalCents: 0, shippingCents: 0 });
  });
});

describe('amount to pay', () => {
  const totals = { subtotalCents: 1000, shippingCents: 200, totalCents: 1200 };

  test('the discount reduces the items, never the shipping, and never becomes a surcharge', () => {
    expect(payableCents(totals, 300)).toBe(900);
    expect(payableCents(totals, 5000)).toBe(200);
    expect(payableCents(totals, -300)).toBe(1200);
  });

  test('the amount to pay is between shipping and total for any cart and any discount', () => {
    const lines = fc.array(fc.record({ lineTotalCents: cents, shippingCents: cents }), { maxLength: 20 });
    fc.assert(
      fc.property(lines, fc.integer({ min: -1000, max: 50_000_000 }), (some, discount) => {
        const sums = cartTotals(some);
        const left = payableCents(sums, discount);
        expect(sums.totalCents).toBe(sums.subtotalCents + sums.shippingCents);
        expect(left).toBeGreaterThanOrEqual(sums.shippingCents);
        expect(left).toBeLessThanOrEqual(sums.totalCents);
      }),
    );
  });
});
