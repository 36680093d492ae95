import { describe, expect, it } from 'vitest';
import { acquirerAmount, fromAcquirer } from './acquirer-amount.ts';

describe('acquirer amounts', () => {
  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [1999, '19.99'],
    [123_456, '1234.56'],
  ])('an acquirer gets %i cents as %s, which is parsed to the same amount', (cents, written) => {
    expect(acquirerAmount(cents)).toBe(written);
    expect(fromAcquirer(written)).toBe(cents);
  });

  it.each([0, -1, 19.99, Number.NaN])('an acquirer never gets %d cents', (cents) => {
    expect(() => acquirerAmount(cents)).toThrow('not an amount');
  });

  it.each(['19.9', '19', '-1.00', '1e3', ''])('an acquirer’s amount %o is rejected', (written) => {
    expect(() => fromAcquirer(written)).toThrow('not an amount');
  });
});
