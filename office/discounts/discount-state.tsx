import { officeDiscountsLabels } from '#contract/labels/office/discounts.ts';
import type { Answer } from '#contract/operation.ts';
import type { listDiscounts } from '#contract/operations/office/discounts/list-discounts.ts';
import { State } from '../components/state.tsx';
import { useLabels } from '../office-context.ts';

const looks = {
  running: 'published',
  planned: 'dated',
  ended: 'archived',
  usedUp: 'archived',
  off: 'hidden',
} as const;

/** Whether shoppers get a discount now, later or no longer. */
export function DiscountState({
  state,
}: {
  state: Answer<typeof listDiscounts>['discounts'][number]['state'];
}) {
  const t = useLabels(officeDiscountsLabels);
  return <State look={looks[state]}>{t(state)}</State>;
}
