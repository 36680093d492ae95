import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import {
  creditOfOrder,
  type OrderEditError,
  changesCompany,
  lockForChange,
  type LockedOrder,
  mayBeChanged,
  type OrderPlan,
  type OrderEdit,
  orderToChange,
  planOrderChange,
  applyStockDifference,
  tellOfOrder,
  writeChange,
} from '#shop/orders/orders.ts';
import { type TransactionResult, inTransaction } from '#shop/transaction.ts';
import { refundsDue } from '../cancelling/order-payment-queries.ts';
import { updateHeldMails } from '#shop/mail/mail.ts';
import { storeAwaitedAmount, type Transfer, transferOfCustomer } from '../transfers/transfer-queries.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { insertRefund } from '../refunds/refund-queries.ts';
import { type Balance, balanceOf } from './balance.ts';
import { changedMail } from './changed-mail.ts';
import type { Pool } from '../refunds/pools.ts';
import {
  holdForDeposit,
  lockBalance,
  lowerCash,
  openBalance,
  requestBalance,
  storeDeposit,
} from '../refunds/balance-queries.ts';

/**
 * `moved`: its status no longer allows edits. `unsettled`: its payment is disputed or its status is unknown. `invoiced`:
 * the company is on a tax invoice. `credit`: the customer's limit for orders on account would be exceeded.
 */
type Refused =
  | 'unknown'
  | 'moved'
  | 'meanwhile'
  | 'priced'
  | 'unsettled'
  | 'all-back'
  | 'invoiced'
  | 'credit';

export type ChangeOutcome =
  | { state: 'changed'; version: number }
  | { state: 'refused'; why: Refused }
  | { state: 'faults'; errors: OrderEditError[] };

interface ChangeRequest {
  wish: OrderEdit;
  /** The version that the caller read. */
  version: number;
  /** The total shown to the caller; null if they may not see payments. */
  shownCents: number | null;
  actor: Actor;
  /** The customer who edits their own order, also while it waits for a transfer; omitted for staff. */
  customerId?: number;
  /** The number of the proof whose price is accepted by it. */
  approved?: number;
}

/** The refund or balance due of an edit. `on-delivery`: the new total is paid on delivery. */
export interface MoneyPlan {
  how: 'same' | 'on-delivery' | 'back' | 'rest';
  cents: number;
}

/**
 * Edits an order before preparation: lines and address, stock and coupon, and the refund or balance due. Notifies the
 * customer. All or nothing; the second of two simultaneous edits gets a conflict.
 */
export const changeOrder = (db: Database, request: ChangeRequest): Promise<ChangeOutcome> =>
  inTransaction<ChangeOutcome>(db, (trx) => changeOrderIn(trx, request));

/** Does the same within a transaction, which must be rolled back if the result says so. */
export async function changeOrderIn(
  db: Database,
  request: ChangeRequest,
): Promise<TransactionResult<ChangeOutcome>> {
  const { wish, version, shownCents, actor, customerId } = request;
  const refused = (why: Refused) => ({ keep: false, outcome: { state: 'refused', why } as const });
  const locked = await lockForChange(db, wish.orderId);
  if (!locked || (customerId ?? locked.customerId) !== locked.customerId) return refused('unknown');
  const transfer = customerId === undefined ? null : await awaitedTransfer(db, customerId, wish.orderId);
  if (!transfer && !(await mayBeChanged(db, wish.orderId))) return refused('moved');
  const planned = await planOrderChange(db, wish);
  if (!planned) return refused('unknown');
  if (planned.order.version !== version) return refused('meanwhile');
  const { errors, plan } = planned;
  if (errors.length > 0) return { keep: false, outcome: { state: 'faults', errors } };
  if (shownCents !== null && plan.totals.totalCents !== shownCents) return refused('priced');
  if (planned.order.taxDocuments && changesCompany(planned.order, wish)) return refused('invoiced');
  const balance = transfer
    ? await awaitedMoney(db, transfer, planned, actor)
    : await moneyOf(db, locked, planned);
  if (typeof balance === 'string') return refused(balance);
  await writeChange(db, planned, wish, actor);
  const money = balance && (await moveMoney(db, planned, balance, actor));
  const changed = await orderToChange(db, wish.orderId);
  if (!changed) throw new Error('a changed order is gone');
  const news = await changedMail(db, changed, plan, { money, approved: request.approved });
  if (transfer) await updateHeldMails(db, wish.orderId, news.content);
  await tellOfOrder(db, locked, news);
  const short = await applyStockDifference(db, planned);
  if (short) return { keep: false, outcome: { state: 'faults', errors: [short] } };
  return { keep: true, outcome: { state: 'changed', version: version + 1 } };
}

