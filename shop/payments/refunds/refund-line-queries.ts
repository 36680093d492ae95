import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** A line of an order, and what of it was given back. */
export interface RefundableLine {
  itemId: number;
  nameEn: string;
  nameKm: string | null;
  isDigital: boolean;
  quantity: number;
  totalCents: number;
  /** Pieces that a refund gave back, or was asked to. */
  refunded: number;
  /** Pieces that are back in the stock. */
  restocked: number;
}

export async function refundableLines(db: Database, orderId: number): Promise<RefundableLine[]> {
  const { rows } = await sql<RefundableLine>`
    select i.id as "itemId", i.name_en as "nameEn", i.name_km as "nameKm", i.digital as "isDigital", i.quantity,
      i.total_cents as "totalCents", i.restocked, (
        select coalesce(sum(l.quantity), 0)::int from refund_line l join refund r on r.id = l.refund_id
        where l.order_item_id = i.id and r.state <> 'failed') as refunded
    from order_item i where i.order_id = ${orderId} order by i.id`.execute(db);
  return rows;
}

/** Notes of which lines a refund is. */
export async function storeRefundLines(
  db: Database,
  refundId: number,
  lines: readonly { itemId: number; quantity: number }[],
): Promise<void> {
  await sql`
    insert into refund_line (refund_id, order_item_id, quantity)
    select ${refundId}, l.id, l.quantity
    from unnest(${lines.map(({ itemId }) => itemId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]) as l (id, quantity)`.execute(
    db,
  );
}

/** What an attempt of the office has asked for before, in cents; null: nothing. */
export async function refundOfKey(
  db: Database,
  key: string,
): Promise<{ refundId: number; paymentId: number; cents: number } | null> {
  const { rows } = await sql<{ refundId: number; paymentId: number; cents: number }>`
    select id as "refundId", payment_id as "paymentId", amount_cents as cents from refund where asked_key = ${key}`.execute(
    db,
  );
  return rows[0] ?? null;
}
