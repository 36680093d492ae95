import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceTypes } from '#contract/constants.ts';
import { inCells, lineTerms, type PlainLine } from '#tests/support/line-terms.ts';
import { mergeLines, priceCart as priceCells } from './cart.ts';

const priceCart = <Line extends PlainLine>(lines: readonly Line[]) => priceCells(inCells(lines));
const mug: PlainLine = {
  productId: 7,
  categoryIds: [3],
  allowsDiscounts: true,
  terms: lineTerms({ priceCents: 1999 }),
  quantity: 1,
  orderMaximum: null,
  stock: null,
};
const gold = { priceType: priceTypes.percentage, value: 1250 } as const;
const engraving = { priceType: priceTypes.fixedValue, value: 675 } as const;

const cents = fc.integer({ min: 0, max: 1_000_000 });
const anyOption = fc.record({
  priceType: fc.constantFrom(priceTypes.fixedValue, priceTypes.percentage),
  value: fc.integer({ min: -5000, max: 20_000 }),
});
const anyLine: fc.Arbitrary<PlainLine> = fc.record({
  productId: fc.integer({ min: 1, max: 8 }),
  categoryIds: fc.constant([]),
  allowsDiscounts: fc.boolean(),
  terms: fc
    .record({
      priceCents: cents,
      reducedCents: fc.option(cents),
      options: fc.array(anyOption, { maxLength: 4 }),
      shippingCents: cents,
    })
    .map(lineTerms),
  quantity: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(0, -3, 0.5, NaN, 1e300)),
  orderMaximum: fc.option(fc.nat(30)),
  stock: fc.option(fc.nat(30)),
});
const anyCart = fc.array(anyLine, { maxLength: 10 });

describe('a priced line', () => {
  test('surcharges are in the unit price, the quantity in the line total', () => {
    const [line] = priceCart([
      { ...mug, terms: lineTerms({ priceCents: 1999, options: [gold, engraving] }), quantity: 3 },
    ]).lines;
    // 12.5 % of 19.99 is 2.49875, so 2.50.
    expect(line).toMatchObject({
      unitPriceCents: 2924,
      discountedUnitPriceCents: null,
      lineTotalCents: 8772,
    });
  });

  test('percentages are rounded per option, not over their sum', () => {
    // 1.5 % of 0.99 is 1.485 cents: 1 + 1, where 3 % at once would be 3.
    const share = { priceType: priceTypes.percentage, value: 150 } as const;
    const [line] = priceCart([
      { ...mug, terms: lineTerms({ priceCents: 99, options: [share, share] }) },
    ]).lines;
    expect(line?.unitPriceCents).toBe(101);
  });

  test('the surcharge is calculated from the base price and added to the discounted price, which is charged', () => {
    const terms = lineTerms({ priceCents: 1999, reducedCents: 999, options: [gold, engraving] });
    const [line] = priceCart([{ ...mug, terms, quantity: 2 }]).lines;
    expect(line).toMatchObject({
      unitPriceCents: 2924,
      discountedUnitPriceCents: 1924,
      lineTotalCents: 3848,
    });
  });

  test('a discounted price of 0 is valid', () => {
    const terms = lineTerms({ priceCents: 1999, reducedCents: 0 });
    const [line] = priceCart([{ ...mug, terms }]).lines;
    expect(line).toMatchObject({ discountedUnitPriceCents: 0, lineTotalCents: 0 });
  });

  test('shipping is charged per unit', () => {
    const { lines, totals } = priceCart([
      { ...mug, terms: lineTerms({ priceCents: 1999, shippingCents: 150 }), quantity: 4 },
    ]);
    expect(lines[0]?.shippingCents).toBe(600);
    expect(totals).toEqual({ subtotalCents: 7996, shippingCents: 600, totalCents: 8596 });
  });

  test('other fields of a line are preserved and the input is not modified', () => {
    const line = Object.freeze({ ...mug, name: 'Mug' });
    expect(priceCart([line]).lines[0]).toMatchObject({ name: 'Mug', productId: 7, quantity: 1 });
  });

  test.each([
    [{ stock: 0, quantity: 1 }, 'out-of-stock'],
    [{ stock: 2, quantity: 3 }, 'not-enough-stock'],
    [{ quantity: 11 }, 'above-maximum'],
    [{ stock: 148, quantity: 200 }, 'above-maximum'],
    [{ stock: 8, quantity: 200 }, 'not-enough-stock'],
    [{ quantity: 11, orderMaximum: 12 }, null],
    [{ quantity: -1 }, 'invalid-quantity'],
    [{ quantity: 9, terms: lineTerms({ priceCents: 1, minimum: 10 }) }, 'below-minimum'],
    [{ quantity: 10, terms: lineTerms({ priceCents: 1, minimum: 10 }) }, null],
    [{ stock: 5, quantity: 9, terms: lineTerms({ priceCents: 1, minimum: 10 }) }, 'not-enough-stock'],
    [{}, null],
  ] as const)('a line with %o has the problem %s', (changes, problem) => {
    expect(priceCart([{ ...mug, ...changes }]).lines[0]?.problem).toBe(problem);
  });
});

