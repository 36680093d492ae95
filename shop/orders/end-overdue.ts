import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { changeOrderStatus } from './change-status.ts';
import { lockOverdue, overdueOrders } from './confirm-queries.ts';
import { hiddenStatuses } from './status-transitions.ts';

/**
 * Voids up to `limit` cash orders that weren't confirmed in time. Each becomes void, its stock and coupon are
 * released once, and its customer is notified, all in one transaction. Several processes share the work.
 */
export async function expireUnconfirmedOrders(
  db: Database,
  limit: number,
): Promise<{ looked: number; ended: number }> {
  const overdue = await overdueOrders(db, limit);
  let ended = 0;
  for (const orderId of overdue) if (await endOne(db, orderId)) ended += 1;
  return { looked: overdue.length, ended };
}

/** Voids one order. Returns false if it was confirmed, accepted or voided in the meantime. */
async function endOne(db: Database, orderId: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const ended =
      (await lockOverdue(trx, orderId)) &&
      (await changeOrderStatus(trx, {
        orderId,
        from: orderStatuses.active,
        to: hiddenStatuses.voided,
        actor: 'system',
        mail: 'orderNotConfirmed',
      }));
    if (!ended?.isChanged) return { keep: false, outcome: false };
    await writeAudit(trx, 'system', 'order not confirmed', { order: orderId });
    return { keep: true, outcome: true };
  });
}
