import { shopTimeZone } from '#contract/constants.ts';

const hour = 3_600_000;

/** Moments counted from the day of the seed. */
export interface Days {
  /** When the seed runs. */
  now: Date;
  /** `days` after the beginning of today in the shop's time zone (before it when negative), and `hours` into that day. */
  from(days: number, hours?: number): Date;
  /** The day of the shop so many after today, yyyy-mm-dd. */
  dayOf(days: number): string;
}

/** Days of the shop are 24 hours: its time zone has no summer time. */
export function daysAround(now: Date): Days {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: shopTimeZone,
    timeStyle: 'medium',
    hourCycle: 'h23',
  })
    .formatToParts(now)
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => Number(value));
  const [hours = 0, minutes = 0, seconds = 0] = parts;
  const today = Math.floor(now.getTime() / 1000) * 1000 - ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const from = (days: number, ofDay = 0) => new Date(today + (days * 24 + ofDay) * hour);
  return {
    now,
    from,
    // Of noon, which is the same day in UTC as where the shop is.
    dayOf: (days) => from(days, 12).toISOString().slice(0, 10),
  };
}
