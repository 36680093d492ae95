import { sql } from 'kysely';
import { currency, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { holds } from '#shop/orders/orders.ts';
import type { PaymentState } from '../payment/payment-states.ts';
import { cashOnDelivery } from '../providers/cash-on-delivery.ts';
import { paysOrder } from './balance-queries.ts';

const { active, inProgress, completed, returned } = orderStatuses;

/** SQL for whether the cash of an order `o` with the payment `p`, if any, is still to be collected. */
const isCashOpen = sql`(coalesce(p.provider, ${cashOnDelivery.name}) = ${cashOnDelivery.name} and o.status_id in (${active}::int, ${inProgress}::int))`;

/** What staff see of an order before a refund. Amounts in cents. */
export interface Refundable {
  orderId: number;
  /** Null for cash until its first refund. */
  paymentId: number | null;
  provider: string;
  state: PaymentState;
  currency: string;
  /** The email address; '' for an erased customer. */
  email: string;
  amountCents: number;
  /** The amount that is refunded, or requested to be. */
  refundedCents: number;
  /** What is still to be paid: a balance, or the cash of an order that isn't delivered. Refunds lower it first. */
  openCents: number;
  /** The order's subtotal, and the discount of its coupon. */
  subtotalCents: number;
  /** The part of the subtotal that its lines cost once. */
  onceCents: number;
  discountCents: number;
  /** The rate of the VAT that was added to its prices; null if they include it or it was off. */
  addedVatRate: number | null;
  /** Whether preparation hasn't begun, so that a full refund restocks its items. */
  isUntouched: boolean;
  /** Whether it is neither complete nor over, so that the shop may retain a part if it is canceled. */
  isInWork: boolean;
}

/**
 * Returns the order with this number, `unpaid` if no payment was received, or null if it doesn't exist. Cash was
 * received once the order is delivered.
 */
export async function refundableOrder(db: Database, number: string): Promise<Refundable | 'unpaid' | null> {
  const { rows } = await sql<Refundable & { isUnpaid: boolean }>`
    select o.id as "orderId", o.subtotal_cents as "subtotalCents",
      (select coalesce(sum(i.once_cents), 0)::int from order_item i where i.order_id = o.id) as "onceCents", o.discount_cents as "discountCents",
      case when o.vat_added_cents is not null then o.vat_rate end as "addedVatRate", p.id as "paymentId",
      coalesce(p.provider, ${cashOnDelivery.name}) as provider, coalesce(p.state, 'paid') as state, coalesce(p.currency, ${currency.code}) as currency,
      o.email, case when ${isCashOpen} then 0 else coalesce(paid.cents, cash_due(o)) end as "amountCents",
      case when ${isCashOpen} then cash_due(o) when ${holds} then coalesce((
        select b.amount_cents from order_rest b where b.order_id = o.id and b.state = 'open'), 0) else 0 end as "openCents",
      p.id is null and (o.status_id not in (${active}::int, ${inProgress}::int, ${completed}::int, ${returned}::int) or o.total_cents = 0) as "isUnpaid", o.status_id = 1 as "isUntouched", o.status_id in (1, 2) as "isInWork",
      coalesce(paid.refunded, 0)::int as "refundedCents"
    from customer_order o left join payment p on p.order_id = o.id
      left join lateral (
        select sum(p.amount_cents)::int as cents, sum((
          select sum(r.amount_cents) from refund r where r.payment_id = p.id and r.state <> 'failed')) as refunded
        from payment p where ${paysOrder(sql`o.id`)}) paid on p.id is not null
    where o.number = ${number}`.execute(db);
  const [order] = rows;
  if (!order) return null;
  return order.isUnpaid ? 'unpaid' : order;
}

/**
 * Stores the payment of a locked order in cash, so that it can be refunded like any other, and lowered until it is delivered.
 * Returns its id, or null if no cash is expected. The ledger has only its refunds: cash counts when its order is delivered
 * (shop/orders/money-flow-queries.ts).
 */
export async function insertCashPayment(db: Database, orderId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into payment (order_id, customer_id, method_id, provider, amount_cents, currency, state, expires_at, settled_at)
    select id, customer_id, payment_method_id, ${cashOnDelivery.name}, total_cents, ${currency.code}, 'paid', now(), (
      select max(changed_at) from order_status_change where order_id = o.id and to_status = ${completed}::int)
    from customer_order o where id = ${orderId} and status_id in (${active}::int, ${inProgress}::int, ${completed}::int, ${returned}::int) and total_cents > 0
    on conflict (order_id) do update set settled_at = coalesce(payment.settled_at, excluded.settled_at) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
