import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { queueMail } from '#shop/mail/mail.ts';
import { inTransaction } from '#shop/transaction.ts';
import { lockOverdue, overdueOrders } from './confirm-queries.ts';
import { voidOrder } from './paid-queries.ts';

const actor = 'shop';

/**
 * Ends cash orders that nobody has confirmed in time, up to `limit` of them: each is void, its goods and its coupon are
 * back, once, and its customer is told, all in one transaction. Several processes share the work.
 */
export async function endOverdueOrders(
  db: Database,
  limit: number,
): Promise<{ looked: number; ended: number; isStockNews: boolean }> {
  const overdue = await overdueOrders(db, limit);
  const ends: { isStockNews: boolean }[] = [];
  for (const orderId of overdue) {
    const end = await endOne(db, orderId);
    if (end) ends.push(end);
  }
  return {
    looked: overdue.length,
    ended: ends.length,
    isStockNews: ends.some(({ isStockNews }) => isStockNews),
  };
}

/** null: confirmed, taken up or ended meanwhile. */
async function endOne(db: Database, orderId: number): Promise<{ isStockNews: boolean } | null> {
  return inTransaction(db, async (trx) => {
    const order = await lockOverdue(trx, orderId);
    if (!order) return { keep: false, outcome: null };
    const isStockNews = await voidOrder(trx, orderId, actor, orderStatuses.active);
    await writeAudit(trx, actor, 'order not confirmed', { order: orderId });
    const { email, language, number } = order;
    await queueMail(trx, { kind: 'orderNotConfirmed', to: email, language, content: { number } });
    return { keep: true, outcome: { isStockNews } };
  });
}
