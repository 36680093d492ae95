import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { type Actor, writeAudit } from '#shop/audit/audit.ts';
import { inTransaction } from '#shop/transaction.ts';

/** The tracking number and carrier; '' if unknown. */
export interface Parcel {
  number: string;
  carrier: string;
}

const { inProgress } = orderStatuses;

/** Marks the order as shipped now. */
export async function storeSent(db: Database, orderId: number, parcel: Parcel): Promise<void> {
  await sql`update customer_order set sent_at = now(), parcel_number = ${parcel.number}, parcel_carrier = ${parcel.carrier}
    where id = ${orderId}`.execute(db);
}

/** Returns the shipment of an order, and whether its receipt is stored. */
export async function parcelOf(db: Database, orderId: number): Promise<Parcel & { hasReceipt: boolean }> {
  const { rows } = await sql<Parcel & { hasReceipt: boolean }>`
    select parcel_number as number, parcel_carrier as carrier,
      exists (select from parcel_receipt r where r.order_id = o.id) as "hasReceipt"
    from customer_order o where id = ${orderId}`.execute(db);
  return rows[0] ?? { number: '', carrier: '', hasReceipt: false };
}

/** Returns the file of the receipt by the order's number or id, or null if there is none. */
export async function receiptOf(
  db: Database,
  { number = '', orderId = 0 }: { number?: string; orderId?: number },
): Promise<string | null> {
  const { rows } = await sql<{ file: string }>`
    select r.file from parcel_receipt r join customer_order o on o.id = r.order_id
    where o.number = ${number} or o.id = ${orderId}`.execute(db);
  return rows[0]?.file ?? null;
}

/** Returns whether the order can have a receipt: it is in preparation or shipped. */
export async function mayHaveReceipt(db: Database, number: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customer_order where number = ${number} and status_id = ${inProgress}::int`.execute(db);
  return rows.length > 0;
}

interface NewReceipt {
  number: string;
  receipt: { file: string; bytes: number };
  by: Actor;
}

/**
 * Stores a receipt and replaces the previous one, whose file must then be deleted. Returns null if the order
 * is completed or doesn't exist.
 */
export const storeReceipt = (db: Database, { number, receipt, by }: NewReceipt) =>
  inTransaction<{ before: string | null } | null>(db, async (trx) => {
    const { rows } = await sql<{ id: number; before: string | null }>`
      select o.id, (select r.file from parcel_receipt r where r.order_id = o.id) as before from customer_order o
      where o.number = ${number} and o.status_id = ${inProgress}::int for no key update`.execute(trx);
    const [order] = rows;
    if (!order) return { keep: false, outcome: null };
    await sql`
      insert into parcel_receipt (order_id, file, bytes) values (${order.id}, ${receipt.file}, ${receipt.bytes})
      on conflict (order_id) do update set file = excluded.file, bytes = excluded.bytes, added_at = now()`.execute(
      trx,
    );
    await writeAudit(trx, by, 'parcel receipt kept', { order: order.id });
    return { keep: true, outcome: { before: order.before } };
  });
