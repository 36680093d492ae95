import { describe, expect, it, test } from 'vitest';
import { promisedDays, slowestDays } from './shipping-days.ts';

test.each([
  [['2-4', '3'], '3-4'],
  [['5', '1-2'], '5'],
  [['2 – 4'], '2-4'],
  [['2-4', ''], ''],
  [['soon'], ''],
  [[], ''],
])('items that take %j days take %j days together', (each, all) => {
  expect(slowestDays(each)).toBe(all);
});

describe('promised delivery days', () => {
  const pen = { isDigital: false, shippingDays: '1-2' };
  const printed = { ...pen, extraDays: 3 };
  const file = { isDigital: true, shippingDays: '0' };
  const further = { from: 1, to: 2 };

  it('the promised days are later for a printed item, and later still in a province', () => {
    expect(promisedDays([pen], null, 'capital', further)).toBe('1-2');
    expect(promisedDays([printed], null, 'capital', further)).toBe('4-5');
    expect(promisedDays([printed], null, 'provinces', further)).toBe('5-7');
    expect(promisedDays([pen], null, 'provinces', null)).toBe('1-2');
  });

  it('the promised days are those of the slowest item, whichever is printed', () => {
    expect(promisedDays([{ ...pen, shippingDays: '5-7' }, printed], null, 'capital', further)).toBe('8-10');
    expect(promisedDays([printed, file], null, 'capital', further)).toBe('4-5');
    expect(promisedDays([file], null, 'capital', further)).toBe('');
    expect(promisedDays([printed, { ...pen, shippingDays: '' }], null, 'capital', further)).toBe('');
  });

  it('the promised days are never earlier than those of the delivery method or the item', () => {
    expect(promisedDays([pen], '3-5', 'provinces', further)).toBe('3-5');
    expect(promisedDays([{ ...pen, shippingDays: '5-7' }], '1-2', 'capital', null)).toBe('5-7');
    expect(promisedDays([{ ...printed, shippingDays: '' }], '2', 'capital', null)).toBe('5');
  });
});
