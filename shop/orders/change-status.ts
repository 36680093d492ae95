import { randomUUID } from 'node:crypto';
import { hiddenOrderStatuses, orderStatuses } from '#contract/constants.ts';
import type { MissingForWork } from '#contract/proofs.ts';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#shop/audit/audit.ts';
import { inTransaction, sqlState } from '#shop/transaction.ts';
import { endAccount, makeDueOnDelivery } from './balance-queries.ts';
import { isUnconfirmed } from './confirm-queries.ts';
import { paymentNotes } from './money/payment-notes.ts';
import { paymentSummaryOf } from './money/summary-queries.ts';
import { reserveAgain } from './restore-queries.ts';
import {
  lockForChange,
  refundRestOfCash,
  releaseCoupon,
  releaseStock,
  storeStatus,
} from './status-queries.ts';
import { decideTransition, type StatusId, type TransitionRefusal } from './status-transitions.ts';
import { writeNote } from './notes.ts';
import { notifyCustomer } from './notify-customer.ts';
import { issueTaxDocuments } from './tax/issue-documents.ts';

export interface StatusChange {
  orderId: number;
  to: StatusId;
  /** The actor, for the history and the audit log. */
  actor: Actor;
  /** The status that the caller saw. If it has changed since, the order isn't changed. */
  from?: StatusId;
  /**
   * Whether the items are returned to stock, if the transition doesn't determine it (status-transitions.ts).
   */
  isRestocked?: boolean;
  /** The email to the customer, if it isn't the default of this change. */
  mail?: 'orderNotConfirmed' | 'orderCancelled';
  /** The refund to the customer in cents, mentioned in that email. */
  givenBackCents?: number;
  /** A note for staff about the change, such as the name of the person who collected it. */
  note?: { staffId: number; text: string };
}

export interface ChangedStatus {
  isChanged: true;
  from: StatusId;
  /** The new status. An order that contains only downloads is completed as soon as it is placed. */
  to: StatusId;
}

/**
 * Why the order wasn't changed. `unknown`: it doesn't exist. `meanwhile`: another user changed it first.
 * `gone`: it was void, and its items are reserved by others or its customer was erased; a caller's
 * transaction must be rolled back. `missing`: its proof isn't approved, or its deposit or balance isn't paid.
 */
export interface StatusRefusal {
  isChanged: false;
  why: TransitionRefusal | 'unknown' | 'meanwhile' | 'gone' | 'missing';
  /** The current status; null if the order doesn't exist. */
  statusId: StatusId | null;
  /** What work still waits for, if that is why. */
  missing?: MissingForWork[];
}

/**
 * Changes the status of an order, with all consequences: items and their shipment, stock and coupon, history,
 * audit log and the customer's email. No other function does. If two calls coincide, one wins; the other
 * waits and gets the new status. Runs in the caller's transaction or its own.
 */
export async function changeOrderStatus(
  db: Database,
  change: StatusChange,
): Promise<ChangedStatus | StatusRefusal> {
  if (db.isTransaction) return changeLocked(db, change);
  try {
    return await inTransaction(db, async (trx) => {
      const outcome = await changeLocked(trx, change);
      return { keep: outcome.isChanged, outcome };
    });
  } catch (error) {
    if (sqlState(error) !== workWaits) throw error;
    const missing = JSON.parse((error as { detail: string }).detail) as MissingForWork[];
    return { isChanged: false, why: 'missing', missing, statusId: change.from ?? orderStatuses.active };
  }
}

/** The error code of `refuse_work` (database/functions/work/refuse-work.sql). */
const workWaits = 'KD002';

/** Emails with sentences about payments. */
const mentionsMoney: ReadonlySet<string> = new Set(['orderCancelled', 'orderReturned']);

/** The statuses of orders whose balance is withdrawn. */
const endsAccount: ReadonlySet<StatusId> = new Set([
  orderStatuses.returned,
  orderStatuses.refunded,
  hiddenOrderStatuses.voided,
]);

/** Makes a balance due that is collected on delivery, or withdraws that of an order on account that ends. */
async function moveBalance(
  db: Database,
  orderId: number,
  { from, to }: Record<'from' | 'to', StatusId>,
): Promise<void> {
  if (from === orderStatuses.inProgress && to === orderStatuses.completed)
    await makeDueOnDelivery(db, orderId);
  if (endsAccount.has(to)) await endAccount(db, orderId);
}

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
  if (takesAgain && !(await reserveAgain(db, orderId))) return refused('gone');
  await storeStatus(db, { orderId, from, to, actor, isOnDelivery: order.isOnDelivery });
  if (change.note) await writeNote(db, { orderId, key: randomUUID(), ...change.note }, []);
  await moveBalance(db, orderId, { from, to });
  if (couponBack) await releaseCoupon(db, orderId);
  if (to === orderStatuses.refunded) await refundRestOfCash(db, orderId, actor);
  const isStockBack = stock === 'back' || (stock === 'back if asked' && change.isRestocked === true);
  if (isStockBack) await releaseStock(db, orderId);
  await issueTaxDocuments(db, orderId);
  const mailKind = change.mail ?? mail;
  if (mailKind) {
    const { number, hasFiles, isDownload, isPickUp } = order;
    const { givenBackCents: refundedCents } = change;
    const content = {
      number,
      hasFiles,
      hasGoods: !isDownload,
      ...(isPickUp && { isPickUp }),
      ...(refundedCents && { givenBackCents: refundedCents }),
      ...(mentionsMoney.has(mailKind) && { notes: paymentNotes(await paymentSummaryOf(db, orderId)) }),
    };
    await notifyCustomer(db, order, { kind: mailKind, content });
  }
  return { isChanged: true, from, to };
}
