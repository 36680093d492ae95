import type { LabelValues } from '#contract/labels/label-set.ts';
import type { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import type { ShopDates } from '#rules/date-text.ts';
import { arrival } from '#rules/arrival.ts';
import { dayText, type SayDay, spanTexts } from '#storefront/day-text.ts';
import { today } from '#storefront/today.ts';

type Say = (key: keyof typeof productDetailLabels.texts, values?: LabelValues) => string;

/** "Arrives Tue 24 – Wed 25 Nov", for an order of today; '' for what says no number of days. */
export function arrivalText(shippingDays: string, t: Say, days: SayDay, dates: ShopDates): string {
  const [first, last] = arrival(shippingDays, today(dates)) ?? [];
  if (!first) return '';
  return last
    ? t('arrivesBetween', spanTexts([first, last], days))
    : t('arrives', { day: dayText(first, days) });
}
