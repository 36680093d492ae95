import { approvalDay, arrival } from '#rules/arrival.ts';
import type { ShopDates } from '#rules/format-date.ts';
import {
  type ArrivalLabel,
  formatArrival,
  formatDay,
  ifApproved,
  type DayFormatter,
  spanTexts,
} from '#rules/format-day.ts';
import { today } from './today.ts';

export interface ArrivalOf {
  /** The days outside the capital. Both are shown if they differ and the address is unknown. */
  inProvinces?: string | undefined;
  isPickUp?: boolean | undefined;
  /** Whether the customer has to approve a proof first. */
  needsApproval?: boolean | undefined;
}

/**
 * Returns when an order placed today arrives, as formatted by `formatArrival`. Shows both ranges if they differ
 * outside the capital: 'Arrives in Phnom Penh Fri 27 – Sat 28 Nov · in the provinces Sat 28 Nov – Tue 1 Dec'.
 */
export function arrivalFromToday(
  shippingDays: string,
  t: DayFormatter<ArrivalLabel | 'arrivesPlaces' | 'between'>,
  dates: ShopDates,
  { inProvinces = shippingDays, isPickUp = false, needsApproval = false }: ArrivalOf,
): string {
  const approveBy = needsApproval ? approvalDay(today(dates), dates.closed) : null;
  const day = approveBy ?? today(dates);
  if (inProvinces === shippingDays)
    return formatArrival(shippingDays, day, t, { ...dates, isPickUp, approveBy });
  const formatDays = (days: string) => {
    const [first, last] = arrival(days, day, dates.closed) ?? [];
    if (!first) return '';
    return last ? t('between', spanTexts([first, last], t)) : formatDay(first, t);
  };
  const [capital, provinces] = [formatDays(shippingDays), formatDays(inProvinces)];
  const when = capital && provinces ? t('arrivesPlaces', { capital, provinces }) : capital || provinces;
  return ifApproved(when, approveBy, t);
}
