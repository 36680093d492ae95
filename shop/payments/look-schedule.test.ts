import { expect, test } from 'vitest';
import { nextLook } from './look-schedule.ts';

const open = { state: 'unknown', looks: 0, secondsLeft: 1800 } as const;

test('an unsettled payment is looked at after 5 s, 30 s, 2 min, then every 5 min', () => {
  expect([0, 1, 2, 3, 4, 99].map((looks) => nextLook({ ...open, looks }, true, null))).toEqual([
    5, 30, 120, 300, 300, 300,
  ]);
});

test('and within a second of the end of its reservation', () => {
  expect(nextLook({ ...open, looks: 9, secondsLeft: 40 }, true, null)).toBe(41);
  expect(nextLook({ ...open, looks: 9, secondsLeft: -40 }, true, null)).toBe(300);
});

test('a provider that is paid elsewhere is asked as often as it says, while the shopper pays', () => {
  expect(nextLook({ ...open, state: 'needs_action', looks: 9 }, true, 3)).toBe(3);
  expect(nextLook({ ...open, state: 'unknown', looks: 9 }, true, 3)).toBe(300);
});

test.each(['declined', 'paid', 'part_refunded', 'refunded'] as const)(
  'a payment that is %s is left alone once a look was answered, and is looked at again, not for ever, while none is',
  (state) => {
    const settled = { ...open, state };
    expect(nextLook(settled, true, 3)).toBeNull();
    const looked = [0, 1, 2, 3, 99, 100].map((looks) => nextLook({ ...settled, looks }, false, 3));
    expect(looked).toEqual([5, 30, 120, 300, 300, null]);
  },
);
