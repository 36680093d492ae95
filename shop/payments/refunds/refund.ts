import type { Database } from '#database/schema.ts';
import { orderStatuses } from '#contract/constants.ts';
import { changeOrderStatus, lockOrder } from '#shop/orders/orders.ts';
import { inTransaction, withinTransaction } from '#shop/transaction.ts';
import { askAgainSeconds, asking } from '../providers/asking.ts';
import { tellOfRefund, tellOfUnmatched } from '../payment/payment-mails.ts';
import type { PaymentWays } from '../providers/payment-ways.ts';
import type { RefundOutcome } from '../providers/provider.ts';
import {
  type ClaimedRefund,
  claimParked,
  claimRefunds,
  insertRefund,
  parkRefund,
  type RefundRequest,
  settleRefundDone,
  settleRefundFailed,
} from './refund-queries.ts';
import type { SentBack } from './unexpected-payment-queries.ts';
import { refundToTell } from './refund-line-queries.ts';
import { orderOfRest } from './rest-queries.ts';
import { type NotedReference, noteReference } from '../payment/bank-reference-queries.ts';
import { lockPayment, orderOfPayment } from '../payment/settle-queries.ts';

/**
 * Requests a refund and records the actor; the job of a running shop asks the provider. Returns the refund's id, or
 * null if the amount exceeds the refundable one or the payment isn't paid.
 */
export const noteRefund = (db: Database, paymentId: number, request: RefundRequest): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    await lockPayment(trx, paymentId);
    return { keep: true, outcome: await insertRefund(trx, paymentId, request) };
  });

/**
 * Requests a full or partial refund of a payment. `too-much`: the amount exceeds the refundable one, or the payment
 * isn't paid. See `refundState` for the outcome; an open refund continues by itself.
 */
export async function refundPayment(
  db: Database,
  ways: PaymentWays,
  paymentId: number,
  request: RefundRequest,
): Promise<'done' | 'open' | 'too-much'> {
  const refundId = await noteRefund(db, paymentId, request);
  if (refundId === null) return 'too-much';
  const { done } = await settleRefunds(db, ways, { only: refundId, limit: 1 });
  return done > 0 ? 'done' : 'open';
}

/** Requests due refunds from providers and settles them. @returns how many went through */
export async function settleRefunds(
  db: Database,
  ways: PaymentWays,
  which: { only: number | null; limit: number },
): Promise<{ done: number }> {
  const outcomes = await Promise.all(
    (await claimRefunds(db, which)).map((refund) => settleRefund(db, ways, refund)),
  );
  return { done: outcomes.filter(Boolean).length };
}

/** Returns whether it went through. */
async function settleRefund(db: Database, ways: PaymentWays, refund: ClaimedRefund): Promise<boolean> {
  const outcome = await askFor(ways, refund);
  if (outcome.state === 'done')
    await withinTransaction(db, (trx) => applyDone(trx, refund, outcome.reference));
  if (outcome.state === 'failed') await settleRefundFailed(db, refund, outcome.reason);
  if (outcome.state === 'missing' || outcome.state === 'by-hand') await parkRefund(db, refund);
  return outcome.state === 'done';
}

async function askFor(ways: PaymentWays, refund: ClaimedRefund): Promise<RefundOutcome> {
  const provider = ways.named(refund.provider);
  if (!provider) return { state: 'unknown', reason: 'no such provider' };
  const { attempt, refundKey, refundCents, tries } = refund;
  if (tries > 1) {
    const found = await asking((signal) => provider.findRefund(attempt, refundKey, signal));
    if (found.state !== 'missing' || refund.askedSeconds > askAgainSeconds) return found;
  }
  const answer = await asking((signal) =>
    provider.refund(attempt, { key: refundKey, amountCents: refundCents }, signal),
  );
  // 'missing' isn't a valid response to a first request.
  return answer.state === 'missing' ? { state: 'unknown', reason: 'missing' } : answer;
}

/**
 * Records a manual refund by staff, and notifies the customer as if a provider had made it. `reference` identifies the
 * transfer. `not-waiting`: the refund doesn't exist, or doesn't wait for staff. Another result: the record that already
 * has this transfer.
 */
export async function noteRefundByHand(
  db: Database,
  refundId: number,
  done: SentBack,
): Promise<'done' | 'not-waiting' | NotedReference> {
  return inTransaction<'done' | 'not-waiting' | NotedReference>(db, async (trx) => {
    const { reference } = done;
    const refund = await claimParked(trx, refundId, done);
    if (!refund) return { keep: false, outcome: 'not-waiting' };
    await applyDone(trx, refund, reference);
    const { id, paymentId } = refund;
    const noted = await noteReference(trx, 'out', { reference, paymentId, refundId: id });
    return noted ? { keep: false, outcome: noted } : { keep: true, outcome: 'done' };
  });
}

/** Runs in a transaction. */
async function applyDone(db: Database, refund: ClaimedRefund, reference: string): Promise<void> {
  const { orderId } = await orderOfPayment(db, refund.paymentId);
  if (orderId !== null) await lockOrder(db, orderId);
  await lockPayment(db, refund.paymentId);
  const refunded = await settleRefundDone(db, refund, reference);
  if (!refunded) return;
  const restOf = orderId === null ? await orderOfRest(db, refund.paymentId) : null;
  if (restOf !== null) return tellOfRefund(db, restOf, await refundToTell(db, refund.id));
  if (orderId === null) {
    await tellOfUnmatched(db, refund.paymentId, refund.refundCents);
    return;
  }
  await tellOfRefund(db, orderId, await refundToTell(db, refund.id));
  if (refunded.to !== 'refunded') return;
  // An order that can't become refunded, such as a void one, is unchanged.
  const actor = `payment ${refund.paymentId}` as const;
  await changeOrderStatus(db, { orderId, to: orderStatuses.refunded, actor });
}
