import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import {
  type ManualRefund,
  foundMoney,
  sameAmounts,
  type PendingPayments,
  waitingMoney,
} from '#shop/payments/payments.ts';
import { hasVat } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { byHandRow, currencyOf, personOf, transferRow } from './money-rows.ts';

const maxShown = 200;

export const handler = handle(listPendingPayments, async ({ find }, { app, caller }) => {
  const all = await waitingMoney(app.db);
  const found = foundMoney(find, all);
  const sameAmount = sameAmounts(all.transfers);
  const person = personOf(caller);
  return {
    transfers: found.transfers.slice(0, maxShown).map((each) => transferRow(each, caller, sameAmount(each))),
    came: found.came.slice(0, maxShown).map((each) => byHandRow(each, caller)),
    cash: found.cash.slice(0, maxShown).map((each) => ({
      number: each.number,
      placedAt: each.placedAt.toISOString(),
      until: endOf(each).toISOString(),
      ...person(each),
      cents: each.totalCents,
    })),
    balances: found.balances.slice(0, maxShown).map((each) => ({
      number: each.number,
      requestedAt: each.requestedAt.toISOString(),
      ...person(each),
      cents: each.cents,
    })),
    back: found.back.slice(0, maxShown).map((each) => byHandRow(each, caller)),
    owed: found.owed.slice(0, maxShown).map((each) => ({
      number: each.number,
      since: each.since.toISOString(),
      ...person(each),
      cents: each.cents,
    })),
    groups: {
      transfers: tally(all.transfers, { cents: ({ cents }) => cents, since: ({ placedAt }) => placedAt }),
      came: tally(all.came, manualTotals),
      cash: tally(all.cash, { cents: ({ totalCents }) => totalCents, since: ({ placedAt }) => placedAt }),
      balances: tally(all.balances, {
        cents: ({ cents }) => cents,
        since: ({ requestedAt }) => requestedAt,
      }),
      back: tally(all.back, manualTotals),
      owed: tally(all.owed, { cents: ({ cents }) => cents, since: ({ since }) => since }),
    },
    hasVat: await hasVat(app.db),
    endsFirst: endsFirst(all),
  };
});

interface Totals<Each> {
  cents: (each: Each) => number;
  riel?: (each: Each) => number;
  since: (each: Each) => Date;
}

const manualTotals: Totals<ManualRefund> = {
  cents: (each) => (currencyOf(each) === 'USD' ? each.amountMinor : 0),
  riel: (each) => (currencyOf(each) === 'KHR' ? each.amountMinor : 0),
  since: ({ since }) => since,
};

/** Returns the count, the sum and the oldest date. */
function tally<Each>(all: readonly Each[], { cents, riel = () => 0, since }: Totals<Each>) {
  const total = (of: (each: Each) => number) => all.reduce((sum, each) => sum + of(each), 0);
  const oldest = all
    .map((each) => since(each).getTime())
    .reduce((one, other) => Math.min(one, other), Infinity);
  return {
    count: all.length,
    cents: total(cents),
    riel: total(riel),
    since: all.length === 0 ? null : new Date(oldest).toISOString(),
  };
}

/** Returns the deadline, which is always set for orders that await confirmation. */
const endOf = ({ confirmBy }: PendingPayments['cash'][number]): Date => confirmBy ?? new Date(0);

/**
 * Returns the first deadline that hasn't passed. Expired transfers don't count, because they only need a
 * check of their slip.
 */
function endsFirst({ transfers, cash }: PendingPayments) {
  const now = Date.now();
  const [first] = [
    ...transfers.map(({ number, until }) => ({ number, until, kind: 'transfers' as const })),
    ...cash.map((each) => ({ number: each.number, until: endOf(each), kind: 'cash' as const })),
  ]
    .filter(({ until }) => until.getTime() > now)
    .toSorted((one, other) => one.until.getTime() - other.until.getTime());
  return first ? { ...first, until: first.until.toISOString() } : null;
}
