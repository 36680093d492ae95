import type { ShopDates } from '#rules/date-text.ts';
import { arrival } from '#rules/arrival.ts';
import { dayText, type SayDay, spanTexts } from '#rules/day-text.ts';
import { today } from './today.ts';

/** "Arrives Tue 24 – Wed 25 Nov", for an order of today; '' for what says no number of days. */
export function arrivalText(
  shippingDays: string,
  t: SayDay<'arrives' | 'arrivesBetween'>,
  dates: ShopDates,
): string {
  const [first, last] = arrival(shippingDays, today(dates)) ?? [];
  if (!first) return '';
  return last ? t('arrivesBetween', spanTexts([first, last], t)) : t('arrives', { day: dayText(first, t) });
}
