import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributeKinds, priceTypes } from '#contract/constants.ts';
import { lineTerms } from '#tests/support/line-terms.ts';
import { lineTotals } from './cart-totals.ts';
import {
  alike,
  type Cell,
  cheaperWithMore,
  type LineTerms,
  priceLine,
  requiredPieces,
} from './line-price.ts';
import { priceWithOptions } from './price.ts';
import { type OptionPrice, optionSurchargeCents } from './surcharge.ts';
import { termsOfRow, termsRowOf } from './terms-row.ts';

/** Large enough for ten thousand random lines. */
const many = { numRuns: 10_000 };

interface PlainLine {
  basePriceCents: number;
  reducedCents: number | null;
  options: readonly OptionPrice[];
  quantity: number;
  shippingChargeCents: number;
}

/** How lines were priced before prices depended on the quantity. */
function plainPrice(line: PlainLine) {
  const surcharges = line.options.map((option) => optionSurchargeCents(line.basePriceCents, option));
  const listCents = priceWithOptions(line.basePriceCents, surcharges);
  const reduced = line.reducedCents === null ? null : priceWithOptions(line.reducedCents, surcharges);
  const unitCents = reduced ?? listCents;
  const { shippingChargeCents } = line;
  return {
    listCents,
    unitCents,
    ...lineTotals({ priceCents: unitCents, shippingChargeCents }, line.quantity),
  };
}

const cents = fc.oneof(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 10_000_000 }));
const option = fc.record({
  priceType: fc.constantFrom(priceTypes.fixedValue, priceTypes.percentage),
  value: fc.integer({ min: 0, max: 20_000 }),
});
const quantity = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 100_000 }));
const fallings = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 3000 })), {
  maxLength: 6,
});
/** Returns steps after a first one whose prices never rise. */
function stepsOf(priceCents: number, falling: readonly (readonly [number, number])[]) {
  let [from, price] = [1, priceCents];
  return falling.map(([pieces, fall]) => {
    from += pieces;
    price = Math.max(0, price - fall);
    return { from, cents: price };
  });
}
const print = fc
  .record({
    setupCents: fc.constantFrom(0, 1500, 4000),
    pieceCents: fc.integer({ min: 0, max: 900 }),
    falls: fallings,
  })
  .map(({ setupCents, pieceCents, falls: falling }) => ({
    setupCents,
    steps: [{ from: 1, cents: pieceCents }, ...stepsOf(pieceCents, falling)],
  }));
/** Steps whose prices never rise, each with the best of a percentage and a fixed discount. */
const ladder = fc
  .record({
    priceCents: fc.integer({ min: 0, max: 20_000 }),
    falls: fallings,
    percent: fc.constantFrom(0, 10, 25),
    off: fc.constantFrom(0, 150),
    options: fc.array(option, { maxLength: 3 }),
    shippingCents: fc.constantFrom(0, 0, 3),
    prints: fc.array(print, { maxLength: 3 }),
    drawingCents: fc.constantFrom(0, 0, 1500),
    minimum: fc.constantFrom(1, 1, 30),
    feeCents: fc.constantFrom(undefined, 1, 4000),
  })
  .map(({ priceCents, falls, percent, off, prints, feeCents, ...rest }): LineTerms => {
    const steps = stepsOf(priceCents, falls);
    const reduce = (step: { from: number; cents: number }) => {
      const reducedCents = Math.max(
        0,
        Math.min(step.cents - Math.round((step.cents * percent) / 100), step.cents - off),
      );
      return { ...step, reducedCents: reducedCents < step.cents ? reducedCents : null };
    };
    const [first = { from: 1, cents: 0, reducedCents: null }, ...others] = [
      { from: 1, cents: priceCents },
      ...steps,
    ].map(reduce);
    return lineTerms({
      priceCents,
      reducedCents: first.reducedCents,
      steps: others,
      prints: prints.map((each, at) => ({ attributeId: at + 3, optionId: 9, ...each })),
      ...(feeCents !== undefined && { feeCents }),
      ...rest,
    });
  });
const totalAt = (terms: LineTerms, pieces: number) => {
  const { totalCents, onceCents, shippingCents } = priceLine(terms, alike(pieces));
  return totalCents + onceCents + shippingCents;
};
/** The quantities at which the price of a line may fall. */
const fallsOf = ({ steps, prints = [], minimum }: LineTerms) =>
  [...steps, ...prints.flatMap((each) => each.steps), { from: minimum.pieces }]
    .map(({ from }) => from)
    .toSorted((one, other) => one - other);

const pens = lineTerms({
  priceCents: 120,
  steps: [
    { from: 25, cents: 99 },
    { from: 100, cents: 80, reducedCents: 70 },
  ],
});