/**
 * Returns the payments of an order; null if it is paid on delivery. Locks the payments after the order, in
 * the lock order used everywhere.
 */
async function moneyOf(
  db: Database,
  { isOnDelivery }: LockedOrder,
  { order: { orderId, totalCents }, plan }: OrderPlan,
): Promise<Balance | 'unsettled' | 'all-back' | 'credit' | null> {
  const difference = plan.totals.totalCents - totalCents;
  if (isOnDelivery) {
    await lowerCash(db, orderId, -difference);
    return null;
  }
  const pools = await poolsOf(db, orderId);
  if (!pools) return 'unsettled';
  const open = (await openBalance(db, orderId))?.cents ?? 0;
  const credit = difference > 0 ? await creditOfOrder(db, orderId) : null;
  if (credit !== null && difference > credit) return 'credit';
  return balanceOf(difference, open, pools) ?? 'all-back';
}

/** Returns the transfer that an order waits for, before any part of it was received. Null if there is none. */
export async function awaitedTransfer(
  db: Database,
  customerId: number,
  orderId: number,
): Promise<Transfer | null> {
  const transfer = await transferOfCustomer(db, customerId, { orderId, number: '' });
  return transfer?.standing === 'waiting' && transfer.partCents === 0 ? transfer : null;
}

/**
 * Makes the awaited transfer that of the new total. A deposit grows with the edit, and the balance follows. Neither
 * exceeds the total. Locks the payment after the order.
 */
async function awaitedMoney(
  db: Database,
  { paymentId, cents }: Transfer,
  { order: { orderId }, plan }: OrderPlan,
  by: Actor,
): Promise<'unsettled' | null> {
  const { totalCents } = plan.totals;
  await lockPayment(db, paymentId);
  const isDeposit = (await openBalance(db, orderId)) !== null;
  const nowCents = isDeposit ? Math.min(Math.max(cents, plan.depositCents ?? 0), totalCents) : totalCents;
  if (isDeposit) {
    await requestBalance(db, { orderId, cents: totalCents - nowCents, by });
    await storeDeposit(db, orderId, nowCents === totalCents ? null : nowCents);
  }
  return (await storeAwaitedAmount(db, paymentId, nowCents)) ? null : 'unsettled';
}

/** Returns the refundable payments; null if the order's own payment isn't refundable. */
async function poolsOf(db: Database, orderId: number): Promise<Pool[] | null> {
  const found = await refundsDue(db, orderId);
  if (!found) return null;
  await lockPayment(db, found.paymentId);
  const money = await refundsDue(db, orderId);
  if (!money || money.isDisputed) return null;
  return [...(await lockBalance(db, orderId)), money];
}

async function moveMoney(
  db: Database,
  { order: { orderId }, plan: { depositCents } }: OrderPlan,
  { balanceCents, back }: Balance,
  by: Actor,
): Promise<{ balanceId: number | null; balanceCents: number; backCents: number }> {
  const openId = await requestBalance(db, { orderId, cents: balanceCents, by });
  const balanceId = (await openBalance(db, orderId))?.due === 'now' ? openId : null;
  for (const { paymentId, cents } of back) {
    const refund = await insertRefund(db, paymentId, { cents, reason: 'order changed', by });
    if (refund === null) throw new Error('the money of a changed order could not be given back');
  }
  if (depositCents !== null) await holdForDeposit(db, orderId, depositCents);
  return {
    balanceId,
    balanceCents,
    backCents: back.reduce((total, { cents }) => total + cents, 0),
  };
}

/** Previews the refund or balance due of a planned edit. */
export async function planMoney(db: Database, planned: OrderPlan, isOnDelivery: boolean): Promise<MoneyPlan> {
  const { order, plan } = planned;
  const difference = plan.totals.totalCents - order.totalCents;
  if (difference === 0) return { how: 'same', cents: 0 };
  if (isOnDelivery) return { how: 'on-delivery', cents: plan.totals.totalCents };
  const due = ((await openBalance(db, order.orderId))?.cents ?? 0) + difference;
  return due >= 0 ? { how: 'rest', cents: due } : { how: 'back', cents: -due };
}
