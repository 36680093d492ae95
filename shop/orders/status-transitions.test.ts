import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#contract/constants.ts';
import { hiddenStatuses, isAllowedTransition } from './status-transitions.ts';

const all = [...Object.values(orderStatuses), ...Object.values(hiddenStatuses)];
const allowed = new Set([
  '1>2',
  '1>5',
  '1>91',
  '2>3',
  '2>5',
  '3>4',
  '3>5',
  '4>5',
  '90>1',
  '90>3',
  '90>91',
  '91>1',
  '91>3',
]);

describe('the statuses of an order', () => {
  test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'from %i to %i only as written',
    (from, to) => {
      expect(isAllowedTransition(from, to)).toBe(allowed.has(`${from}>${to}`));
    },
  );

  test('a refunded order stays refunded', () => {
    expect(all.some((to) => isAllowedTransition(orderStatuses.refunded, to))).toBe(false);
  });
});