describe('the price of a line', () => {
  test('a line without prices by quantity costs what it did before', () => {
    fc.assert(
      fc.property(
        fc.record({
          basePriceCents: cents,
          reducedCents: fc.option(cents),
          options: fc.array(option, { maxLength: 4 }),
          quantity: fc.oneof(quantity, fc.constantFrom(0, -3, 0.5, Number.NaN, 1e300)),
          shippingChargeCents: cents,
        }),
        (line) => {
          const { basePriceCents: priceCents, shippingChargeCents, ...rest } = line;
          const terms = lineTerms({ priceCents, shippingCents: shippingChargeCents, ...rest });
          const { totalCents, shippingCents, unitCents, listCents, extraCents } = priceLine(
            terms,
            alike(line.quantity),
          );
          const { lineTotalCents, ...before } = plainPrice(line);
          expect({ unitCents, listCents, totalCents, shippingCents, extraCents }).toEqual({
            ...before,
            totalCents: lineTotalCents,
            extraCents: 0,
          });
        },
      ),
      many,
    );
  });

  test.each([
    [1, 120, 120, 120],
    [24, 120, 120, 2880],
    [25, 99, 99, 2475],
    [100, 70, 80, 7000],
  ])('the price of %i pens is that of their step', (pieces, unitCents, listCents, totalCents) => {
    expect(priceLine(pens, alike(pieces))).toMatchObject({ unitCents, listCents, totalCents });
  });

  test('a percentage is calculated from the price of the step, without its discount', () => {
    const half = { priceType: priceTypes.percentage, value: 5000 } as const;
    const terms = lineTerms({
      priceCents: 100,
      steps: [{ from: 10, cents: 51, reducedCents: 40 }],
      options: [half],
    });
    expect(priceLine(terms, alike(10))).toMatchObject({ unitCents: 66, listCents: 77 });
  });

  test('the price of one piece never rises with the quantity', () => {
    fc.assert(
      fc.property(ladder, quantity, quantity, (terms, one, other) => {
        const [less, more] = [one, other].toSorted((a, b) => a - b).map((n) => priceLine(terms, alike(n)));
        expect(more!.unitCents).toBeLessThanOrEqual(less!.unitCents);
        expect(more!.listCents).toBeLessThanOrEqual(less!.listCents);
      }),
      many,
    );
  });

  test('terms survive JSON', () => {
    fc.assert(
      fc.property(ladder, quantity, (terms, pieces) => {
        const stored = JSON.parse(JSON.stringify(terms)) as LineTerms;
        expect(priceLine(stored, alike(pieces))).toEqual(priceLine(terms, alike(pieces)));
      }),
    );
  });
});

describe('one-time charges', () => {
  const chest = {
    attributeId: 7,
    optionId: 2,
    setupCents: 2000,
    steps: [
      { from: 1, cents: 60 },
      { from: 50, cents: 40 },
    ],
  };
  const printed = lineTerms({ priceCents: 500, prints: [chest], drawingCents: 1500 });

  test('printing costs per piece by its own steps, and a set-up charge whatever the quantity', () => {
    for (const [pieces, unitCents] of [
      [1, 560],
      [50, 540],
    ] as const)
      expect(priceLine(printed, alike(pieces))).toMatchObject({
        unitCents,
        totalCents: unitCents * pieces,
        once: [
          { kind: 'setup', attributeId: 7, cents: 2000 },
          { kind: 'drawing', cents: 1500 },
        ],
        onceCents: 3500,
      });
  });

  test('a repeat with the same artwork is neither set up nor drawn again', () => {
    expect(priceLine({ ...printed, isRepeat: true }, alike(50))).toMatchObject({
      unitCents: 540,
      once: [],
      onceCents: 0,
    });
  });

  test('fewer pieces than the minimum cost the fee, and others nothing more', () => {
    const few = lineTerms({ priceCents: 100, minimum: 25, feeCents: 1200 });
    expect(priceLine(few, alike(24)).once).toEqual([{ kind: 'minimum', cents: 1200 }]);
    expect(priceLine(few, alike(25)).once).toEqual([]);
    expect(requiredPieces(few.minimum)).toBe(1);
    expect(requiredPieces(lineTerms({ priceCents: 100, minimum: 25 }).minimum)).toBe(25);
  });

  test('an impossible quantity costs nothing', () => {
    expect(priceLine(printed, alike(0))).toMatchObject({ totalCents: 0, onceCents: 0 });
  });

  test('terms from before there were charges cost nothing once', () => {
    const stored = {
      v: 1,
      steps: pens.steps,
      options: [],
      minimum: { pieces: 1 },
      shippingCents: 0,
    } as const;
    expect(priceLine(stored, alike(25))).toMatchObject({ totalCents: 2475, once: [], onceCents: 0 });
  });

  test('the parts of a price add up: pieces with their options, and charges', () => {
    fc.assert(
      fc.property(ladder, quantity, (terms, pieces) => {
        const { step, listCents, unitCents, totalCents, once, onceCents } = priceLine(terms, alike(pieces));
        const added = (terms.prints ?? [])
          .map((each) => each.steps.findLast(({ from }) => from <= pieces)?.cents ?? 0)
          .reduce((sum, each) => sum + each, 0);
        const plain = terms.options.map((each) => optionSurchargeCents(step.cents, each));
        expect(listCents).toBe(priceWithOptions(step.cents, [...plain, added]));
        expect(totalCents).toBe(unitCents * pieces);
        expect(onceCents).toBe(once.reduce((sum, each) => sum + each.cents, 0));
      }),
      many,
    );
  });

  test('terms are the same after they travelled, but for the ids of discounts', () => {
    fc.assert(
      fc.property(ladder, quantity, (terms, pieces) => {
        const row = JSON.parse(JSON.stringify(termsRowOf(terms))) as ReturnType<typeof termsRowOf>;
        const { step: _, ...there } = priceLine(termsOfRow(row, terms.minimum.pieces), alike(pieces));
        const { step: __, ...here } = priceLine(terms, alike(pieces));
        expect(there).toEqual(here);
      }),
    );
  });
});

