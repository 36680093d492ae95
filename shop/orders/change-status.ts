import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { isUnconfirmed } from './confirm-queries.ts';
import { paymentNotes } from './money/payment-notes.ts';
import { paymentSummaryOf } from './money/summary-queries.ts';
import { takeAgain } from './restore-queries.ts';
import { giveBackCoupon, giveBackStock, lockForChange, storeStatus } from './status-queries.ts';
import { decideTransition, type StatusId, type TransitionRefusal } from './status-transitions.ts';
import { tellCustomer } from './tell-customer.ts';

/** What shall become of an order. */
export interface StatusChange {
  orderId: number;
  to: StatusId;
  /** Who does it, for the history and the audit log. */
  actor: Actor;
  /** Where the caller saw it stand: when it stands elsewhere by now, nothing is changed. */
  from?: StatusId;
  /** The goods are back on the shelf, where that does not go without saying (status-transitions.ts). */
  isRestocked?: boolean;
  /** What the customer is told instead of what such a change says by itself, if anything. */
  mail?: 'orderNotConfirmed' | 'orderCancelled';
  /** What goes back to the customer for it, in cents: told in that mail. */
  givenBackCents?: number;
}

export interface ChangedStatus {
  isChanged: true;
  from: StatusId;
  /** An order of files alone is completed as soon as it is placed. */
  to: StatusId;
}

/**
 * Nothing was changed. `unknown`: there is no such order. `meanwhile`: somebody else moved it first. `gone`: it was void, and
 * what it needs belongs to others by now, or its customer was erased; a transaction of the caller's must be undone.
 */
export interface StatusRefusal {
  isChanged: false;
  why: TransitionRefusal | 'unknown' | 'meanwhile' | 'gone';
  /** Where it stands now; null when there is none. */
  statusId: StatusId | null;
}

/**
 * The one way by which an order gets another status, with all that follows: its items and what of them is shipped, stock and
 * coupon, its history, the audit log, the customer's mail. Of two at once one wins; the other waits for it and is told where
 * the order stands now. In the caller's transaction, or in one of its own.
 */
export async function changeOrderStatus(
  db: Database,
  change: StatusChange,
): Promise<ChangedStatus | StatusRefusal> {
  if (db.isTransaction) return changeLocked(db, change);
  return inTransaction(db, async (trx) => {
    const outcome = await changeLocked(trx, change);
    return { keep: outcome.isChanged, outcome };
  });
}

/** Emails with sentences about the money. */
const tellsOfMoney: ReadonlySet<string> = new Set(['orderCancelled', 'orderReturned']);

async function changeLocked(db: Database, change: StatusChange): Promise<ChangedStatus | StatusRefusal> {
  const { orderId, actor } = change;
  const order = await lockForChange(db, orderId);
  if (!order) return { isChanged: false, why: 'unknown', statusId: null };
  const { statusId: from } = order;
  const refused = (why: StatusRefusal['why']) => ({ isChanged: false as const, why, statusId: from });
  if (change.from !== undefined && change.from !== from) return refused('meanwhile');
  const mustBeConfirmed = change.to === orderStatuses.inProgress && (await isUnconfirmed(db, orderId));
  const decided = decideTransition({ ...order, isUnconfirmed: mustBeConfirmed }, change.to);
  if (typeof decided === 'string') return refused(decided);
  const { to, stock, couponBack, takesAgain, mail } = decided;
  if (takesAgain && !(await takeAgain(db, orderId))) return refused('gone');
  await storeStatus(db, { orderId, from, to, actor, isOnDelivery: order.isOnDelivery });
  if (couponBack) await giveBackCoupon(db, orderId);
  const isStockBack = stock === 'back' || (stock === 'back if asked' && change.isRestocked === true);
  if (isStockBack) await giveBackStock(db, orderId);
  const mailKind = change.mail ?? mail;
  if (mailKind) {
    const { number, hasFiles, isDownload } = order;
    const { givenBackCents } = change;
    const content = {
      number,
      hasFiles,
      hasGoods: !isDownload,
      ...(givenBackCents && { givenBackCents }),
      ...(tellsOfMoney.has(mailKind) && { notes: paymentNotes(await paymentSummaryOf(db, orderId)) }),
    };
    await tellCustomer(db, order, { kind: mailKind, content });
  }
  return { isChanged: true, from, to };
}
