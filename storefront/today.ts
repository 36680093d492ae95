import { dayOf, type ShopDates } from '#rules/format-date.ts';

/** Returns the current day in the shop's time zone, yyyy-mm-dd. */
export const today = (dates: ShopDates): string => dayOf(new Date().toISOString(), dates);
