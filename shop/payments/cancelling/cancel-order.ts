import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { customerActor } from '#shop/audit/audit.ts';
import { changeOrderStatus, followedOrder, hiddenStatuses, lockForChange } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { cancelRefusal, type CancelRefusal } from './cancel-rules.ts';
import { moneyToReturn } from './order-payment-queries.ts';
import { giveBackRests } from '../refunds/give-back-rests.ts';
import { insertRefund } from '../refunds/refund-queries.ts';
import { endTransfer } from '../settling/settle.ts';
import { lockPayment } from '../payment/settle-queries.ts';
import { transferOfCustomer } from '../transfers/transfer-queries.ts';

export type CancelOutcome =
  | { isCancelled: true }
  /** `unknown`: there is no such order of this customer's. */
  | { isCancelled: false; why: CancelRefusal | 'unknown' };

/**
 * Cancels an order for its customer, while nobody has begun to prepare it: stock and coupon are back, what was paid is asked
 * back, and the customer is told, all in one transaction. Cancelled by them before: the same answer, and nothing is done.
 */
export async function cancelOrder(
  db: Database,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<CancelOutcome> {
  return inTransaction<CancelOutcome>(db, async (trx) => {
    const refused = (why: CancelRefusal | 'unknown') =>
      ({ keep: false, outcome: { isCancelled: false, why } }) as const;
    const order = await lockForChange(trx, orderId);
    if (order?.customerId !== customerId) return refused('unknown');
    if (await endWaiting(trx, order, { orderId, customerId }))
      return { keep: true, outcome: { isCancelled: true } };
    const money = order.isOnDelivery ? null : await lockMoney(trx, orderId);
    const refusal = cancelRefusal(order, money);
    if (refusal) {
      // One that awaits its payment, or got none, is shown to nobody: it is no order yet.
      const seen = await followedOrder(trx, { customerId, orderId, language: 'en' });
      if (!seen) return refused('unknown');
      if (seen.isCancelledByCustomer) return { keep: false, outcome: { isCancelled: true } };
      return refused(refusal);
    }
    const actor = customerActor(customerId);
    const restCents = money ? await giveBackRests(trx, orderId, { reason: 'cancelled', by: actor }) : 0;
    // Requested before the order is canceled, so that its email mentions the refund.
    if (money) await insertRefund(trx, money.paymentId, { cents: null, reason: 'cancelled', by: actor });
    const changed = await changeOrderStatus(trx, {
      orderId,
      to: order.isOnDelivery ? hiddenStatuses.voided : orderStatuses.refunded,
      actor,
      mail: 'orderCancelled',
      ...(money && { givenBackCents: money.leftCents + restCents }),
    });
    if (!changed.isChanged) return refused('too-late');
    return { keep: true, outcome: { isCancelled: true } };
  });
}

/** Of an order that waits for its transfer, nothing was paid and nothing begun. False: it does not wait for one (any more). */
async function endWaiting(
  db: Database,
  { statusId }: { statusId: number },
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<boolean> {
  if (statusId !== hiddenStatuses.awaitingPayment) return false;
  const transfer = await transferOfCustomer(db, customerId, { orderId, number: '' });
  const actor = customerActor(customerId);
  return (
    transfer !== null && endTransfer(db, transfer, { actor, reason: 'cancelled', mail: 'orderCancelled' })
  );
}

/** What is there to be given back, its payment locked: after its order, as everywhere. */
async function lockMoney(db: Database, orderId: number) {
  const money = await moneyToReturn(db, orderId);
  if (!money) return null;
  await lockPayment(db, money.paymentId);
  return moneyToReturn(db, orderId);
}
