import { useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/operation.ts';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { useDebouncedValue } from '#office/forms/use-debounced-value.ts';

type RefundInput = Input<typeof planRefund>;

/**
 * The effect of a refund, debounced. Undefined while the input is incomplete or the plan is loading.
 * @param isSent whether the refund was submitted and needs no plan
 */
export function useRefundPlan(input: RefundInput | null, isSent: boolean) {
  const key = input === null ? null : JSON.stringify(input);
  const rested = useDebouncedValue(key);
  const request = rested === null ? null : (JSON.parse(rested) as RefundInput);
  const query = useQuery({
    ...officeQuery(planRefund, request ?? never),
    enabled: request !== null && !isSent,
    staleTime: 0,
  });
  const isHere = request !== null && rested === key;
  return { plan: isHere ? query.data : undefined, error: isHere ? query.error : null };
}

const never: RefundInput = { number: '-', of: { kind: 'whole', isRestocked: false }, leftCents: 0 };
