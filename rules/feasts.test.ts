import { expect, test } from 'vitest';
import { lastOrderDay } from './feasts.ts';

test('the last order day leaves the slowest delivery and closed days before the festival', () => {
  // 14 April 2027 is a Wednesday.
  expect(lastOrderDay('2027-04-14', '2-4')).toBe('2027-04-09');
  expect(lastOrderDay('2027-04-14', '2-4', { weekdays: [0], dates: ['2027-04-13'] })).toBe('2027-04-07');
  expect(lastOrderDay('2027-04-14', '')).toBeNull();
});
