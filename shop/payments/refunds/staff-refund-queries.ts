import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { PaymentState } from '../payment/payment-states.ts';

/** What the staff needs to know of an order before they give money back. Amounts in cents. */
export interface Refundable {
  orderId: number;
  paymentId: number;
  provider: string;
  state: PaymentState;
  currency: string;
  /** '' for a customer who was erased. */
  email: string;
  amountCents: number;
  /** Given back, or asked to be. */
  refundedCents: number;
  /** Of the order: its lines, and what its coupon took off them. */
  subtotalCents: number;
  discountCents: number;
  /** Nothing of it was begun, so that what is given back whole goes back into the stock. */
  isUntouched: boolean;
}

/** By the order's number; `unpaid` for one without a payment here, null when there is none of this number. */
export async function refundableOrder(db: Database, number: string): Promise<Refundable | 'unpaid' | null> {
  const { rows } = await sql<Refundable & { paymentId: number | null }>`
    select o.id as "orderId", o.subtotal_cents as "subtotalCents", o.discount_cents as "discountCents", p.id as "paymentId", p.provider, p.state, p.currency, o.email, p.amount_cents as "amountCents", o.status_id = 1 as "isUntouched",
      (select coalesce(sum(r.amount_cents), 0)::int from refund r where r.payment_id = p.id and r.state <> 'failed') as "refundedCents"
    from customer_order o left join payment p on p.order_id = o.id where o.number = ${number}`.execute(db);
  const [order] = rows;
  if (!order) return null;
  return order.paymentId === null ? 'unpaid' : order;
}

/** How a refund stands; `parked`: nothing more happens by itself. */
export async function refundStanding(
  db: Database,
  refundId: number,
): Promise<'created' | 'parked' | 'done' | 'failed'> {
  const { rows } = await sql<{ state: 'created' | 'done' | 'failed'; isParked: boolean }>`
    select state, next_try_at is null as "isParked" from refund where id = ${refundId}`.execute(db);
  const [refund] = rows;
  if (!refund) throw new Error('no such refund');
  return refund.state === 'created' && refund.isParked ? 'parked' : refund.state;
}
