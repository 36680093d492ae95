import { sql } from 'kysely';
import { orderStatuses } from '#contract/constants.ts';
import { languages } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import type { PaymentNotice } from '#shop/mail/mail.ts';
import {
  isPartlySent,
  ownOptions,
  paidAmount,
  paymentNotes,
  paymentSummaryOf,
  unitsAway,
  unitsGone,
} from '#shop/orders/orders.ts';
import { rielPaid } from '../payment/payment-mails.ts';

/** A line of an order or one of its cells, and its refunds. Cell 0 is the line. */
export interface RefundableLine {
  itemId: number;
  cell: number;
  nameEn: string;
  nameKm: string | null;
  isDigital: boolean;
  /** Color and size of a cell; empty for a line. */
  options: { en: [string, string]; km: [string, string] }[];
  quantity: number;
  totalCents: number;
  /** Units that are refunded, or requested to be. */
  refunded: number;
  restocked: number;
  /** Units that have left and weren't refunded since, and those that weren't restocked, while others of the order haven't left. */
  left: number;
  away: number;
  /** Whether all of the order has left. */
  isSent: boolean;
}

export async function refundableLines(db: Database, orderId: number): Promise<RefundableLine[]> {
  const { rows } = await sql<RefundableLine>`
    select u.item_id as "itemId", u.cell, i.name_en as "nameEn", i.name_km as "nameKm", i.digital as "isDigital", u.quantity,
      ${ownOptions} as options,
      u.unit_cents * u.quantity as "totalCents", u.restocked,
      case when ${isPartlySent} then ${unitsGone(sql`u`)} else 0 end as left,
      case when ${isPartlySent} then ${unitsAway(sql`u`)} else 0 end as away,
      o.sent_at is not null or o.status_id in (${orderStatuses.completed}::int, ${orderStatuses.returned}::int) as "isSent", (
        select coalesce(sum(l.quantity), 0)::int from refund_line l join refund r on r.id = l.refund_id
        where l.order_item_id = u.item_id and l.cell = u.cell and r.state <> 'failed') as refunded
    from order_unit u join order_item i on i.id = u.item_id join customer_order o on o.id = u.order_id
    where u.order_id = ${orderId} order by u.item_id, u.cell`.execute(db);
  return rows;
}

interface RefundLine {
  itemId: number;
  cell: number;
  quantity: number;
  cents: number;
  /** How many of its units had left. */
  left: number;
  isRestocked: boolean;
}

/**
 * Records the lines or cells of a refund, the amount of each before the coupon, and how many of its units had left. They must be
 * packed again.
 */
export async function storeRefundLines(
  db: Database,
  refundId: number,
  lines: readonly RefundLine[],
): Promise<void> {
  await sql`
    with l as (
      select * from unnest(${lines.map(({ itemId }) => itemId)}::int[], ${lines.map(({ cell }) => cell)}::smallint[],
        ${lines.map(({ quantity }) => quantity)}::int[], ${lines.map(({ cents }) => cents)}::int[],
        ${lines.map(({ left }) => left)}::int[], ${lines.map(({ isRestocked }) => isRestocked)}::boolean[])
        as l (id, cell, quantity, cents, had_left, restocked)),
    unpacked as (
      update order_unit u set packed_at = null from l, customer_order o
      where u.item_id = l.id and u.cell = l.cell and o.id = u.order_id and o.sent_at is null)
    insert into refund_line (refund_id, order_item_id, cell, quantity, cents, left_quantity, restocked)
    select ${refundId}, l.id, l.cell, l.quantity, l.cents, l.had_left, l.restocked from l`.execute(db);
}

/**
 * Returns the amount that an attempt in the office requested before, in cents, or null. It is the sum of refunds if several
 * payments gave it back.
 */
export async function refundOfKey(
  db: Database,
  key: string,
): Promise<{ refundId: number; orderId: number | null; cents: number } | null> {
  const { rows } = await sql<{ refundId: number; orderId: number | null; cents: number }>`
    select r.id as "refundId", coalesce(p.order_id, p.rest_of) as "orderId", (
      select sum(x.amount_cents)::int from refund x join payment y on y.id = x.payment_id
      where coalesce(y.order_id, y.rest_of) = coalesce(p.order_id, p.rest_of) and x.created_at = r.created_at) as cents
    from refund r join payment p on p.id = r.payment_id where r.asked_key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the content of a refund email: the sum, its payment method, and the refunded units in the customer's
 * language.
 */
export async function refundToNotify(db: Database, refundId: number): Promise<PaymentNotice> {
  const { rows } = await sql<PaymentNotice & { orderId: number; retainedCents: number; offCents: number }>`
    select o.id as "orderId", o.number, o.first_name as "firstName", r.amount_cents as "amountCents", p.method_id as "paymentMethodId", r.retained_cents as "retainedCents", r.off_balance_cents as "offCents", (
      select coalesce(json_agg(json_build_object('quantity', l.quantity, 'cents', l.cents, 'name',
        case when o.language_id = ${languages.ar.id} then coalesce(nullif(i.name_km, ''), i.name_en) else i.name_en end || coalesce((
          select ' (' || string_agg(case when o.language_id = ${languages.ar.id} then coalesce(nullif(c #>> '{km,1}', ''), c #>> '{en,1}')
            else c #>> '{en,1}' end, ', ') || ')' from jsonb_array_elements(${ownOptions}) c), ''))
        order by i.id, u.cell), '[]')
      from refund_line l join order_item i on i.id = l.order_item_id
        join order_unit u on u.item_id = l.order_item_id and u.cell = l.cell
      where l.refund_id = r.id and l.cents is not null) as lines
    from refund r join payment p on p.id = r.payment_id join customer_order o on o.id = coalesce(p.order_id, p.rest_of)
    where r.id = ${refundId}`.execute(db);
  const [refund] = rows;
  if (!refund) throw new Error('no such refund of an order');
  const { orderId, retainedCents, offCents, ...notice } = refund;
  const summary = await paymentSummaryOf(db, orderId);
  const retained = {
    key: 'noteRetained' as const,
    amount: paidAmount(summary, retainedCents),
    received: null,
  };
  const due = paymentNotes(summary).filter(
    ({ key }) => key === 'noteBalanceDue' || key.startsWith('noteDue'),
  );
  const notes = [...(retainedCents > 0 ? [retained] : []), ...(offCents > 0 ? due : [])];
  return {
    ...notice,
    ...(await rielPaid(db, orderId, notice.amountCents)),
    ...(offCents > 0 && { offCents }),
    ...(notes.length > 0 && { notes }),
  };
}
