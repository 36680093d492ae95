import { expect, test } from 'vitest';
import { lateSecondsOf, nextPollSeconds } from './poll-schedule.ts';

const lost = { state: 'unknown', looks: 0, secondsLeft: 1800 } as const;
const many = [0, 1, 2, 3, 99];

test('a payment with an unknown outcome is polled after 5 s, then every 30 s', () => {
  expect(many.map((looks) => nextPollSeconds({ ...lost, looks }, true, null))).toEqual([5, 30, 30, 30, 30]);
});

test.each(['needs_action', 'pending'] as const)(
  'a payment that is %s is polled after 5 s, 30 s, then every minute; every 30 s without answers',
  (state) => {
    const open = { ...lost, state };
    expect(many.map((looks) => nextPollSeconds({ ...open, looks }, true, null))).toEqual([5, 30, 60, 60, 60]);
    expect(many.map((looks) => nextPollSeconds({ ...open, looks }, false, null))).toEqual([
      5, 30, 30, 30, 30,
    ]);
  },
);

test('a payment is polled within a second of the end of its reservation', () => {
  expect(nextPollSeconds({ ...lost, looks: 9, secondsLeft: 20 }, true, null)).toBe(21);
  expect(nextPollSeconds({ ...lost, looks: 9, secondsLeft: -40 }, true, null)).toBe(30);
});

test('an external payment is polled soon, then less often, because the page that shows the code polls too', () => {
  const open = { ...lost, state: 'needs_action' } as const;
  const waits = [0, 1, 2, 3, 4, 5, 99].map((looks) => nextPollSeconds({ ...open, looks }, true, 3));
  expect(waits).toEqual([3, 6, 12, 24, 48, 60, 60]);
  expect(nextPollSeconds({ ...lost, state: 'unknown', looks: 9 }, true, 3)).toBe(30);
});

test('an unpaid code is polled until half an hour after it expires', () => {
  const ended = { ...lost, state: 'declined', looks: 9, secondsLeft: -60 } as const;
  const lateAt = (secondsLeft: number) => lateSecondsOf({ code: { secondsLeft } }, { lateMinutes: 30 });
  expect(
    [-1, -1799, -1800].map((left) => nextPollSeconds({ ...ended, lateSeconds: lateAt(left) }, true, 3)),
  ).toEqual([60, 60, null]);
  expect(lateSecondsOf({ code: null }, { lateMinutes: 30 })).toBe(0);
  expect(lateSecondsOf({ code: { secondsLeft: -1 } }, {})).toBe(0);
});

test.each(['declined', 'paid', 'part_refunded', 'refunded'] as const)(
  'polling a payment that is %s stops after an answer; without one it continues for a limited time',
  (state) => {
    const settled = { ...lost, state };
    expect(nextPollSeconds(settled, true, 3)).toBeNull();
    const looked = [0, 1, 2, 999, 1000].map((looks) => nextPollSeconds({ ...settled, looks }, false, 3));
    expect(looked).toEqual([5, 30, 30, 30, null]);
  },
);
