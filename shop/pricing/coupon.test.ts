import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceTypes } from '#contract/constants.ts';
import { inCells, lineTerms, type PlainLine } from '#tests/support/line-terms.ts';
import { priceCart as priceCells } from './cart.ts';
import { couponDiscount, couponRefusal, type Coupon } from './coupon.ts';
import type { DiscountValue } from './discount.ts';

const priceCart = <Line extends PlainLine>(lines: readonly Line[]) => priceCells(inCells(lines));
const off = (cents: number): DiscountValue => ({ type: 'fixed', cents });
const percent = (hundredths: number): DiscountValue => ({ type: 'percent', hundredths });
const onProducts = (targetIds: number[], value: DiscountValue): Coupon => ({
  kind: 'products',
  targetIds,
  value,
});
const onCategories = (targetIds: number[], value: DiscountValue): Coupon => ({
  kind: 'categories',
  targetIds,
  value,
});
const onTotal = (value: DiscountValue): Coupon => ({ kind: 'total', targetIds: [], value });

function line(
  productId: number,
  priceCents: number,
  quantity: number,
  changes: Partial<PlainLine> = {},
): PlainLine {
  const facts = { categoryIds: [100 + productId], allowsDiscounts: true };
  return {
    productId,
    terms: lineTerms({ priceCents, shippingCents: 50 }),
    quantity,
    orderMaximum: null,
    stock: null,
    ...facts,
    ...changes,
  };
}
const discountOn = (coupon: Coupon, lines: PlainLine[]) => couponDiscount(coupon, priceCart(lines).lines);
const centsOff = (coupon: Coupon, lines: PlainLine[]) => discountOn(coupon, lines).discountCents;

describe('validity of a coupon', () => {
  const now = new Date('2026-04-14T00:00:00Z');
  const later = new Date(now.getTime() + 1);
  const open = { startsAt: null, endsAt: null, maximumUses: null, maximumUsesPerCustomer: null };
  test.each([
    ['without limits it may', {}, { total: 9999, byCustomer: 99 }, null],
    ['from its start it may', { startsAt: now }, { total: 0, byCustomer: 0 }, null],
    ['not before its start', { startsAt: later }, { total: 0, byCustomer: 0 }, 'not-started'],
    ['not from its end on', { endsAt: now }, { total: 0, byCustomer: 0 }, 'ended'],
    ['its last use is left', { maximumUses: 5 }, { total: 4, byCustomer: 0 }, null],
    ['not more often than its limit', { maximumUses: 5 }, { total: 5, byCustomer: 0 }, 'used-up'],
    [
      'the last use of this customer is left',
      { maximumUsesPerCustomer: 2 },
      { total: 9, byCustomer: 1 },
      null,
    ],
    [
      'not more often per customer',
      { maximumUsesPerCustomer: 1 },
      { total: 1, byCustomer: 1 },
      'used-up-by-customer',
    ],
  ] as const)('a coupon applies the rule: %s', (_rule, changes, uses, refusal) => {
    expect(couponRefusal({ ...open, ...changes }, uses, now)).toBe(refusal);
  });
});

