import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';

import { inTransaction } from '#shop/transaction.ts';
import { type Parcel, parcelOf, storeSent } from './parcel-queries.ts';
import { lockForChange } from './status-queries.ts';
import { notifyCustomer } from './notify-customer.ts';

/** The data that determines whether an order can be marked as shipped. */
export interface OrderToSend {
  statusId: number;
  /** Whether it contains only downloads. */
  isDownload: boolean;
  sentAt: Date | null;
}

export const maySend = ({ statusId, isDownload, sentAt }: OrderToSend): boolean =>
  statusId === orderStatuses.inProgress && !isDownload && sentAt === null;

const noParcel: Parcel = { number: '', carrier: '' };

/**
 * Marks an order as shipped and notifies its customer, once. Its status stays In Progress, because the API has no
 * status between that and Completed. Returns false if it isn't in preparation, was shipped before, or has nothing to
 * ship.
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
    await notifyCustomer(trx, order, { kind: 'orderSent', content });
    return { keep: true, outcome: true };
  });
}
