import { expect, test } from 'vitest';
import { areaOf, lineOf, topOf } from './chart-lines.ts';

test('a line chart draws the maximum at the top of the chart and zero at the bottom', () => {
  expect(lineOf([0, 10, 5], 10)).toBe('M0 100L50 0L100 50');
  expect(areaOf([0, 10], 10)).toBe('M0 100L100 0L100 100L0 100Z');
});

test('a line chart with one value or none is drawn', () => {
  // A point alone would draw nothing.
  expect(lineOf([7], 7)).toBe('M0 0L100 0');
  expect(areaOf([7], 7)).toBe('M0 0L100 0L100 100L0 100Z');
  expect(lineOf([], 1)).toBe('');
  expect(areaOf([], 1)).toBe('');
});

test.each([
  [[], 400],
  [[0, 0], 400],
  [[399], 400],
  [[401], 800],
  [[900], 2000],
  [[86_120], 100_000],
  [[100_000], 100_000],
  [[100_001], 200_000],
  [[1_234_567], 2_000_000],
])('for values %j the top grid line is %i', (values, top) => {
  expect(topOf(values)).toBe(top);
  expect((top / 4) % 100).toBe(0);
});