describe('the discount of a coupon', () => {
  const cart = [line(1, 1999, 2), line(2, 333, 3), line(3, 5000, 1)];

  test('a product coupon takes off value x quantity over all matching lines', () => {
    expect(discountOn(onProducts([1, 2], off(100)), cart)).toEqual({ discountCents: 500, refusal: null });
  });

  test('a coupon with a minimum needs that subtotal, of all items but without shipping', () => {
    const from = (minCents: number) => ({ ...onProducts([2], off(100)), minCents });
    expect(discountOn(from(9997), cart)).toEqual({ discountCents: 300, refusal: null });
    expect(discountOn(from(9998), cart)).toEqual({ discountCents: 0, refusal: 'below-minimum' });
  });

  test('a category coupon takes off value x quantity over all lines of the categories', () => {
    expect(centsOff(onCategories([101, 103], off(100)), cart)).toBe(300);
  });

  test('a percentage is rounded once over the matching sum', () => {
    // 1.5 % of 0.33 is 0.495, which rounds down to nothing when taken twice, but 1.5 % of 0.66 is 0.99.
    expect(centsOff(onProducts([1, 2], percent(150)), [line(1, 33, 1), line(2, 33, 1)])).toBe(1);
    expect(centsOff(onCategories([102, 103], percent(1500)), cart)).toBe(900);
  });

  test('an order coupon applies once, to the subtotal without shipping', () => {
    expect(centsOff(onTotal(off(700)), cart)).toBe(700);
    expect(centsOff(onTotal(percent(1000)), cart)).toBe(1000);
  });

  test('surcharges are included in the discounted amount', () => {
    const engraved = line(1, 1000, 1, {
      terms: lineTerms({ priceCents: 1000, options: [{ priceType: priceTypes.fixedValue, value: 500 }] }),
    });
    expect(centsOff(onProducts([1], percent(1000)), [engraved])).toBe(150);
  });

  test('a coupon never takes off more than the matching lines cost', () => {
    expect(centsOff(onProducts([2], off(5000)), cart)).toBe(999);
    expect(centsOff(onTotal(off(99_999)), cart)).toBe(9997);
    expect(centsOff(onTotal(percent(20_000)), cart)).toBe(9997);
  });

  test('a coupon takes off nothing when any line is already discounted', () => {
    const reduced = line(9, 1000, 1, {
      terms: lineTerms({ priceCents: 1000, reducedCents: 900 }),
    });
    const refused = { discountCents: 0, refusal: 'cart-has-discounts' };
    expect(discountOn(onProducts([1], off(100)), [...cart, reduced])).toEqual(refused);
    expect(discountOn(onTotal(off(100)), [reduced])).toEqual(refused);
  });

  test('every kind of coupon skips products that disallow discounts', () => {
    const lines = [line(1, 1000, 1, { allowsDiscounts: false }), line(2, 300, 1)];
    for (const coupon of [
      onProducts([1, 2], off(400)),
      onCategories([101, 102], off(400)),
      onTotal(off(400)),
    ]) {
      expect(centsOff(coupon, lines)).toBe(300);
    }
  });

  test('a coupon without a matching line or a positive value has no effect', () => {
    const refused = { discountCents: 0, refusal: 'nothing-to-discount' };
    for (const coupon of [
      onProducts([101], off(1)),
      onCategories([1], off(1)),
      onTotal(off(0)),
      onTotal(off(-5)),
    ]) {
      expect(discountOn(coupon, cart)).toEqual(refused);
    }
    expect(discountOn(onTotal(off(100)), [])).toEqual(refused);
  });

  test('a line with an invalid quantity adds nothing to the discount', () => {
    expect(centsOff(onProducts([1, 2], off(100)), [line(1, 1000, -3), line(2, 1000, 1)])).toBe(100);
  });

  test('the discount is whole cents, never negative or above matching sum or total, in any line order', () => {
    const lines = fc.array(
      fc.tuple(fc.nat(5), fc.nat(100_000), fc.integer({ min: -1, max: 12 }), fc.boolean()),
    );
    const values = fc.oneof(
      fc.integer({ min: -10, max: 500_000 }).map(off),
      fc.integer({ min: 0, max: 12_000 }).map(percent),
    );
    const kinds = fc.constantFrom('products' as const, 'categories' as const, 'total' as const);
    fc.assert(
      fc.property(lines, kinds, values, (some, kind, value) => {
        const coupon = { kind, targetIds: [1, 2, 101, 104], value };
        const matching = kind === 'products' ? [1, 2] : kind === 'categories' ? [1, 4] : [0, 1, 2, 3, 4, 5];
        const cartLines = some.map(([id, price, quantity, allowsDiscounts]) =>
          line(id, price, quantity, { allowsDiscounts }),
        );
        const { lines: priced } = priceCart(cartLines);
        let max = 0;
        for (const item of priced)
          if (item.allowsDiscounts && matching.includes(item.productId)) max += item.lineTotalCents;
        const outcome = couponDiscount(coupon, priced);
        expect(Number.isInteger(outcome.discountCents)).toBe(true);
        expect(outcome.discountCents).toBeGreaterThanOrEqual(0);
        expect(outcome.discountCents).toBeLessThanOrEqual(max);
        expect(outcome.refusal === null).toBe(outcome.discountCents > 0);
        expect(couponDiscount(coupon, priced.toReversed())).toEqual(outcome);
      }),
    );
  });
});
