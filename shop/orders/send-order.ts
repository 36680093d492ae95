import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { type Parcel, parcelOf, storeSent } from './parcel-queries.ts';
import { lockForChange } from './status-queries.ts';
import { notifyCustomer } from './notify-customer.ts';
import { missingForWork } from './work-queries.ts';

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

interface Shipment {
  orderId: number;
  actor: Actor;
  parcel?: Parcel;
}

/**
 * Marks an order as shipped and notifies its customer, once. Its status stays In Progress, because the API has no
 * status between that and Completed. `no`: it isn't in preparation, was shipped before, or has nothing to ship. `balance`:
 * its balance isn't paid.
 */
export async function sendOrder(
  db: Database,
  { orderId, actor, parcel = noParcel }: Shipment,
): Promise<'sent' | 'no' | 'balance'> {
  return inTransaction<'sent' | 'no' | 'balance'>(db, async (trx) => {
    const order = await lockForChange(trx, orderId);
    if (!order || !maySend(order)) return { keep: false, outcome: 'no' };
    const { number, hasFiles } = order;
    if ((await missingForWork(trx, orderId)).length > 0) return { keep: false, outcome: 'balance' };
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
    return { keep: true, outcome: 'sent' };
  });
}
