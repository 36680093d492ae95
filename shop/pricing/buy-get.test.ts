import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceTypes } from '#contract/constants.ts';
import { inCells, lineTerms, type PlainLine } from '#tests/support/line-terms.ts';
import { type BuyGet, missingItems } from './buy-get.ts';
import { priceCart as priceCells } from './cart.ts';
import { couponDiscount } from './coupon.ts';
import type { DiscountValue } from './discount.ts';

const priceCart = <Line extends PlainLine>(lines: readonly Line[]) => priceCells(inCells(lines));
const percent = (hundredths: number): DiscountValue => ({ type: 'percent', hundredths });
const free = percent(10_000);
const items = (quantity: number, productIds: number[] = [], categoryIds: number[] = []) => ({
  quantity,
  productIds,
  categoryIds,
});
const rule = (buy: BuyGet['buy'], get: BuyGet['get'], maxTimes: number | null = null): BuyGet => ({
  buy,
  get,
  maxTimes,
});
const line = (
  productId: number,
  priceCents: number,
  quantity: number,
  changes: Partial<PlainLine> = {},
): PlainLine => ({
  productId,
  terms: lineTerms({ priceCents, shippingCents: 50 }),
  quantity,
  orderMaximum: 1000,
  stock: null,
  categoryIds: [100 + productId],
  allowsDiscounts: true,
  ...changes,
});
const linesOf = (cart: PlainLine[]) => priceCart(cart).lines;
const off = (buyGet: BuyGet, cart: PlainLine[], value = free, minCents: number | null = null) =>
  couponDiscount({ kind: 'buyGet', targetIds: [], value, buyGet, minCents }, linesOf(cart));
const centsOff = (...of: Parameters<typeof off>) => off(...of).discountCents;

