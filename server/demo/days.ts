import { shopTimeZone } from '#contract/constants.ts';

const hour = 3_600_000;

/** Dates relative to the day of the seed. */
export interface Days {
  /** The time at which the seed runs. */
  now: Date;
  /**
   * Returns the time `days` after the start of today in the shop's time zone (before it when negative), plus `hours`.
   */
  from(days: number, hours?: number): Date;
  /** Returns the shop's date that many days from today, yyyy-mm-dd. */
  dayOf(days: number): string;
}

/**
 * Returns the dates around a day. The shop's days have 24 hours, because its time zone has no daylight saving
 * time.
 */
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
    // Uses noon, which falls on the same date in UTC and in the shop's time zone.
    dayOf: (days) => from(days, 12).toISOString().slice(0, 10),
  };
}
