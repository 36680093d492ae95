import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#contract/operation.ts';
import { countWaiting } from '#contract/operations/office/today/count-waiting.ts';
import { officeQuery } from '../data/query-client.ts';
import type { Screen } from '../screens.ts';

type Waiting = Answer<typeof countWaiting>['waiting'][number];

/** The navigation screens that show each count. */
const screensOf: Partial<Record<Waiting['what'], readonly Screen[]>> = {
  toConfirm: ['orders', 'money'],
  toPrepare: ['orders', 'workshop'],
  toSend: ['orders', 'workshop'],
  awaitingTransfer: ['money'],
  balanceDue: ['money'],
  overdue: ['orders'],
  moneyCame: ['money'],
  moneyBack: ['money'],
  refundDue: ['money'],
  inquiries: ['inbox'],
};

/** Counts of waiting items per navigation screen. Fetched when signed in (`isIn`), and again after each change. */
export function useWaitingHere(isIn: boolean): Partial<Record<Screen, number>> {
  const { data } = useQuery({ ...officeQuery(countWaiting, {}), enabled: isIn });
  const counts: Partial<Record<Screen, number>> = {};
  for (const { what, count } of data?.waiting ?? [])
    for (const screen of screensOf[what] ?? []) counts[screen] = (counts[screen] ?? 0) + count;
  return counts;
}
