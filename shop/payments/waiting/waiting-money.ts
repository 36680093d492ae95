import type { Database } from '#database/schema.ts';
import { ordersToCall, type OrderToCall } from '#shop/orders/orders.ts';
import { type ByHand, waitingByHand } from '../refunds/unexpected-payment-queries.ts';
import { countWaitingTransfers, type Transfer, waitingTransfers } from '../transfers/transfer-queries.ts';
import { type BalanceDue, balancesDue } from './balance-due-queries.ts';
import { isFound } from './find-money.ts';

/** Maximum number read of each kind. */
const mostOfKind = 2000;

/** Everything that waits for a payment, by kind. */
export interface WaitingMoney {
  /**
   * Waiting transfers, and codes whose provider couldn't be asked. Those with a payment slip are first, then those with
   * the earliest deadline.
   */
  transfers: Transfer[];
  /** Unexpected payments of codes: another amount, late or twice. Oldest first, like refunds. */
  came: ByHand[];
  /** New customers' orders on delivery that need confirmation. The earliest deadline is first. */
  cash: OrderToCall[];
  /** Balances due of edited orders, oldest first. */
  balances: BalanceDue[];
  /** Manual refunds that staff promised, or of overpaid amounts. */
  back: ByHand[];
}

export async function waitingMoney(db: Database): Promise<WaitingMoney> {
  const [transfers, byHand, cash, balances] = await Promise.all([
    waitingTransfers(db, mostOfKind),
    waitingByHand(db),
    ordersToCall(db, mostOfKind),
    balancesDue(db, mostOfKind),
  ]);
  return { transfers, cash, balances, ...byKind(byHand) };
}

/**
 * Returns the number of each kind, except new customers' orders (counted in shop/orders), and since when the first has
 * waited.
 */
export async function countWaitingMoney(
  db: Database,
): Promise<Record<'transfers' | 'came' | 'back', { count: number; since: Date | null }>> {
  const transfers = await countWaitingTransfers(db);
  const { came, back } = byKind(await waitingByHand(db));
  const of = (all: readonly ByHand[]) => ({ count: all.length, since: all[0]?.since ?? null });
  return { transfers, came: of(came), back: of(back) };
}

function byKind(byHand: readonly ByHand[]): Pick<WaitingMoney, 'came' | 'back'> {
  const { came = [], back = [] } = Object.groupBy(byHand, (each) => (isUnclear(each) ? 'came' : 'back'));
  return { came, back };
}

/** Staff haven't decided on it yet. */
const isUnclear = ({ what, isCode, by }: ByHand): boolean => what === 'money' || (isCode && by === 'system');

/** Returns those that match a search. */
export const foundMoney = (
  find: string,
  { transfers, came, cash, balances, back }: WaitingMoney,
): WaitingMoney => {
  const byHand = (each: ByHand) => isFound(find, { ...each, ...sumsOf(each) });
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
  };
};

function sumsOf({ orderNumber: number, chargeId, currency, amountMinor, cameAsRiel, orderCents }: ByHand) {
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