describe('the discount of buying some and getting some', () => {
  const threeForTwo = rule(items(2, [1, 2]), items(1));
  test.each<[string, BuyGet, PlainLine[], number]>([
    ['the cheapest of three is free', threeForTwo, [line(1, 1000, 2), line(2, 700, 1)], 700],
    ['two of six are free, the cheapest ones', threeForTwo, [line(1, 1000, 4), line(2, 700, 2)], 1400],
    ['five count as three', threeForTwo, [line(1, 1000, 5)], 1000],
    ['other products don’t count', threeForTwo, [line(1, 1000, 2), line(3, 100, 5)], 0],
    ['the first time counts only', rule(items(2, [1]), items(1), 1), [line(1, 1000, 9)], 1000],
    ['any items', rule(items(10), items(1)), [line(1, 50, 8), line(4, 90, 3)], 50],
    ['by category', rule(items(1, [], [101]), items(1)), [line(1, 300, 2)], 300],
    [
      'the item to get is another one',
      rule(items(2, [1]), items(1, [3])),
      [line(1, 100, 2), line(3, 900, 2)],
      900,
    ],
    ['without the other one nothing is', rule(items(2, [1]), items(1, [3])), [line(1, 100, 5)], 0],
    // The cheap pieces are needed as bought ones.
    ['a piece counts once', rule(items(2, [1]), items(1, [1, 3])), [line(1, 100, 2), line(3, 900, 1)], 900],
    ['overlapping items', rule(items(1, [1]), items(1, [1, 3])), [line(1, 100, 3), line(3, 900, 1)], 1000],
    [
      'products that don’t allow discounts don’t count',
      threeForTwo,
      [line(1, 1000, 2), line(2, 700, 1, { allowsDiscounts: false })],
      0,
    ],
  ])('%s', (_name, buyGet, cart, cents) => {
    expect(off(buyGet, cart)).toEqual(
      cents > 0
        ? { discountCents: cents, refusal: null }
        : { discountCents: 0, refusal: 'nothing-to-discount' },
    );
  });

  test('a percentage is rounded once, and an amount never exceeds the price of a piece', () => {
    const cart = [line(1, 333, 3), line(2, 5, 3)];
    const each = rule(items(1, [1, 2]), items(1));
    expect(centsOff(each, cart, percent(5000))).toBe(8);
    expect(centsOff(rule(items(1, [1]), items(1)), [line(1, 333, 4)], percent(5000))).toBe(333);
    expect(centsOff(each, cart, { type: 'fixed', cents: 100 })).toBe(15);
  });

  test('a piece costs what it costs with its options and print, without one-time charges, by the price of all sizes together', () => {
    const terms = {
      ...lineTerms({ priceCents: 1000, shippingCents: 50 }),
      steps: [
        { from: 1, cents: 1000, reducedCents: null, reductionId: null },
        { from: 5, cents: 800, reducedCents: null, reductionId: null },
      ],
      options: [{ attributeId: 2, optionId: 7, priceType: priceTypes.fixedValue, value: 200 }],
      prints: [{ attributeId: 3, optionId: 1, setupCents: 4500, steps: [{ from: 1, cents: 60 }] }],
      minimum: { pieces: 9, feeCents: 700 },
    };
    const cell = (sizeId: number, quantity: number) => ({ colorId: 0, sizeId, quantity, stock: null });
    const cart = [line(1, 0, 6, { terms, cells: [cell(7, 4), cell(8, 2)] })];
    // Two of six pieces are got: those of the size without a surcharge.
    expect(centsOff(rule(items(2, [1]), items(1)), cart)).toBe(2 * 860);
    expect(centsOff(rule(items(1, [1]), items(1)), cart)).toBe(2 * 860 + 1060);
  });

  test('a Buy X get Y coupon needs the minimum order, and a cart without discounted items', () => {
    const cart = [line(1, 1000, 3)];
    expect(off(threeForTwo, cart, free, 3001).refusal).toBe('below-minimum');
    const reduced = line(4, 0, 1, { terms: lineTerms({ priceCents: 500, reducedCents: 400 }) });
    expect(off(threeForTwo, [...cart, reduced]).refusal).toBe('cart-has-discounts');
  });

  test.each<[BuyGet, PlainLine[], number, number]>([
    [threeForTwo, [], 3, 0],
    [threeForTwo, [line(1, 100, 2)], 1, 0],
    [threeForTwo, [line(1, 100, 3)], 0, 0],
    [rule(items(2, [1]), items(1, [3])), [line(1, 100, 1)], 1, 1],
    [rule(items(2, [1]), items(1, [3])), [line(1, 100, 3)], 0, 1],
    [rule(items(2, [1]), items(1, [1, 3])), [line(1, 100, 2)], 0, 1],
    [rule(items(2), items(2, [3])), [line(3, 100, 3)], 0, 1],
  ])('a cart lacks items until the discount applies: %#', (buyGet, cart, toBuy, toGet) => {
    expect(missingItems(buyGet, linesOf(cart))).toEqual({ toBuy, toGet });
  });
});

const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 });
const anyItems = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  productIds: anyIds,
  categoryIds: fc.uniqueArray(fc.integer({ min: 101, max: 104 }), { maxLength: 1 }),
});
const anyRule = fc.record({
  buy: anyItems,
  get: anyItems,
  maxTimes: fc.option(fc.integer({ min: 1, max: 4 })),
});
const anyCart = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    cents: fc.integer({ min: 1, max: 30 }),
    quantity: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ id }) => id, minLength: 1 },
);
type AnyCart = typeof anyCart extends fc.Arbitrary<infer Cart> ? Cart : never;
const toLines = (cart: AnyCart) => cart.map(({ id, cents, quantity }) => line(id, cents, quantity));

