import { expect, test } from 'vitest';
import { pastedSkus } from './pasted-skus.ts';

test.each([
  ['MUG-01 24', [['MUG-01', 24]]],
  [
    'MUG-01\t24\nCAP 2\t3',
    [
      ['MUG-01', 24],
      ['CAP 2', 3],
    ],
  ],
  ['MUG-01: 24\r\nmug-01 x 6\n', [['MUG-01', 30]]],
  ['24 x MUG-01', [['MUG-01', 24]]],
  [
    'MUG-01,24; \nBAG;5',
    [
      ['MUG-01', 24],
      ['BAG', 5],
    ],
  ],
  ['AG-1001', [['AG-1001', 1]]],
  ['00123 24', [['00123', 24]]],
  ['MUG-01 ២៤', [['MUG-01', 24]]],
  ['"MUG-01"\t"Clay mug"\t12', [['MUG-01', 12]]],
  ['Clay mug with logo 5', [['Clay mug with logo', 5]]],
  ['MUG-01 0\n \n\t', []],
])('the pasted SKUs %j are understood', (text, expected) => {
  expect(pastedSkus(text).map(({ sku, quantity }) => [sku, quantity])).toEqual(expected);
});
