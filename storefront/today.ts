import { dayOf, shopMoment, type ShopDates } from '#rules/format-date.ts';

/** Returns the current day in the shop's time zone, yyyy-mm-dd. */
export const today = (dates: ShopDates): string => dayOf(new Date().toISOString(), dates);

const minuteMs = 60_000;

/** Returns when the current day ends in the shop's time zone, in milliseconds since 1970. */
export function endOfToday(dates: ShopDates): number {
  const now = Date.now();
  const [hours = 0, minutes = 0] = shopMoment(new Date(now).toISOString(), dates).time.split(':').map(Number);
  return now - (now % minuteMs) + (24 * 60 - hours * 60 - minutes) * minuteMs;
}
