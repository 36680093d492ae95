import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test.each([
  [8, '0 kB'],
  [1536, '1.5 kB'],
  [20_342_000, '19.4 MB'],
  [222_298_112, '212 MB'],
  [44_023_414_784, '41 GB'],
])('a file of %i bytes is shown as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
