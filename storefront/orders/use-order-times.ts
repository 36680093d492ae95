import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { arrival, lastDay } from '#rules/arrival.ts';
import { shopMoment, type ShopDates } from '#rules/format-date.ts';
import { formatDay, ifApproved, spanTexts } from '#rules/format-day.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { today } from '#storefront/today.ts';
import type { OrderProgress } from './order-progress.ts';

type Promise = Pick<OrderProgress, 'ShippingDays' | 'OrderDay' | 'ApproveDay'>;

/** Returns functions that format an order's times and days. */
export function useOrderTimes() {
  const { chrome: layout } = useShop();
  const t = useLabels(orderProgressLabels);
  const days = useLabels(sharedLabels);
  return {
    /** 'Sat 21 Nov, 10:42'; `iso` is UTC. */
    moment: (iso: string): string => {
      const at = shopMoment(iso, layout);
      // The hour and the word before it stay on one line; a line may break after a comma.
      return t('moment', { day: formatDay(at, days), time: at.time }).replace(
        /(?<!,) (?=[\d:]+$)/u,
        '\u00A0',
      );
    },
    /** The expected arrival: 'Tue 24 – Wed 25 Nov', with the approval that it hangs on; '' if unknown or past. */
    expected: ({ ShippingDays, OrderDay, ApproveDay }: Promise): string => {
      if (isPast(ShippingDays, OrderDay, layout)) return '';
      const [first, last] = arrival(ShippingDays, OrderDay, layout.closed) ?? [];
      if (!first) return '';
      const when = last ? t('between', spanTexts([first, last], days)) : formatDay(first, days);
      return ifApproved(when, ApproveDay, days);
    },
  };
}

/** Returns whether the last delivery day, counted from `day` (yyyy-mm-dd), is over. */
const isPast = (shippingDays: string, day: string, dates: ShopDates): boolean =>
  (lastDay(shippingDays, day, dates.closed) ?? day) < today(dates);
