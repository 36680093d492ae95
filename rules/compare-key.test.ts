import { expect, test } from 'vitest';
import { compareKey, plainKey } from './compare-key.ts';

test.each([
  ['enc-20', 'ENC-20'],
  [' ENC-20\u200b', 'enc-20'],
  ['E\u00adNC \u00a0 20\u200e', 'enc 20'],
  ['Cafe\u0301', 'CAF\u00c9'],
])('%j and %j are the same key', (one, other) => expect(compareKey(one)).toBe(compareKey(other)));

test('a SKU is stored without invisible marks, and with its letters as they are', () =>
  expect(plainKey('\ufeffEnc-20\u200b ')).toBe('Enc-20'));
