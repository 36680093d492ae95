import type { Database } from '#database/schema.ts';
import { ordersToCall, type OrderToCall } from '#shop/orders/orders.ts';
import { type ManualRefund, manualRefunds } from '../refunds/unexpected-payment-queries.ts';
import { countWaitingTransfers, type Transfer, waitingTransfers } from '../transfers/transfer-queries.ts';
import { type BalanceDue, balancesDue } from './balance-due-queries.ts';
import { isFound } from './find-money.ts';
import { type OwedRefund, refundsOwed } from './refund-due-queries.ts';

/** Maximum number read of each kind. */
const maxOfKind = 2000;

/** Everything that waits for a payment, by kind. */
export interface PendingPayments {
  /**
   * Waiting transfers, and codes whose provider couldn't be asked. Those with a payment slip are first, then those with
   * the earliest deadline.
   */
  transfers: Transfer[];
  /** Unexpected payments of codes: another amount, late or twice. Oldest first, as for refunds. */
  came: ManualRefund[];
  /** New customers' orders on delivery that need confirmation. The earliest deadline is first. */
  cash: OrderToCall[];
  /** Balances due of edited orders, oldest first. */
  balances: BalanceDue[];
  /** Manual refunds that staff promised, or of overpaid amounts. */
  back: ManualRefund[];
  /** Refunds that are due, but weren't requested: of returned orders, and refunds that failed. Oldest first. */
  owed: OwedRefund[];
}

export async function waitingMoney(db: Database): Promise<PendingPayments> {
  const [transfers, byHand, cash, balances, owed] = await Promise.all([
    waitingTransfers(db, maxOfKind),
    manualRefunds(db),
    ordersToCall(db, maxOfKind),
    balancesDue(db, maxOfKind),
    refundsOwed(db),
  ]);
  return { transfers, cash, balances, owed, ...byKind(byHand) };
}

/**
 * Returns the number of each kind, except new customers' orders (counted in shop/orders), and since when the first has
 * waited.
 */
export async function countWaitingMoney(
  db: Database,
): Promise<Record<'transfers' | 'came' | 'back' | 'owed', { count: number; since: Date | null }>> {
  const transfers = await countWaitingTransfers(db);
  const { came, back } = byKind(await manualRefunds(db));
  const of = (all: readonly Pick<ManualRefund, 'since'>[]) => ({
    count: all.length,
    since: all[0]?.since ?? null,
  });
  return { transfers, came: of(came), back: of(back), owed: of(await refundsOwed(db)) };
}

function byKind(byHand: readonly ManualRefund[]): Pick<PendingPayments, 'came' | 'back'> {
  const { came = [], back = [] } = Object.groupBy(byHand, (each) => (isUnclear(each) ? 'came' : 'back'));
  return { came, back };
}

/** Returns whether staff haven't decided about it yet. */
const isUnclear = ({ what, isCode, by }: ManualRefund): boolean =>
  what === 'money' || (isCode && by === 'system');

export const foundMoney = (
  find: string,
  { transfers, came, cash, balances, back, owed }: PendingPayments,
): PendingPayments => {
  const byHand = (each: ManualRefund) => isFound(find, { ...each, ...totalsOf(each) });
  return {
    transfers: transfers.filter((each) =>
      isFound(find, {
        ...each,
        references: [each.reference],
        cents: [each.cents],
        riel: each.riel ? [each.riel.total] : [],
      }),
    ),
    came: came.filter(byHand),
    cash: cash.filter((each) =>
      isFound(find, {
        ...each,
        references: [],
        cents: [each.totalCents],
        riel: each.riel ? [each.riel.total] : [],
      }),
    ),
    balances: balances.filter((each) =>
      isFound(find, { ...each, references: [], cents: [each.cents], riel: [] }),
    ),
    back: back.filter(byHand),
    owed: owed.filter((each) => isFound(find, { ...each, references: [], cents: [each.cents], riel: [] })),
  };
};

function totalsOf({
  orderNumber: number,
  chargeId,
  currency,
  amountMinor,
  cameAsRiel,
  orderCents,
}: ManualRefund) {
  const isRiel = currency === 'KHR';
  return {
    number,
    references: [chargeId],
    cents: [...(isRiel ? [] : [amountMinor]), ...(orderCents === null ? [] : [orderCents])],
    riel: [...(isRiel ? [amountMinor] : []), ...(cameAsRiel === null ? [] : [cameAsRiel])],
  };
}

/** Returns how many other waiting orders have the same amount, because one transfer may be mistaken for another's. */
export function sameAmounts(transfers: readonly Transfer[]): (transfer: Transfer) => number {
  const counts = Map.groupBy(transfers, ({ cents }) => cents);
  return ({ cents, orderId }) => counts.get(cents)?.filter((other) => other.orderId !== orderId).length ?? 0;
}
