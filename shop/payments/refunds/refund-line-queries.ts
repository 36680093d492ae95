import { sql } from 'kysely';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { PaymentNotice } from '#shop/mail/mail.ts';
import { rielPaid } from '../payment/payment-mails.ts';

/** A line of an order, and its refunds. */
export interface RefundableLine {
  itemId: number;
  nameEn: string;
  nameKm: string | null;
  isDigital: boolean;
  quantity: number;
  totalCents: number;
  /** Units that are refunded, or requested to be. */
  refunded: number;
  /** Restocked units. */
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

/**
 * Records the lines of a refund, and the amount of each before the coupon. Those lines must be packed again.
 */
export async function storeRefundLines(
  db: Database,
  refundId: number,
  lines: readonly { itemId: number; quantity: number; cents: number }[],
): Promise<void> {
  await sql`
    with unpacked as (
      update order_item i set packed_at = null from customer_order o
      where i.id = any(${lines.map(({ itemId }) => itemId)}::int[]) and o.id = i.order_id and o.sent_at is null)
    insert into refund_line (refund_id, order_item_id, quantity, cents)
    select ${refundId}, l.id, l.quantity, l.cents
    from unnest(${lines.map(({ itemId }) => itemId)}::int[], ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ cents }) => cents)}::int[]) as l (id, quantity, cents)`.execute(db);
}

/** Returns the amount that an attempt in the office requested before, in cents, or null. */
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

/**
 * Returns the content of a refund email: the sum, its payment method, and the refunded units in the customer's
 * language.
 */
export async function refundToNotify(db: Database, refundId: number): Promise<PaymentNotice> {
  const { rows } = await sql<PaymentNotice & { orderId: number }>`
    select o.id as "orderId", o.number, o.first_name as "firstName", r.amount_cents as "amountCents", p.method_id as "paymentMethodId", (
      select coalesce(json_agg(json_build_object('quantity', l.quantity, 'cents', l.cents, 'name',
        case when o.language_id = ${languages.ar.id} then coalesce(nullif(i.name_km, ''), i.name_en) else i.name_en end)
        order by i.id), '[]')
      from refund_line l join order_item i on i.id = l.order_item_id
      where l.refund_id = r.id and l.cents is not null) as lines
    from refund r join payment p on p.id = r.payment_id join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
    where r.id = ${refundId}`.execute(db);
  const [refund] = rows;
  if (!refund) throw new Error('no such refund of an order');
  const { orderId, ...told } = refund;
  return { ...told, ...(await rielPaid(db, orderId, told.amountCents)) };
}
