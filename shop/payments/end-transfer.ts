import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { changeOrderStatus, hiddenStatuses, lockOrder } from '#shop/orders/orders.ts';
import { inTransaction } from '#shop/transaction.ts';
import { tellCustomer } from './payment-mails.ts';
import { isSettled } from './payment-states.ts';
import { changeState, lockPayment } from './settle-queries.ts';
import { endLooks, type Transfer, transferByNumber } from './transfer-queries.ts';

/** `standing`: how it stood before; only what waited is ended. */
type Refused = { standing: Transfer['standing']; stockNews: readonly number[] } | 'unknown';

/**
 * A person ends an order whose transfer is not to be waited for any more; its goods and coupon are free again, and its customer
 * is told.
 */
export async function refuseTransfer(
  db: Database,
  { number, actor }: { number: string; actor: Actor },
): Promise<Refused> {
  return inTransaction<Refused>(db, async (trx) => {
    const transfer = await transferByNumber(trx, number);
    if (!transfer) return { keep: false, outcome: 'unknown' };
    const { orderId, paymentId } = transfer;
    await lockOrder(trx, orderId);
    const stockNews = await endWaiting(trx, transfer, { actor, reason: 'refused by the staff' });
    if (stockNews === null) {
      const now = (await transferByNumber(trx, number)) ?? transfer;
      return { keep: false, outcome: { standing: now.standing, stockNews: [] } };
    }
    await tellCustomer(trx, 'transferEnded', orderId, transfer.cents);
    await writeAudit(trx, actor, 'transfer refused', { order: orderId, payment: paymentId });
    return { keep: true, outcome: { standing: 'waiting', stockNews } };
  });
}

/**
 * Ends a transfer that is waited for, its order locked: the payment and the order, of which nothing is held any more. The
 * products whose stock came back; null: it is not waited for.
 */
export async function endWaiting(
  db: Database,
  { orderId, paymentId }: Pick<Transfer, 'orderId' | 'paymentId'>,
  { actor, reason, mail }: { actor: Actor; reason: string; mail?: 'orderCancelled' },
): Promise<readonly number[] | null> {
  const { state: from } = await lockPayment(db, paymentId);
  if (isSettled(from)) return null;
  const change = { from, to: 'declined' as const, source: actor, reason, chargeId: null, amountCents: null };
  await changeState(db, paymentId, change);
  await endLooks(db, paymentId);
  const ended = await changeOrderStatus(db, {
    orderId,
    to: hiddenStatuses.voided,
    actor,
    ...(mail && { mail }),
  });
  if (!ended.isChanged) throw new Error(`an order that waited could not be ended: ${ended.why}`);
  return ended.stockNews;
}
