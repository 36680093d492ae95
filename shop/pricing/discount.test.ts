import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestReduction, periodState, type DiscountValue, type Reduction } from './discount.ts';

const now = new Date('2026-04-14T00:00:00Z');
const earlier = new Date(now.getTime() - 1);
const later = new Date(now.getTime() + 1);

const mug = { productId: 7, categoryIds: [3, 1], allowsDiscounts: true, basePriceCents: 999 };

function reduction(reductionId: number, value: DiscountValue, changes: Partial<Reduction> = {}): Reduction {
  return { reductionId, kind: 'products', targetIds: [7], value, startsAt: null, endsAt: null, ...changes };
}
const off = (cents: number): DiscountValue => ({ type: 'fixed', cents });
const percent = (hundredths: number): DiscountValue => ({ type: 'percent', hundredths });

const chosenBy = (kind: Reduction['kind'], targetIds: number[]) =>
  bestReduction(mug, [reduction(1, off(100), { kind, targetIds })], now)?.reductionId;

test.each([
  ['an open period runs', null, null, 'running'],
  ['the start is inside', now, null, 'running'],
  ['before the start it is upcoming', later, null, 'upcoming'],
  ['the end is outside', null, now, 'over'],
  ['just before the end it runs', earlier, later, 'running'],
] as const)('discount periods follow the rule: %s', (_rule, startsAt, endsAt, state) => {
  expect(periodState({ startsAt, endsAt }, now)).toBe(state);
});

describe('the discount of a product', () => {
  test('fixed amounts and percentages reduce the base price, with the percentage rounded once', () => {
    expect(bestReduction(mug, [reduction(1, off(100))], now)).toEqual({
      reductionId: 1,
      discountedPriceCents: 899,
    });
    // 15 % of 999 is 149.85, rounded to 150.
    expect(bestReduction(mug, [reduction(1, percent(1500))], now)?.discountedPriceCents).toBe(849);
  });

  test('the lowest price applies, whatever the order of the rows', () => {
    const rows = [reduction(1, off(100)), reduction(2, percent(5000)), reduction(3, off(200))];
    expect(bestReduction(mug, rows, now)?.reductionId).toBe(2);
    expect(bestReduction(mug, rows.toReversed(), now)?.reductionId).toBe(2);
  });

  test('the lowest id wins among equal prices', () => {
    const rows = [reduction(9, off(100)), reduction(4, off(100))];
    expect(bestReduction(mug, rows, now)?.reductionId).toBe(4);
    expect(bestReduction(mug, rows.toReversed(), now)?.reductionId).toBe(4);
  });

  test('a discount above the price results in 0, never less', () => {
    expect(bestReduction(mug, [reduction(1, off(5000))], now)?.discountedPriceCents).toBe(0);
    expect(bestReduction(mug, [reduction(1, percent(15_000))], now)?.discountedPriceCents).toBe(0);
  });

  test('a discount that changes nothing is ignored', () => {
    expect(bestReduction(mug, [reduction(1, off(0)), reduction(2, percent(1))], now)).toBeNull();
    expect(bestReduction(mug, [reduction(1, off(-100))], now)).toBeNull();
    expect(bestReduction(mug, [], now)).toBeNull();
  });

  test('only active discounts count', () => {
    const rows = [reduction(1, off(500), { startsAt: later }), reduction(2, off(400), { endsAt: now })];
    expect(bestReduction(mug, rows, now)).toBeNull();
    expect(bestReduction(mug, [...rows, reduction(3, off(100))], now)?.reductionId).toBe(3);
  });

  test('a discount must name the product or the id of one of its categories', () => {
    expect(chosenBy('products', [8, 7])).toBe(1);
    expect(chosenBy('products', [3])).toBeUndefined();
    expect(chosenBy('categories', [1])).toBe(1);
    expect(chosenBy('categories', [7])).toBeUndefined();
  });

  test('a product that disallows discounts keeps its price', () => {
    const rows = [reduction(1, off(100)), reduction(2, off(100), { kind: 'categories', targetIds: [3] })];
    expect(bestReduction({ ...mug, allowsDiscounts: false }, rows, now)).toBeNull();
  });

  test('a discounted price is whole cents, at least 0, below the base price, and the lowest that any discount gives', () => {
    const values = fc.oneof(
      fc.integer({ min: 0, max: 20_000 }).map(off),
      fc.integer({ min: 0, max: 12_000 }).map(percent),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.array(values, { maxLength: 6 }),
        (basePriceCents, some) => {
          const product = { ...mug, basePriceCents };
          const rows = some.map((value, index) => reduction(index + 1, value));
          const best = bestReduction(product, rows, now);
          const alone = rows.map(
            (row) => bestReduction(product, [row], now)?.discountedPriceCents ?? basePriceCents,
          );
          expect(best?.discountedPriceCents ?? basePriceCents).toBe(Math.min(basePriceCents, ...alone));
          if (best === null) return;
          expect(Number.isInteger(best.discountedPriceCents)).toBe(true);
          expect(best.discountedPriceCents).toBeGreaterThanOrEqual(0);
          expect(best.discountedPriceCents).toBeLessThan(basePriceCents);
        },
      ),
    );
  });
});
