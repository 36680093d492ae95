import { expect, test } from 'vitest';
import { phoneForForms } from './phone.ts';

test.each([
  ['+85512345678', '855 12 345 678'],
  ['+855 97 123 4567', '855 97 123 4567'],
  ['+14155550123', '141 5555 0123'],
  ['012 345 678', '012 345 678'],
  ['=1+1', '=1+1'],
  ['+1+cmd|x', '+1+cmd|x'],
])('the phone number %s is formatted for couriers as %s', (phone, written) =>
  expect(phoneForForms(phone)).toBe(written),
);
