import { expect, test } from 'vitest';
import type { ReportPeriod } from '#contract/constants.ts';
import { comparedDays, daysOf } from './report-period.ts';

const today = '2026-11-28';

test.each<[ReportPeriod, [string, string], before: [string, string]]>([
  ['today', [today, today], ['2026-11-27', '2026-11-27']],
  ['yesterday', ['2026-11-27', '2026-11-27'], ['2026-11-26', '2026-11-26']],
  ['last7', ['2026-11-22', today], ['2026-11-15', '2026-11-21']],
  ['last30', ['2026-10-30', today], ['2026-09-30', '2026-10-29']],
  ['thisMonth', ['2026-11-01', today], ['2026-10-01', '2026-10-28']],
  ['lastMonth', ['2026-10-01', '2026-10-31'], ['2026-09-01', '2026-09-30']],
  ['thisQuarter', ['2026-10-01', today], ['2026-07-01', '2026-08-28']],
  ['lastQuarter', ['2026-07-01', '2026-09-30'], ['2026-04-01', '2026-06-30']],
  ['thisYear', ['2026-01-01', today], ['2025-01-01', '2025-11-28']],
  ['lastYear', ['2025-01-01', '2025-12-31'], ['2024-01-01', '2024-12-31']],
])('the period %s is %j and is compared with %j', (period, [since, until], [first, last]) => {
  const days = daysOf(period, today);
  expect(days).toEqual({ since, until });
  expect(comparedDays(period, days, 'before')).toEqual({ since: first, until: last });
});

test('the month of a long month is compared with the whole shorter month before', () => {
  const days = daysOf('thisMonth', '2026-03-31');
  expect(comparedDays('thisMonth', days, 'before')).toEqual({ since: '2026-02-01', until: '2026-02-28' });
});

test('a year earlier means the same days, and 29 February becomes 28 February', () => {
  const days = { since: '2028-02-29', until: '2028-03-01' };
  expect(comparedDays('custom', days, 'year')).toEqual({ since: '2027-02-28', until: '2027-03-01' });
  expect(comparedDays('custom', days, 'none')).toBeNull();
});

test('custom days that are missing or reversed become the last 30 days', () => {
  const usual = daysOf('last30', today);
  expect(daysOf('custom', today, { since: '2026-11-02' })).toEqual(usual);
  expect(daysOf('custom', today, { since: '2026-11-02', until: '2026-11-01' })).toEqual(usual);
  expect(daysOf('custom', today, { since: '2026-11-01', until: '2026-11-01' }).until).toBe('2026-11-01');
});
