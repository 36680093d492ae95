import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { useLabels } from '#office/office-context.ts';
import type { Plan } from './use-order-edit.ts';

/** Returns a function that explains why an order can't be changed this way. */
export function useErrorText(): (error: Plan['faults'][number]) => string {
  const t = useLabels(officeOrderChange);
  return ({ code, n }) => {
    if (code === 'unchanged') return '';
    return code === 'way' ? t('methodUnavailable') : t(code, { n: n ?? 0 });
  };
}
