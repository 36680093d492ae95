import { useQuery } from '@tanstack/react-query';
import type { Input } from '#contract/operation.ts';
import { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { officeQuery } from '#office/data/query-client.ts';
import { OfficeRefusal } from '#office/data/refusals.ts';
import { useRested } from '#office/forms/use-rested.ts';
import type { Plan } from './transfer.ts';

/** What comes of it when it is confirmed. */
const doing: ReadonlySet<Plan['effect']> = new Set(['part', 'place', 'restore', 'give-back', 'second']);

/** What the money comes to, once nobody types; `isReady`: it is of what stands in the fields, and something comes of it. */
export function usePlan(input: Input<typeof planTransfer> | null) {
  const key = input === null ? null : JSON.stringify(input);
  const rested = useRested(key);
  const request = rested === null ? null : (JSON.parse(rested) as Input<typeof planTransfer>);
  const query = useQuery({
    ...officeQuery(planTransfer, request ?? never),
    enabled: request !== null,
    // Others may have been at it: it is asked again whenever it is looked at.
    staleTime: 0,
  });
  const isHere = request !== null && rested === key;
  const plan = isHere ? query.data : undefined;
  const error = isHere ? query.error : null;
  return {
    plan,
    error,
    /** Of the order whose money this reference is noted for; '' for none. */
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
