import type { Database } from '#database/schema.ts';
import { orderStatuses } from '#contract/constants.ts';
import { changeOrderStatus, issueTaxDocuments, lockOrder } from '#shop/orders/orders.ts';
import { inTransaction, withinTransaction } from '#shop/transaction.ts';
import { cashOnDelivery } from '../providers/cash-on-delivery.ts';
import { repeatWithinSeconds, requestProvider } from '../providers/request-provider.ts';
import { notifyRefund, notifyUnmatched } from '../payment/payment-mails.ts';
import type { PaymentMethods } from '../providers/payment-methods.ts';
import type { RefundOutcome } from '../providers/provider.ts';
import {
  type ClaimedRefund,
  claimParked,
  claimRefunds,
  insertRefund,
  parkRefund,
  type RefundRequest,
  applyRefundDone,
  applyRefundFailed,
} from './refund-queries.ts';
import type { RefundSent } from './unexpected-payment-queries.ts';
import { refundToNotify } from './refund-line-queries.ts';
import { collectableBalance, isAllRefunded, lowerDue } from './balance-queries.ts';
import { forgetRetained } from './retained-queries.ts';
import { type NotedReference, recordReference } from '../payment/bank-reference-queries.ts';
import { lockPayment, orderOfPayment } from '../payment/settle-queries.ts';

/**
 * Requests a refund and records the actor; the job of a running shop asks the provider. Returns the refund's id, or
 * null if the amount exceeds the refundable one or the payment isn't paid.
 */
export const recordRefund = (
  db: Database,
  paymentId: number,
  request: RefundRequest,
): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    await lockPayment(trx, paymentId);
    return { keep: true, outcome: await insertRefund(trx, paymentId, request) };
  });

/**
 * Requests a full or partial refund of a payment. `too-much`: the amount exceeds the refundable one, or the payment
 * isn't paid. An open refund continues by itself.
 */
export async function refundPayment(
  db: Database,
  methods: PaymentMethods,
  paymentId: number,
  request: RefundRequest,
): Promise<'done' | 'open' | 'too-much'> {
  const refundId = await recordRefund(db, paymentId, request);
  if (refundId === null) return 'too-much';
  const { done } = await processRefunds(db, methods, { only: refundId, limit: 1 });
  return done > 0 ? 'done' : 'open';
}

/**
 * Requests due refunds from providers and settles them.
 * @returns how many went through
 */
export async function processRefunds(
  db: Database,
  methods: PaymentMethods,
  which: { only: number | null; limit: number },
): Promise<{ done: number }> {
  const outcomes = await Promise.all(
    (await claimRefunds(db, which)).map((refund) => applyRefundOutcome(db, methods, refund)),
  );
  return { done: outcomes.filter(Boolean).length };
}

/** Applies the outcome of a refund. Returns whether it went through. */
async function applyRefundOutcome(
  db: Database,
  methods: PaymentMethods,
  refund: ClaimedRefund,
): Promise<boolean> {
  const outcome = await requestFor(methods, refund);
  if (outcome.state === 'done')
    await withinTransaction(db, (trx) => applyDone(trx, refund, outcome.reference));
  if (outcome.state === 'failed')
    await withinTransaction(db, (trx) => applyFailed(trx, refund, outcome.reason));
  if (outcome.state === 'missing' || outcome.state === 'by-hand') await parkRefund(db, refund);
  return outcome.state === 'done';
}

async function requestFor(methods: PaymentMethods, refund: ClaimedRefund): Promise<RefundOutcome> {
  const provider = methods.named(refund.provider);
  if (!provider) return { state: 'unknown', reason: 'no such provider' };
  const { attempt, refundKey, refundCents, tries } = refund;
  if (tries > 1) {
    const found = await requestProvider((signal) => provider.findRefund(attempt, refundKey, signal));
    if (found.state !== 'missing' || refund.secondsSinceRequest > repeatWithinSeconds) return found;
  }
  const answer = await requestProvider((signal) =>
    provider.refund(attempt, { key: refundKey, amountCents: refundCents }, signal),
  );
  // 'missing' isn't a valid response to a first request.
  return answer.state === 'missing' ? { state: 'unknown', reason: 'missing' } : answer;
}

type ManualRefundOutcome = 'done' | 'not-waiting' | 'no-reference' | NotedReference;

/**
 * Records a manual refund by staff, and notifies the customer as if a provider had made it. `reference`
 * identifies the transfer, and is '' for cash handed over. `not-waiting`: the refund doesn't exist, or doesn't wait for
 * staff. `no-reference`: it must be a transfer. Another result is the record that already has this transfer.
 */
export async function noteRefundByHand(
  db: Database,
  refundId: number,
  done: RefundSent,
): Promise<ManualRefundOutcome> {
  return inTransaction<ManualRefundOutcome>(db, async (trx) => {
    const { reference } = done;
    const refund = await claimParked(trx, refundId, done);
    if (!refund) return { keep: false, outcome: 'not-waiting' };
    const { id, paymentId, provider } = refund;
    if (reference === '' && provider !== cashOnDelivery.name) return { keep: false, outcome: 'no-reference' };
    await applyDone(trx, refund, reference);
    if (reference === '') return { keep: true, outcome: 'done' };
    const noted = await recordReference(trx, 'out', { reference, paymentId, refundId: id });
    return noted ? { keep: false, outcome: noted } : { keep: true, outcome: 'done' };
  });
}

/** Applies a refused refund: what it lowered is due again, unless the order is over. Runs in a transaction. */
async function applyFailed(db: Database, refund: ClaimedRefund, reason: string): Promise<void> {
  const { orderId, besidesOrderId } = await orderOfPayment(db, refund.paymentId);
  const id = orderId ?? besidesOrderId;
  if (id !== null) await lockOrder(db, id);
  const offCents = await applyRefundFailed(db, refund, reason);
  if (id === null) return;
  await forgetRetained(db, id, refund.id);
  if (offCents > 0 && !(await collectableBalance(db, id)).isOver)
    await lowerDue(db, { orderId: id, cents: -offCents, by: 'system' });
}

/** Applies a successful refund. Runs in a transaction. */
async function applyDone(db: Database, refund: ClaimedRefund, reference: string): Promise<void> {
  const { orderId: ownId, besidesOrderId } = await orderOfPayment(db, refund.paymentId);
  const orderId = ownId ?? besidesOrderId;
  if (orderId !== null) await lockOrder(db, orderId);
  await lockPayment(db, refund.paymentId);
  if (!(await applyRefundDone(db, refund, reference))) return;
  if (orderId === null) return notifyUnmatched(db, refund.paymentId, refund.refundCents);
  await issueTaxDocuments(db, orderId);
  await notifyRefund(db, orderId, await refundToNotify(db, refund.id));
  if (!(await isAllRefunded(db, orderId))) return;
  // An order that can't become refunded, such as a void one, remains unchanged.
  const actor = `payment ${refund.paymentId}` as const;
  await changeOrderStatus(db, { orderId, to: orderStatuses.refunded, actor });
}
