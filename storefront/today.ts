import { dateText, type ShopDates } from '#rules/date-text.ts';

/** The day it is for the shop, yyyy-mm-dd. */
export const today = (dates: ShopDates): string =>
  dateText(new Date().toISOString(), dates).split(/\D/u).toReversed().join('-');