/** Returns the discount of every piece that is free, by trying all ways to give the pieces roles. */
function bruteForce({ buy, get, maxTimes }: BuyGet, cart: AnyCart): number {
  const isOf = (of: BuyGet['buy'], id: number) =>
    of.productIds.includes(id) || of.categoryIds.includes(100 + id);
  const isAny = (of: BuyGet['buy']) => of.productIds.length + of.categoryIds.length === 0;
  const isToBuy = (id: number) => isAny(buy) || isOf(buy, id);
  const isToGet = (id: number) => (isAny(get) ? isToBuy(id) : isOf(get, id));
  // The cheapest sum for each number of bought and got pieces.
  let sums = new Map<string, number>([['0,0', 0]]);
  for (const { id, cents, quantity } of cart)
    for (let piece = 0; piece < quantity; piece++) {
      const next = new Map(sums);
      const put = (key: string, sum: number) => next.set(key, Math.min(sum, next.get(key) ?? Infinity));
      for (const [key, sum] of sums) {
        const [bought = 0, got = 0] = key.split(',').map(Number);
        if (isToBuy(id)) put(`${bought + 1},${got}`, sum);
        if (isToGet(id)) put(`${bought},${got + 1}`, sum + cents);
      }
      sums = next;
    }
  const times = Array.from({ length: maxTimes ?? 25 }, (_, at) => (maxTimes ?? 25) - at);
  const applied = times.find((each) => sums.has(`${each * buy.quantity},${each * get.quantity}`)) ?? 0;
  return sums.get(`${applied * buy.quantity},${applied * get.quantity}`) ?? 0;
}

describe('for any rule and cart', () => {
  test('a Buy X get Y discount applies as often as possible, to the cheapest pieces, whatever the order of the lines', () => {
    fc.assert(
      fc.property(anyRule, anyCart, (buyGet, cart) => {
        const cents = centsOff(buyGet, toLines(cart));
        expect(cents).toBe(bruteForce(buyGet, cart));
        expect(centsOff(buyGet, toLines(cart.toReversed()))).toBe(cents);
      }),
      { numRuns: 500 },
    );
  });

  test('a Buy X get Y discount never takes off more than the allowed number of the cheapest pieces costs, and whole cents', () => {
    fc.assert(
      fc.property(anyRule, anyCart, fc.integer({ min: 1, max: 10_000 }), (buyGet, cart, hundredths) => {
        const cents = centsOff(buyGet, toLines(cart), percent(hundredths));
        const all = cart.flatMap((each) => Array.from({ length: each.quantity }, () => each.cents));
        const dearest = all.toSorted((one, other) => other - one);
        const allowed = (buyGet.maxTimes ?? Infinity) * buyGet.get.quantity;
        const limit = dearest.slice(0, Math.min(allowed, all.length)).reduce((sum, each) => sum + each, 0);
        expect(Number.isInteger(cents) && cents >= 0 && cents <= limit).toBe(true);
        // At least as many pieces are paid in full as are bought.
        expect(cents).toBeLessThanOrEqual(centsOff(buyGet, toLines(cart)));
      }),
    );
  });

  test('more times, a higher percentage or higher prices never lower the discount, and missing items make it apply', () => {
    fc.assert(
      fc.property(anyRule, anyCart, fc.integer({ min: 1, max: 9999 }), (buyGet, cart, hundredths) => {
        const cents = centsOff(buyGet, toLines(cart), percent(hundredths));
        const more = { ...buyGet, maxTimes: buyGet.maxTimes === null ? null : buyGet.maxTimes + 1 };
        const dearer = cart.map((each) => ({ ...each, cents: each.cents + (each.id % 3) }));
        expect(centsOff(more, toLines(cart), percent(hundredths))).toBeGreaterThanOrEqual(cents);
        expect(centsOff(buyGet, toLines(cart), percent(hundredths + 1))).toBeGreaterThanOrEqual(cents);
        expect(centsOff(buyGet, toLines(dearer), percent(hundredths))).toBeGreaterThanOrEqual(cents);
        const { toBuy, toGet } = missingItems(buyGet, linesOf(toLines(cart)));
        expect(toBuy + toGet === 0).toBe(centsOff(buyGet, toLines(cart)) > 0);
      }),
    );
  });
});
