import { dayOf, type ShopDates } from '#rules/date-text.ts';

/** The day it is for the shop, yyyy-mm-dd. */
export const today = (dates: ShopDates): string => dayOf(new Date().toISOString(), dates);
