import { expect, test } from 'vitest';
import { nextLook } from './look-schedule.ts';

const open = { state: 'unknown', looks: 0, secondsLeft: 1800 } as const;

test('an unsettled payment is looked at after 5 s, 30 s, 2 min, then every 5 min', () => {
  expect([0, 1, 2, 3, 4, 99].map((looks) => nextLook({ ...open, looks }, null))).toEqual([
    5, 30, 120, 300, 300, 300,
  ]);
});

test('and within a second of the end of its reservation', () => {
  expect(nextLook({ ...open, looks: 9, secondsLeft: 40 }, null)).toBe(41);
  expect(nextLook({ ...open, looks: 9, secondsLeft: -40 }, null)).toBe(300);
});

test('a provider that is paid elsewhere is asked as often as it says, while the shopper pays', () => {
  expect(nextLook({ ...open, state: 'needs_action', looks: 9 }, 3)).toBe(3);
  expect(nextLook({ ...open, state: 'unknown', looks: 9 }, 3)).toBe(300);
});

test.each(['declined', 'paid', 'part_refunded', 'refunded'] as const)(
  'a payment that is %s is left alone',
  (state) => {
    expect(nextLook({ ...open, state }, 3)).toBeNull();
  },
);
