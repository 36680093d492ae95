import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { today } from '#office/today.ts';
import { arrival } from '#rules/arrival.ts';
import { formatDay, spanTexts } from '#rules/format-day.ts';

/** Formats the arrival days of an order placed today: 'Tue 24 – Wed 25 Nov', or '' if `days` isn't like `2-4`. */
export function useArrival(): (days: string) => string {
  const { chrome: layout } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const shared = useLabels(sharedLabels);
  return (days) => {
    const [first, last] = arrival(days, today(layout), layout.closed) ?? [];
    if (!first) return '';
    return last ? t('between', spanTexts([first, last], shared)) : formatDay(first, shared);
  };
}
