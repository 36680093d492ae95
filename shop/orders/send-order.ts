import { orderStatuses } from '#contract/constants.ts';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { nameOfCell } from '#rules/cell-names.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';
import {
  insertParcel,
  leftAt,
  parcelsOf,
  storeTravel,
  type UnitsToSend,
  unitsToSend,
} from './parcel-queries.ts';
import { paymentSummaryOf } from './money/summary-queries.ts';
import { lockForChange, type LockedOrder, type OrderUnits } from './status-queries.ts';
import { notifyCustomer } from './notify-customer.ts';
import { missingForWork } from './work-queries.ts';

/** The data that determines whether an order can be marked as shipped. */
export interface OrderToSend {
  statusId: number;
  /** Whether it contains only downloads. */
  isDownload: boolean;
  /** When its last unit left. */
  sentAt: Date | null;
}

export const maySend = ({ statusId, isDownload, sentAt }: OrderToSend): boolean =>
  statusId === orderStatuses.inProgress && !isDownload && sentAt === null;

interface Shipment {
  orderId: number;
  actor: Actor;
  carrier?: string;
  tracking?: string;
  /** What the parcel contains; null: everything that hasn't left, also what is packed. */
  units?: readonly OrderUnits[] | null;
  /** Whether it is only packed. */
  isPacked?: boolean;
  /** The day it left, yyyy-mm-dd; null: now. */
  day?: string | null;
  /** The number of the last parcel that the caller saw, 0 if there was none. Null accepts any. */
  seen?: number | null;
}

/**
 * Why a parcel wasn't sent. `no`: the order isn't in preparation, was shipped before, or has nothing to ship. `balance`: its
 * balance isn't paid. `contents`: there is less to pack, or none was chosen. `meanwhile`: another parcel was added.
 * `day`: it is before the order was placed, or after today.
 */
export type ParcelRefusal = 'no' | 'balance' | 'contents' | 'meanwhile' | 'day';

const refused = (outcome: ParcelRefusal) => ({ keep: false, outcome });

/**
 * Packs a parcel or marks it as shipped, and notifies the customer. The order is shipped once its last unit has left; its
 * status stays In Progress, because the API has no status between that and Completed.
 */
export const sendOrder = (db: Database, wish: Shipment): Promise<'sent' | ParcelRefusal> =>
  inTransaction<'sent' | ParcelRefusal>(db, async (trx) => {
    const { orderId, actor, carrier = '', tracking = '', units = null } = wish;
    const found = await sendable(trx, wish);
    if (typeof found === 'string') return refused(found);
    const { order, parcels, sentAt, rest } = found;
    const packed = units ? [] : parcels.filter((each) => each.sentAt === null);
    for (const { number, ...travel } of packed)
      await storeTravel(trx, orderId, number, { ...travel, sentAt: sentAt ?? undefined });
    const isWhole = parcels.length === 0 && sentAt !== null && isSame(units ?? rest, rest);
    const contents = isWhole ? null : (units ?? rest);
    const numbers = packed.map(({ number }) => number);
    if (contents?.length !== 0)
      numbers.push(await insertParcel(trx, orderId, { carrier, tracking, sentAt, units: contents }));
    for (const number of numbers)
      await (sentAt === null
        ? writeAudit(trx, actor, 'parcel packed', { order: orderId, parcel: number })
        : noteSent(trx, { orderId, number, order, actor }));
    return numbers.length > 0 ? { keep: true, outcome: 'sent' } : refused('no');
  });

/** Locks an order, and returns what can be packed or sent, or the refusal. */
async function sendable(
  db: Database,
  { orderId, units = null, isPacked = false, day = null, seen = null }: Shipment,
) {
  const order = await lockForChange(db, orderId);
  if (!order || !maySend(order)) return 'no';
  const parcels = await parcelsOf(db, orderId);
  if (seen !== null && seen !== (parcels.at(-1)?.number ?? 0)) return 'meanwhile';
  const at = await leftAt(db, orderId, day);
  if (at === null) return 'day';
  if (!isPacked && (await missingForWork(db, orderId)).length > 0) return 'balance';
  const rest = unpackedOf(await unitsToSend(db, orderId));
  if (units && !isWithin(units, rest)) return 'contents';
  return { order, parcels, sentAt: isPacked ? null : at, rest };
}

/** Records that a parcel of a locked order left, and notifies the customer. */
export async function noteSent(
  db: Database,
  { orderId, number, order, actor }: { orderId: number; number: number; order: LockedOrder; actor: Actor },
): Promise<void> {
  const parcels = await parcelsOf(db, orderId);
  const parcel = parcels.find((each) => each.number === number);
  if (!parcel) return;
  const { carrier, tracking, hasReceipt, units } = parcel;
  await writeAudit(db, actor, 'order sent', { order: orderId, parcel: number });
  const { tag } = languages[order.language];
  const content = {
    number: order.number,
    hasFiles: order.hasFiles,
    hasGoods: true,
    ...(order.isPickUp && { isPickUp: true, dueCents: (await paymentSummaryOf(db, orderId)).dueCents }),
    ...((tracking || carrier) && { parcel: { number: tracking, carrier } }),
    ...(hasReceipt && { receiptOf: orderId }),
    ...(units && {
      parcelNumber: number,
      isLast: (await lockForChange(db, orderId))?.sentAt != null,
      lines: units.map(({ quantity, nameEn, nameKm, options }) => ({
        quantity,
        name: nameOfCell((tag === 'km' && nameKm) || nameEn, options, tag),
      })),
    }),
  };
  await notifyCustomer(db, order, { kind: 'orderSent', content });
}

const unpackedOf = (goods: readonly UnitsToSend[]): OrderUnits[] =>
  goods.flatMap(({ itemId, cell, unpacked }) => (unpacked > 0 ? [{ itemId, cell, quantity: unpacked }] : []));

export const quantityIn = (
  units: readonly OrderUnits[],
  { itemId, cell }: Pick<OrderUnits, 'itemId' | 'cell'>,
): number => units.find((each) => each.itemId === itemId && each.cell === cell)?.quantity ?? 0;

/** Returns whether units were chosen, each once, and no more than there are. */
export const isWithin = (units: readonly OrderUnits[], room: readonly OrderUnits[]): boolean =>
  units.length > 0 &&
  new Set(units.map(({ itemId, cell }) => `${itemId} ${cell}`)).size === units.length &&
  units.every((each) => each.quantity > 0 && each.quantity <= quantityIn(room, each));

export const isSame = (units: readonly OrderUnits[], others: readonly OrderUnits[]): boolean =>
  units.length === others.length && others.every((each) => quantityIn(units, each) === each.quantity);
