import { useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/operation.ts';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useDebouncedValue } from '#office/forms/use-debounced-value.ts';

type Wish = Input<typeof planRefund>;

/**
 * The effect of a refund, debounced. Undefined while the input is incomplete or the plan is loading. `isSent`: the
 * refund was submitted and needs no plan.
 */
export function useRefundPlan(wish: Wish | null, isSent: boolean) {
  const key = wish === null ? null : JSON.stringify(wish);
  const rested = useDebouncedValue(key);
  const request = rested === null ? null : (JSON.parse(rested) as Wish);
  const query = useQuery({
    ...officeQuery(planRefund, request ?? never),
    enabled: request !== null && !isSent,
    staleTime: 0,
  });
  const isHere = request !== null && rested === key;
  return { plan: isHere ? query.data : undefined, error: isHere ? query.error : null };
}

const never: Wish = { number: '-', of: { kind: 'whole', isRestocked: false }, leftCents: 0 };
