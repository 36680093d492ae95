import { useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/operation.ts';
import { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { OfficeRefusal } from '#office/data/refusals.ts';
import { useDebouncedValue } from '#office/forms/use-debounced-value.ts';
import type { Plan } from './transfer.ts';

/** Effects that confirmation applies. */
const doing: ReadonlySet<Plan['effect']> = new Set(['part', 'place', 'restore', 'give-back', 'second']);

/**
 * The effect of the payment, debounced. `isReady` is whether the plan matches the current fields and
 * confirming it has an effect.
 */
export function usePlan(input: Input<typeof planTransfer> | null) {
  const key = input === null ? null : JSON.stringify(input);
  const rested = useDebouncedValue(key);
  const request = rested === null ? null : (JSON.parse(rested) as Input<typeof planTransfer>);
  const query = useQuery({
    ...officeQuery(planTransfer, request ?? never),
    enabled: request !== null,
    // Always refetched, because another staff member may have changed the order.
    staleTime: 0,
  });
  const isHere = request !== null && rested === key;
  const plan = isHere ? query.data : undefined;
  const error = isHere ? query.error : null;
  return {
    plan,
    error,
    /** The number of the order that already uses this reference, or ''. */
    usedFor: usedFor(error),
    isReady: plan !== undefined && !query.isFetching && doing.has(plan.effect),
  };
}

const never: Input<typeof planTransfer> = {
  number: '-',
  seen: { currency: 'USD', amount: 1 },
  reference: '-',
  account: '',
  day: '2000-01-01',
};

const usedFor = (error: unknown): string =>
  error instanceof OfficeRefusal ? ((error.data as { number?: string } | null)?.number ?? '') : '';
