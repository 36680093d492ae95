import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';

import { inTransaction } from '#shop/transaction.ts';
import { type Parcel, parcelOf, storeSent } from './parcel-queries.ts';
import { lockForChange } from './status-queries.ts';
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

const noParcel: Parcel = { number: '', carrier: '' };

/**
 * Notes that an order left the shop, and tells its customer; once. It stays In Progress, as the wire knows no state between
 * that and Completed. False when it cannot be: it is not being prepared, was sent before, or has nothing to send.
 */
export async function sendOrder(
  db: Database,
  { orderId, actor, parcel = noParcel }: { orderId: number; actor: Actor; parcel?: Parcel },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await lockForChange(trx, orderId);
    if (!order || !maySend(order)) return { keep: false, outcome: false };
    const { number, hasFiles } = order;
    await storeSent(trx, orderId, parcel);
    const { hasReceipt } = await parcelOf(trx, orderId);
    await writeAudit(trx, actor, 'order sent', { order: orderId });
    const content = {
      number,
      hasFiles,
      hasGoods: true,
      ...((parcel.number || parcel.carrier) && { parcel }),
      ...(hasReceipt && { receiptOf: orderId }),
    };
    await tellCustomer(trx, order, { kind: 'orderSent', content });
    return { keep: true, outcome: true };
  });
}
