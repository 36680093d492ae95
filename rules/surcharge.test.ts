import { describe, expect, test } from 'vitest';
import { priceTypes } from '#contract/constants.ts';
import { optionSurchargeCents, type OptionPrice } from './surcharge.ts';

const fixed = (cents: number): OptionPrice => ({ priceType: priceTypes.fixedValue, value: cents });
const percent = (hundredths: number): OptionPrice => ({
  priceType: priceTypes.percentage,
  value: hundredths,
});

describe('option surcharges', () => {
  test('a fixed surcharge is the same whatever the price', () => {
    expect(optionSurchargeCents(0, fixed(675))).toBe(675);
    expect(optionSurchargeCents(3200, fixed(675))).toBe(675);
  });

  test('a percentage surcharge is calculated from the base price', () => {
    expect(optionSurchargeCents(3200, percent(1250))).toBe(400);
    expect(optionSurchargeCents(0, percent(1250))).toBe(0);
  });

  test('the price of options throws for an unknown price type', () => {
    expect(() => optionSurchargeCents(100, { priceType: 3 as 1, value: 5 })).toThrow(RangeError);
  });
});
