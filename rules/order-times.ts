import { arrival, lastDay } from './arrival.ts';
import { dayOf, shopMoment, type ShopDates } from './format-date.ts';
import { type DayFormatter, formatDay, ifApproved, spanTexts } from './format-day.ts';

/** The days until an order arrives, as its customer gets them. */
export interface ArrivalDays {
  /** Such as `2-4`; '' if unknown. */
  ShippingDays: string;
  /** The day from which they count, yyyy-mm-dd. */
  OrderDay: string;
  /** The day by which a proof has to be approved, yyyy-mm-dd. Omitted if the days are certain. */
  ApproveDay?: string | undefined;
}

type Words = (key: 'moment' | 'between', values: Readonly<Record<string, string>>) => string;

/** Returns functions that format an order's times and days, with the texts of a language. */
export const orderTimes = (dates: ShopDates, t: Words, days: DayFormatter<'ifApproved'>) => ({
  /** 'Sat 21 Nov, 10:42'; `iso` is UTC. */
  moment: (iso: string): string => {
    const at = shopMoment(iso, dates);
    // The hour and the word before it stay on one line; a line may break after a comma.
    return t('moment', { day: formatDay(at, days), time: at.time }).replace(/(?<!,) (?=[\d:]+$)/u, '\u00A0');
  },
  /** The expected arrival: 'Tue 24 – Wed 25 Nov', with the approval that it depends on; '' if unknown or past. */
  expected: ({ ShippingDays, OrderDay, ApproveDay }: ArrivalDays): string => {
    const [first, last] = arrival(ShippingDays, OrderDay, dates.closed) ?? [];
    const end = lastDay(ShippingDays, OrderDay, dates.closed) ?? OrderDay;
    if (!first || end < dayOf(new Date().toISOString(), dates)) return '';
    const when = last ? t('between', spanTexts([first, last], days)) : formatDay(first, days);
    return ifApproved(when, ApproveDay, days);
  },
});
