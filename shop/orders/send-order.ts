import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';

import { inTransaction } from '#shop/transaction.ts';
import { lockForChange, storeSent } from './status-queries.ts';
import { tellCustomer } from './tell-customer.ts';

/** What decides whether an order can be said to be on its way. */
export interface OrderToSend {
  statusId: number;
  /** It is files alone. */
  isDownload: boolean;
  sentAt: Date | null;
}

export const maySend = ({ statusId, isDownload, sentAt }: OrderToSend): boolean =>
  statusId === orderStatuses.inProgress && !isDownload && sentAt === null;

/**
 * Notes that an order left the shop, and tells its customer; once. It stays In Progress, as the wire knows no state between
 * that and Completed. False when it cannot be: it is not being prepared, was sent before, or has nothing to send.
 */
export async function sendOrder(
  db: Database,
  { orderId, actor }: { orderId: number; actor: Actor },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await lockForChange(trx, orderId);
    if (!order || !maySend(order)) return { keep: false, outcome: false };
    const { number, hasFiles } = order;
    await storeSent(trx, orderId);
    await writeAudit(trx, actor, 'order sent', { order: orderId });
    await tellCustomer(trx, order, { kind: 'orderSent', content: { number, hasFiles, hasGoods: true } });
    return { keep: true, outcome: true };
  });
}
