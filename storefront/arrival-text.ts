import type { ShopDates } from '#rules/date-text.ts';
import { arrivalText, type SayDay } from '#rules/day-text.ts';
import { today } from './today.ts';

/** When an order of today arrives, as `arrivalText` says it. */
export const arrivalFromToday = (
  shippingDays: string,
  t: SayDay<'arrives' | 'arrivesBetween'>,
  dates: ShopDates,
): string => arrivalText(shippingDays, today(dates), t);
