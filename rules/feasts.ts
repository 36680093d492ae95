import { type ClosedDays, lastDay } from './arrival.ts';

/**
 * Returns the last day, yyyy-mm-dd, on which an order still arrives before another day. Null if `shippingDays` isn't
 * a number of days.
 */
export function lastOrderDay(before: string, shippingDays: string, closed?: ClosedDays): string | null {
  for (let day = addDays(before, -1); ; day = addDays(day, -1)) {
    const arrives = lastDay(shippingDays, day, closed);
    if (arrives === null || arrives < before) return arrives && day;
  }
}

/** Returns the day a number of days after another; days are yyyy-mm-dd. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
