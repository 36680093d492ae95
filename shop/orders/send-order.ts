import { randomUUID } from 'node:crypto';
import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, staffIdOf, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import { balanceToRelease } from './balance-queries.ts';
import { insertNote } from './note-queries.ts';
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

interface Shipment {
  orderId: number;
  actor: Actor;
  parcel?: Parcel;
  /** Why the goods leave although a balance isn't paid; '' if they may not. */
  release?: string;
}

/**
 * Marks an order as shipped and notifies its customer, once. Its status stays In Progress, because the API has no
 * status between that and Completed. `no`: it isn't in preparation, was shipped before, or has nothing to ship. `balance`:
 * its balance isn't paid.
 */
export async function sendOrder(
  db: Database,
  { orderId, actor, parcel = noParcel, release = '' }: Shipment,
): Promise<'sent' | 'no' | 'balance'> {
  return inTransaction<'sent' | 'no' | 'balance'>(db, async (trx) => {
    const order = await lockForChange(trx, orderId);
    if (!order || !maySend(order)) return { keep: false, outcome: 'no' };
    const { number, hasFiles } = order;
    if (!(await releaseGoods(trx, { orderId, actor, release }))) return { keep: false, outcome: 'balance' };
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

/**
 * Returns whether the goods of a locked order may leave: its balance is paid or collected on delivery, or a reason is given,
 * which becomes a note of the order.
 */
export async function releaseGoods(
  db: Database,
  { orderId, actor, release }: { orderId: number; actor: Actor; release: string },
): Promise<boolean> {
  const cents = await balanceToRelease(db, orderId);
  if (cents === 0) return true;
  if (release === '') return false;
  await writeAudit(db, actor, 'goods released', { order: orderId, cents });
  const staffId = staffIdOf(actor);
  // The audit log can't be erased, so that what a person typed is a note of the order.
  if (staffId !== null) await insertNote(db, { orderId, staffId, key: randomUUID(), text: release }, []);
  return true;
}
