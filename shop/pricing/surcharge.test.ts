import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceTypes } from '#contract/constants.ts';
import { percentOf } from './money.ts';
import { optionSurchargeCents, surchargesCents, type OptionPrice } from './surcharge.ts';

const fixed = (cents: number): OptionPrice => ({ priceType: priceTypes.fixedValue, value: cents });
const percent = (hundredths: number): OptionPrice => ({
  priceType: priceTypes.percentage,
  value: hundredths,
});

describe('option surcharges', () => {
  test('a fixed surcharge is its own amount, whatever the price', () => {
    expect(optionSurchargeCents(0, fixed(675))).toBe(675);
    expect(optionSurchargeCents(3200, fixed(675))).toBe(675);
  });

  test('a percentage is of the base price', () => {
    expect(optionSurchargeCents(3200, percent(1250))).toBe(400);
    expect(optionSurchargeCents(0, percent(1250))).toBe(0);
  });

  test('percentages are rounded per option, not over their sum', () => {
    // 1.5 % of 0.99 is 1.485 cents: 1 + 1, where 3 % at once would be 3.
    expect(surchargesCents(99, [percent(150), percent(150)])).toBe(2);
  });

  test('no options cost nothing', () => {
    expect(surchargesCents(999, [])).toBe(0);
  });

  test('a price type nobody knows is a bug and throws', () => {
    expect(() => optionSurchargeCents(100, { priceType: 3 as 1, value: 5 })).toThrow(RangeError);
  });

  test('the surcharges are the sum of each option by itself, in any order', () => {
    const values = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), values, values, (price, amounts, percents) => {
        const options = [...amounts.map(fixed), ...percents.map(percent)];
        let expected = 0;
        for (const amount of amounts) expected += amount;
        for (const hundredths of percents) expected += percentOf(price, hundredths);
        expect(surchargesCents(price, options)).toBe(expected);
        expect(surchargesCents(price, options.toReversed())).toBe(expected);
      }),
    );
  });
});