describe('cells of a line', () => {
  const xl = { attributeId: attributeKinds.size, optionId: 4, priceType: priceTypes.fixedValue, value: 100 };
  const shirts: LineTerms = { ...pens, options: [xl] };
  const cell = (sizeId: number, pieces: number): Cell => ({ colorId: 0, sizeId, quantity: pieces });

  test('a surcharge of a size applies to its own cells, and the sum decides the step', () => {
    const { step, unitCents, extraCents, totalCents } = priceLine(shirts, [cell(3, 20), cell(4, 5)]);
    expect({ from: step.from, unitCents, extraCents, totalCents }).toEqual({
      from: 25,
      unitCents: 99,
      extraCents: 500,
      totalCents: 2975,
    });
  });

  test('a surcharge that all cells share is in the price of one piece', () => {
    expect(priceLine(shirts, [cell(4, 5)])).toMatchObject({ unitCents: 220, extraCents: 0 });
  });

  test('the total is the sum of the cells, in any order and however they are split', () => {
    const cells = fc.array(
      fc
        .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 90 }))
        .map(([size, n]) => cell(size, n)),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(ladder, cells, (terms, some) => {
        const sized: LineTerms = { ...terms, options: [...terms.options, xl] };
        const whole = priceLine(sized, some);
        expect(whole.totalCents).toBe(
          whole.cells.reduce((sum, each) => sum + each.unitCents * each.quantity, 0),
        );
        expect(whole.totalCents).toBe(whole.unitCents * whole.quantity + whole.extraCents);
        expect(priceLine(sized, some.toReversed()).totalCents).toBe(whole.totalCents);
        const split = some.flatMap((each) => [
          { ...each, quantity: 1 },
          ...(each.quantity > 1 ? [{ ...each, quantity: each.quantity - 1 }] : []),
        ]);
        expect(priceLine(sized, split).totalCents).toBe(whole.totalCents);
      }),
    );
  });
});

describe('a larger quantity that costs less', () => {
  test.each([
    [20, null],
    [21, { quantity: 25, more: 4, cents: 45 }],
    [24, { quantity: 25, more: 1, cents: 405 }],
    [25, null],
    [71, { quantity: 100, more: 29, cents: 29 }],
    [100, null],
  ])('a larger quantity that costs less is found for %i pens', (pieces, found) => {
    expect(cheaperWithMore(pens, alike(pieces), 1000)).toEqual(found);
  });

  test('a cheaper step is offered up to the number of pieces that can be ordered, and not beyond it', () => {
    expect(cheaperWithMore(pens, alike(24), 24)).toBeNull();
    expect(cheaperWithMore(pens, alike(24), 25)).toMatchObject({ quantity: 25 });
  });

  test('a larger quantity that costs less adds to the cheapest cell', () => {
    const xl = {
      attributeId: attributeKinds.size,
      optionId: 4,
      priceType: priceTypes.fixedValue,
      value: 500,
    };
    const cells = [
      { colorId: 0, sizeId: 4, quantity: 10 },
      { colorId: 0, sizeId: 3, quantity: 14 },
    ];
    expect(cheaperWithMore({ ...pens, options: [xl] }, cells, 1000)).toEqual({
      quantity: 25,
      more: 1,
      cents: 405,
    });
  });

  test('a larger quantity that costs less saves exactly what it says, and no saving is missed', () => {
    let found = 0;
    fc.assert(
      fc.property(ladder, quantity, (terms, pieces) => {
        const better = cheaperWithMore(terms, alike(pieces), 1_000_000);
        const next = fallsOf(terms).find(
          (from) => from > pieces && totalAt(terms, from) < totalAt(terms, pieces),
        );
        found += better ? 1 : 0;
        expect(better).toEqual(
          next
            ? {
                quantity: next,
                more: next - pieces,
                cents: totalAt(terms, pieces) - totalAt(terms, next),
              }
            : null,
        );
      }),
      many,
    );
    expect(found).toBeGreaterThan(100);
  });
});
