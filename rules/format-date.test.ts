import { describe, expect, it } from 'vitest';
import { shopTimeZone } from '#contract/constants.ts';
import {
  formatDate as dayBy,
  formatDateTime as momentBy,
  shopMoment,
  type ShopDates,
  defaultDates,
} from './format-date.ts';

const formatDate = (iso: string, dates: ShopDates = defaultDates) => dayBy(iso, dates);
const formatDateTime = (iso: string, dates: ShopDates = defaultDates) => momentBy(iso, dates);

const slashes = { dateFormat: 'dd/mm/yyyy', timeZone: shopTimeZone } as const;

describe('dateText', () => {
  it('a date is shown in Phnom Penh, whatever the time zone of the machine', () => {
    expect(formatDate('2026-11-01T16:59:59Z')).toBe('01-11-2026');
    expect(formatDate('2026-11-01T17:00:00Z')).toBe('02-11-2026');
    expect(formatDate('2026-12-31T18:30:00.000Z')).toBe('01-01-2027');
    expect(formatDate('2026-11-02T00:30:00+07:00')).toBe('02-11-2026');
  });

  it('a time without a zone is UTC', () => {
    expect(formatDate('2026-11-01T17:00:00')).toBe('02-11-2026');
  });

  it('a date without a time and a formatted date stay unchanged', () => {
    expect(formatDate('2026-02-11')).toBe('11-02-2026');
    expect(formatDate('02-11-2026')).toBe('02-11-2026');
  });

  it('a date has slashes when the shop is set to them', () => {
    expect(formatDate('2026-11-01T17:00:00Z', slashes)).toBe('02/11/2026');
    expect(formatDate('02-11-2026', slashes)).toBe('02/11/2026');
    expect(formatDate('soon', slashes)).toBe('');
    expect(formatDateTime('2026-11-17T20:05:59.000Z', slashes)).toBe('18/11/2026 03:05');
  });

  it('an invalid date becomes an empty string', () => {
    expect(formatDate('')).toBe('');
    expect(formatDate('soon')).toBe('');
  });

  it.each([shopTimeZone, 'Europe/Berlin', 'America/New_York'])(
    'the date text agrees with the time zone data for %s',
    (timeZone) => {
      const format = new Intl.DateTimeFormat('en-GB', { timeZone });
      for (let hour = 0; hour < 24 * 366; hour += 5) {
        const moment = new Date(Date.UTC(2026, 0, 1, hour));
        expect(formatDate(moment.toISOString(), { dateFormat: 'dd-mm-yyyy', timeZone })).toBe(
          format.format(moment).replaceAll('/', '-'),
        );
      }
    },
  );
});

it('date and minute are formatted in the same time zone', () => {
  expect(formatDateTime('2026-11-17T20:05:59.000Z')).toBe('18-11-2026 03:05');
});

it('weekday, day and month use the time zone set by the shop', () => {
  const at = (timeZone: string) => shopMoment('2026-11-01T03:30:00.000Z', { ...slashes, timeZone });
  expect(at('Asia/Phnom_Penh')).toEqual({ weekday: 0, day: 1, month: 10, time: '10:30' });
  expect(at('America/New_York')).toEqual({ weekday: 6, day: 31, month: 9, time: '23:30' });
});
