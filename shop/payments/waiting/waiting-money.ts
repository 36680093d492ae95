import type { Database } from '#database/schema.ts';
import { ordersToCall, type OrderToCall } from '#shop/orders/orders.ts';
import { type ByHand, waitingByHand } from '../refunds/unexpected-payment-queries.ts';
import { countWaitingTransfers, type Transfer, waitingTransfers } from '../transfers/transfer-queries.ts';
import { type BalanceDue, balancesDue } from './balance-due-queries.ts';
import { isFound } from './find-money.ts';

/** More of a kind are not looked at. */
const mostOfKind = 2000;

/** All that waits for money, by kind. */
export interface WaitingMoney {
  /** Transfers that are waited for, and codes of which nobody could be asked; what was shown a slip of and ends soonest first. */
  transfers: Transfer[];
  /** Money of codes that is not what was asked for, or came late or twice; the oldest first, as of what goes back. */
  came: ByHand[];
  /** Newcomers' orders on delivery, which somebody has to confirm; what ends first comes first. */
  cash: OrderToCall[];
  /** Balances due of edited orders, the oldest first. */
  balances: BalanceDue[];
  /** What the staff has promised, or what was too much, and a person gives back. */
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

/** How much of each kind there is but newcomers' orders (shop/orders counts them), and since when the first of it waits. */
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

/** Nobody of the staff has decided on it. */
const isUnclear = ({ what, isCode, by }: ByHand): boolean => what === 'money' || (isCode && by === 'system');

/** Of it what somebody looks for. */
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

/** How many others of the orders that are waited for come to the same: one transfer may be taken for the other's. */
export function sameAmounts(transfers: readonly Transfer[]): (transfer: Transfer) => number {
  const counts = Map.groupBy(transfers, ({ cents }) => cents);
  return ({ cents, orderId }) => counts.get(cents)?.filter((other) => other.orderId !== orderId).length ?? 0;
}
