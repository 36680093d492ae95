import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, customerActor } from '#shop/audit/audit.ts';
import { changeOrderStatus, followedOrder, hiddenStatuses, lockForChange } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { cancelRefusal, type CancelRefusal } from './cancel-rules.ts';
import { refundsDue } from './order-payment-queries.ts';
import { refundBalances } from '../refunds/refund-balances.ts';
import { insertRefund } from '../refunds/refund-queries.ts';
import { retainable, storeRetained } from '../refunds/retained-queries.ts';
import { cancelTransferOrder } from '../outcomes/apply-outcome.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { transferOfCustomer } from '../transfers/transfer-queries.ts';

export type CancelOutcome =
  | { isCancelled: true }
  /**
   * `unknown`: this customer has no such order. `paid`: something was paid, or a payment slip sent. `approved`: its proof
   * is, so that staff decide what the shop retains.
   */
  | { isCancelled: false; why: CancelRefusal | 'unknown' | 'paid' | 'approved' };

/**
 * Cancels an order for its customer, as long as its preparation hasn't begun: releases stock and coupon,
 * requests the refund of payments, and notifies the customer, all in one transaction. Canceling again returns
 * the same result and does nothing.
 */
export async function cancelOrder(
  db: Database,
  {
    orderId,
    customerId,
    isOnlyUnpaid = false,
  }: { orderId: number; customerId: number; isOnlyUnpaid?: boolean },
): Promise<CancelOutcome> {
  return inTransaction<CancelOutcome>(db, async (trx) => {
    const refused = (why: CancelRefusal | 'unknown' | 'paid' | 'approved') =>
      ({ keep: false, outcome: { isCancelled: false, why } }) as const;
    const order = await lockForChange(trx, orderId);
    if (order?.customerId !== customerId) return refused('unknown');
    if (isOnlyUnpaid && (await isPaidOrSlipSent(trx, { orderId, customerId }))) return refused('paid');
    if (await endWaiting(trx, order, { orderId, customerId }))
      return { keep: true, outcome: { isCancelled: true } };
    const money = order.isOnDelivery ? null : await lockMoney(trx, orderId);
    const refusal = cancelRefusal(order, money);
    if (refusal) {
      // An order that awaits its payment, or was never paid, isn't visible yet.
      const seen = await followedOrder(trx, { customerId, orderId, language: 'en' });
      if (!seen) return refused('unknown');
      if (seen.isCancelledByCustomer) return { keep: false, outcome: { isCancelled: true } };
      return refused(refusal);
    }
    const { cents, isApproved } = await retainable(trx, orderId);
    if (isApproved) return refused('approved');
    const actor = customerActor(customerId);
    // Requested before the order is canceled, so that its email mentions the refund.
    const backCents = money && (await refundAll(trx, orderId, money, { retainedCents: cents, actor }));
    const changed = await changeOrderStatus(trx, {
      orderId,
      to: order.isOnDelivery ? hiddenStatuses.voided : orderStatuses.refunded,
      actor,
      mail: 'orderCancelled',
      ...(backCents !== null && { givenBackCents: backCents }),
    });
    if (!changed.isChanged) return refused('too-late');
    return { keep: true, outcome: { isCancelled: true } };
  });
}

/** Refunds everything that was paid, except what the shop retains. In cents. */
async function refundAll(
  db: Database,
  orderId: number,
  { paymentId, leftCents }: { paymentId: number; leftCents: number },
  { retainedCents, actor }: { retainedCents: number; actor: Actor },
): Promise<number> {
  const retained = Math.min(retainedCents, leftCents);
  if (retained > 0) await storeRetained(db, orderId, retained);
  const balanceCents = await refundBalances(db, orderId, { reason: 'cancelled', by: actor });
  const cents = leftCents - retained;
  if (cents > 0)
    await insertRefund(db, paymentId, { cents, reason: 'cancelled', by: actor, retainedCents: retained });
  return balanceCents + cents;
}

/** Returns whether something was paid for an order, or its customer sent a payment slip that wasn't rejected. */
async function isPaidOrSlipSent(
  db: Database,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<boolean> {
  if (((await refundsDue(db, orderId))?.leftCents ?? 0) > 0) return true;
  const transfer = await transferOfCustomer(db, customerId, { orderId, number: '' });
  return transfer !== null && (transfer.partCents > 0 || transfer.slips > transfer.refusedSlips);
}

/**
 * Cancels an order that waits for its transfer, without payments and before preparation. Returns false if it
 * no longer waits.
 */
async function endWaiting(
  db: Database,
  { statusId }: { statusId: number },
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<boolean> {
  if (statusId !== hiddenStatuses.awaitingPayment) return false;
  const transfer = await transferOfCustomer(db, customerId, { orderId, number: '' });
  const actor = customerActor(customerId);
  return (
    transfer !== null &&
    cancelTransferOrder(db, transfer, { actor, reason: 'cancelled', mail: 'orderCancelled' })
  );
}

/**
 * Returns the refundable amount, and locks the payment after its order, in the lock order used everywhere.
 */
async function lockMoney(db: Database, orderId: number) {
  const money = await refundsDue(db, orderId);
  if (!money) return null;
  await lockPayment(db, money.paymentId);
  return refundsDue(db, orderId);
}
