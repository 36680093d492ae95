import { expect, it } from 'vitest';
import { arrival, lastDay } from './arrival.ts';

it('arrival days count from the day of the order', () => {
  // The first day, 21-11-2026, is a Saturday.
  expect(arrival('3-4', '2026-11-21')).toEqual([
    { weekday: 2, day: 24, month: 10 },
    { weekday: 3, day: 25, month: 10 },
  ]);
});

it('arrival days count across the end of a month and of a year', () => {
  expect(arrival('2 – 7', '2026-12-29')).toEqual([
    { weekday: 4, day: 31, month: 11 },
    { weekday: 2, day: 5, month: 0 },
  ]);
});

it('the arrival can be a single day', () => {
  expect(arrival('1', '2026-02-28')).toEqual([{ weekday: 0, day: 1, month: 2 }]);
  expect(arrival('2-2', '2026-02-28')).toEqual([{ weekday: 1, day: 2, month: 2 }]);
});

it('the arrival can start on the day of the order', () => {
  expect(arrival('0-1', '2026-02-28')).toEqual([
    { weekday: 6, day: 28, month: 1 },
    { weekday: 0, day: 1, month: 2 },
  ]);
});

it.each(['', '0', '0-0', 'soon', '4-2', '2-3 weeks', '999'])(
  'the arrival is unknown when the shipping days are %j',
  (days) => {
    expect(arrival(days, '2026-11-21')).toBeNull();
  },
);

const closed = { weekdays: [0], dates: ['2026-11-27'] };

it('arrival days skip closed days', () => {
  // The days are Thursday 26, a holiday on Friday 27, and Sunday 29.
  expect(arrival('1-2', '2026-11-26', closed)).toEqual([
    { weekday: 6, day: 28, month: 10 },
    { weekday: 1, day: 30, month: 10 },
  ]);
  expect(lastDay('1-2', '2026-11-26', closed)).toBe('2026-11-30');
  expect(arrival('0-1', '2026-11-29', closed)).toEqual([
    { weekday: 1, day: 30, month: 10 },
    { weekday: 2, day: 1, month: 11 },
  ]);
});

it('arrival days include every day when the shop is never open', () => {
  expect(lastDay('2', '2026-11-26', { weekdays: [0, 1, 2, 3, 4, 5, 6], dates: [] })).toBe('2026-11-28');
});
