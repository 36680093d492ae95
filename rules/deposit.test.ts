import { expect, test } from 'vitest';
import { depositOf } from './deposit.ts';

const half = { percent: 50, fromCents: 20_000 };

test.each([
  [20_000, half, 10_000],
  [20_001, half, 10_001],
  [63_020, { percent: 30, fromCents: 0 }, 18_906],
  [3, { percent: 1, fromCents: 0 }, 1],
  [2, { percent: 99, fromCents: 0 }, 1],
] as const)('of %i cents a deposit is enough: %o asks %i', (total, rule, cents) =>
  expect(depositOf(total, rule)).toBe(cents),
);

test.each([
  ['below the total from which deposits are taken', 19_999, half],
  ['without a rule', 20_000, null],
  ['of a customer who pays everything', 20_000, { percent: 100, fromCents: 0 }],
  ['of a cent, which has no halves', 1, { percent: 50, fromCents: 0 }],
  ['of nothing', 0, { percent: 50, fromCents: 0 }],
] as const)('everything is paid at once %s', (_when, total, rule) =>
  expect(depositOf(total, rule)).toBeNull(),
);

test('deposit and balance add up to the total, and neither is empty', () => {
  for (let total = 2; total < 2000; total += 7)
    for (let percent = 1; percent < 100; percent += 3) {
      const deposit = depositOf(total, { percent, fromCents: 0 }) ?? 0;
      expect(deposit).toBeGreaterThan(0);
      expect(deposit).toBeLessThan(total);
    }
});
