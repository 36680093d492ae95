import { expect, test } from 'vitest';
import { feastsAfter, lastOrderDay } from './feasts.ts';

test('festivals follow the Khmer calendar', () => {
  expect(feastsAfter('2026-09-01')).toEqual([
    { name: 'pchumBen', first: '2026-10-10', last: '2026-10-12' },
    { name: 'waterFestival', first: '2026-11-23', last: '2026-11-25' },
    { name: 'khmerNewYear', first: '2027-04-14', last: '2027-04-16' },
  ]);
  expect(feastsAfter('2028-01-01')[0]).toEqual({
    name: 'khmerNewYear',
    first: '2028-04-13',
    last: '2028-04-16',
  });
});

test('a festival that has begun is not the next one', () => {
  expect(feastsAfter('2026-10-09')[0]?.name).toBe('pchumBen');
  expect(feastsAfter('2026-10-10')[0]?.name).toBe('waterFestival');
});

test('the last order day leaves the slowest delivery and closed days before the festival', () => {
  // 14 April 2027 is a Wednesday.
  expect(lastOrderDay('2027-04-14', '2-4')).toBe('2027-04-09');
  expect(lastOrderDay('2027-04-14', '2-4', { weekdays: [0], dates: ['2027-04-13'] })).toBe('2027-04-07');
  expect(lastOrderDay('2027-04-14', '')).toBeNull();
});
