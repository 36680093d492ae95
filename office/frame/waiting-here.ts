import { useSyncExternalStore } from 'react';
import type { Answer } from '#contract/operation.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { officeQuery, queryClient } from '../data/query-client.ts';
import type { Screen } from '../screens.ts';

type Waiting = Answer<typeof getToday>['waiting'][number];

/** Under which screen of the navigation it is counted. */
const screenOf: Partial<Record<Waiting['what'], Screen>> = {
  toConfirm: 'orders',
  toPrepare: 'orders',
  toSend: 'orders',
  awaitingTransfer: 'money',
  moneyCame: 'money',
  moneyBack: 'money',
};

const { queryKey } = officeQuery(getToday, {});
const subscribe = (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange);

/** What was fetched for another screen; what a change has made old, and is not asked for anew, counts for nothing. */
function todayHere(): Answer<typeof getToday> | undefined {
  const state = queryClient.getQueryState<Answer<typeof getToday>>(queryKey);
  return state?.isInvalidated && state.fetchStatus === 'idle' ? undefined : state?.data;
}

/** How much waits at each screen of the navigation, as far as it is known already: nothing is asked for it. */
export function useWaitingHere(): Partial<Record<Screen, number>> {
  const today = useSyncExternalStore(subscribe, todayHere, () => undefined);
  const counts: Partial<Record<Screen, number>> = {};
  for (const { what, count } of today?.waiting ?? []) {
    const screen = screenOf[what];
    if (screen) counts[screen] = (counts[screen] ?? 0) + count;
  }
  return counts;
}
