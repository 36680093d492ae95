import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { today } from '#office/today.ts';
import { approvalDay, arrival } from '#rules/arrival.ts';
import { formatDay, ifApproved, spanTexts } from '#rules/format-day.ts';

/**
 * Formats the arrival days of an order placed today: 'Tue 24 – Wed 25 Nov', with the day by which its proof has to be
 * approved, or '' if `days` isn't like `2-4`.
 */
export function useArrival(needsApproval = false): (days: string) => string {
  const { chrome: layout } = useOffice();
  const t = useLabels(officePhoneOrderLabels);
  const shared = useLabels(sharedLabels);
  return (days) => {
    const approveBy = needsApproval ? approvalDay(today(layout), layout.closed) : null;
    const [first, last] = arrival(days, approveBy ?? today(layout), layout.closed) ?? [];
    if (!first) return '';
    const when = last ? t('between', spanTexts([first, last], shared)) : formatDay(first, shared);
    return ifApproved(when, approveBy, shared);
  };
}
