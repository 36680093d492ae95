import { expect, test } from 'vitest';
import { tidyCouponCode } from './coupon-code.ts';
import { normalizeBarcode } from './tidy.ts';

test.each(['0', '0000000000000', '00-000', '-', '–', 'N/A', 'n.a.', 'none', 'NULL', '=""', '𝟎𝟎'])(
  'a barcode field with %j counts as empty',
  (text) => {
    expect(normalizeBarcode(text)).toBe('');
  },
);

test.each([
  '="4006381333931"',
  '4006381333931.0',
  '4.006381333931E+12',
  '4,006,381,333,931',
  ']E04006381333931',
  '\u200E4006381333931\r',
  '៤០០៦៣៨១៣៣៣៩៣១',
])('a barcode that a spreadsheet or scanner wrote as %j is stored as its digits', (text) => {
  expect(normalizeBarcode(text)).toBe('4006381333931');
});

test.each(['wel\u200Bcome5', ' ＷＥＬＣＯＭＥ５\u00A0', '\u2060Welcome៥\uFEFF'])(
  'a coupon code pasted as %j is the code as it is stored',
  (text) => {
    expect(tidyCouponCode(text)).toBe('WELCOME5');
  },
);

test('a barcode whose last digits a spreadsheet rounded away stays as it is, and is no GTIN', () => {
  expect(normalizeBarcode('4.00638E+12')).toBe('4.00638E+12');
});