describe('a priced cart', () => {
  test('an empty cart costs nothing', () => {
    expect(priceCart([])).toEqual({
      lines: [],
      totals: { subtotalCents: 0, shippingCents: 0, totalCents: 0 },
    });
  });

  test('totals are exact sums in whole cents, never negative, and lines keep their order', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { lines, totals } = priceCart(cart);
        expect(lines).toMatchObject(cart);
        let subtotal = 0;
        let shipping = 0;
        for (const line of lines) {
          const unit = line.discountedUnitPriceCents ?? line.unitPriceCents;
          const isCount = Number.isInteger(line.quantity) && line.quantity > 0 && line.quantity < 1e6;
          expect(unit).toBeGreaterThanOrEqual(0);
          expect(line.lineTotalCents).toBe(isCount ? unit * line.quantity : 0);
          subtotal += line.lineTotalCents;
          shipping += line.shippingCents;
        }
        expect(totals).toEqual({
          subtotalCents: subtotal,
          shippingCents: shipping,
          totalCents: subtotal + shipping,
        });
        expect(Object.values(totals).every((total) => Number.isInteger(total) && total >= 0)).toBe(true);
      }),
    );
  });

  test('prices do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { lines, totals } = priceCart(cart);
        expect(priceCart(cart.toReversed())).toEqual({ lines: lines.toReversed(), totals });
      }),
    );
  });
});

describe('merging lines', () => {
  test('lines are merged by product in order of appearance, with the first options and the total quantity', () => {
    const first = Object.freeze({
      ...mug,
      options: [],
      terms: lineTerms({ priceCents: 1999, options: [gold] }),
      quantity: 2,
    });
    const cup = { ...mug, productId: 8, options: [] };
    const merged = mergeLines([
      first,
      cup,
      { ...mug, options: [], terms: lineTerms({ priceCents: 1999, options: [engraving] }), quantity: 3 },
    ]);
    const cells = (quantity: number) => [{ colorId: 0, sizeId: 0, quantity }];
    expect(merged).toEqual([
      { ...first, quantity: 5, cells: cells(5) },
      { ...cup, cells: cells(1) },
    ]);
  });

  test('merging lines that differ only in quantity keeps the totals', () => {
    const quantities = fc.array(fc.tuple(fc.nat(7), fc.integer({ min: 1, max: 20 })), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 8, maxLength: 8 }), quantities, (facts, chosen) => {
        const lines = chosen.map(([index, quantity]) => ({
          ...facts[index]!,
          productId: index,
          quantity,
          options: [],
        }));
        const merged = mergeLines(lines);
        expect(priceCart(merged).totals).toEqual(priceCart(lines).totals);
        expect(new Set(merged.map((line) => line.productId)).size).toBe(merged.length);
        expect(mergeLines(merged)).toEqual(merged);
      }),
    );
  });
});
