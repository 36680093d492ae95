import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction, type TransactionResult } from '#shop/transaction.ts';
import { changeOrderStatus } from './change-status.ts';
import {
  hasOpenBalance,
  leftAt,
  type Parcel,
  parcelsOf,
  removeParcel,
  storeDelivered,
  storeTravel,
  storeUnits,
  type UnitsToSend,
  unitsToSend,
} from './parcel-queries.ts';
import { isSame, isWithin, noteSent, quantityIn, type ParcelRefusal } from './send-order.ts';
import { lockForChange, type LockedOrder, type OrderUnits } from './status-queries.ts';
import { missingForWork } from './work-queries.ts';

/** A parcel of an order in preparation. */
interface WhichParcel {
  orderId: number;
  /** Its number within the order. */
  number: number;
  actor: Actor;
}

type Refusable<T> = TransactionResult<T | ParcelRefusal>;
const refused = (outcome: ParcelRefusal) => ({ keep: false, outcome });

/** Locks the order of a parcel, and runs `work` if it is in preparation or shipped. */
const withParcel = <T>(
  db: Database,
  { orderId, number }: WhichParcel,
  work: (trx: Database, parcel: Parcel, order: LockedOrder) => Promise<Refusable<T>>,
): Promise<T | ParcelRefusal> =>
  inTransaction<T | ParcelRefusal>(db, async (trx) => {
    const order = await lockForChange(trx, orderId);
    if (order?.statusId !== orderStatuses.inProgress) return refused('no');
    const parcel = (await parcelsOf(trx, orderId)).find((each) => each.number === number);
    return parcel ? work(trx, parcel, order) : refused('no');
  });

interface ParcelChange extends WhichParcel {
  carrier: string;
  tracking: string;
  /** What it contains; null: what it contained before. */
  units: readonly OrderUnits[] | null;
  /** The day it left, yyyy-mm-dd; null: as it was. Only for a parcel that has left. */
  day: string | null;
}

/** Corrects a parcel. Its customer isn't notified again. */
export const changeParcel = (
  db: Database,
  { carrier, tracking, units, day, ...which }: ParcelChange,
): Promise<'changed' | ParcelRefusal> =>
  withParcel<'changed'>(db, which, async (trx, parcel) => {
    const { orderId, number, actor } = which;
    const { units: before } = parcel;
    const at = day === null || parcel.sentAt === null ? undefined : await leftAt(trx, orderId, day);
    if (at === null) return refused('day');
    const goods = await unitsToSend(trx, orderId);
    const room = goods.map(({ itemId, cell, quantity, unpacked }) => {
      const mine = before?.find((each) => each.itemId === itemId && each.cell === cell)?.quantity ?? 0;
      return { itemId, cell, quantity: before ? unpacked + mine : quantity };
    });
    if (units && !isWithin(units, room) && !(before && isSame(units, before))) return refused('contents');
    if (
      units &&
      !(
        before === null &&
        isSame(
          units,
          room.filter(({ quantity }) => quantity > 0),
        )
      )
    )
      await storeUnits(trx, orderId, number, before ? units : withReturned(units, goods));
    await storeTravel(trx, orderId, number, { carrier, tracking, sentAt: at });
    await writeAudit(trx, actor, 'parcel changed', { order: orderId, parcel: number });
    return { keep: true, outcome: 'changed' };
  });

/** Returns the contents of a parcel with everything: these units that the order still has, and those that came back. */
const withReturned = (units: readonly OrderUnits[], goods: readonly UnitsToSend[]): OrderUnits[] =>
  goods.flatMap(({ itemId, cell, returned }) => {
    const quantity = returned + quantityIn(units, { itemId, cell });
    return quantity > 0 ? [{ itemId, cell, quantity }] : [];
  });

/** `send`: a packed parcel leaves. `undo`: it didn't leave, or isn't packed. */
export const parcelSteps = ['send', 'deliver', 'notDelivered', 'undo'] as const;
export type ParcelStep = (typeof parcelSteps)[number];

/** The result of a step. `receipt` is a file to delete. */
export interface ParcelStepped {
  receipt: string | null;
  isCompleted: boolean;
}

/** Takes a step with a parcel. The order is completed once all its parcels are delivered. */
export const takeParcelStep = (
  db: Database,
  { step, ...which }: WhichParcel & { step: ParcelStep },
): Promise<ParcelStepped | ParcelRefusal> =>
  withParcel<ParcelStepped>(db, which, async (trx, parcel, order) => {
    const { orderId, number, actor } = which;
    const isLeft = parcel.sentAt !== null;
    const isPossible: Readonly<Record<ParcelStep, boolean>> = {
      send: !isLeft,
      deliver: isLeft && parcel.deliveredAt === null,
      notDelivered: parcel.deliveredAt !== null,
      undo: parcel.deliveredAt === null,
    };
    if (!isPossible[step]) return refused('no');
    if (step === 'send') {
      if ((await missingForWork(trx, orderId)).length > 0) return refused('balance');
      await storeTravel(trx, orderId, number, { ...parcel, sentAt: new Date() });
      await noteSent(trx, { orderId, number, order, actor });
      return { keep: true, outcome: { receipt: null, isCompleted: false } };
    }
    const receipt = step === 'undo' ? await removeParcel(trx, orderId, number) : null;
    if (step !== 'undo') await storeDelivered(trx, orderId, number, step === 'deliver' ? actor : null);
    await writeAudit(trx, actor, events[step], { order: orderId, parcel: number });
    const isCompleted = step === 'deliver' && (await completeDelivered(trx, orderId, actor));
    return { keep: true, outcome: { receipt, isCompleted } };
  });

const events = {
  deliver: 'parcel delivered',
  notDelivered: 'parcel not delivered',
  undo: 'parcel undone',
} as const;

/** Completes a locked order if everything has left and arrived. */
async function completeDelivered(db: Database, orderId: number, actor: Actor): Promise<boolean> {
  const order = await lockForChange(db, orderId);
  const parcels = await parcelsOf(db, orderId);
  if (!order?.sentAt || parcels.some(({ deliveredAt }) => deliveredAt === null)) return false;
  return (await changeOrderStatus(db, { orderId, to: orderStatuses.completed, actor })).isChanged;
}

/**
 * Records that the customer received a parcel. The order is completed with its last one, unless money has to be collected,
 * which only staff can say.
 */
export const confirmParcel = (db: Database, which: WhichParcel): Promise<'confirmed' | ParcelRefusal> =>
  withParcel<'confirmed'>(db, which, async (trx, { sentAt, deliveredAt }, { isOnDelivery }) => {
    const { orderId, number, actor } = which;
    if (sentAt === null) return refused('no');
    if (deliveredAt !== null) return { keep: false, outcome: 'confirmed' };
    await storeDelivered(trx, orderId, number, actor);
    await writeAudit(trx, actor, 'parcel delivered', { order: orderId, parcel: number });
    if (!isOnDelivery && !(await hasOpenBalance(trx, orderId))) await completeDelivered(trx, orderId, actor);
    return { keep: true, outcome: 'confirmed' };
  });
