import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { PaymentState } from './payment-states.ts';

/** The payment of an order as the staff sees it. Amounts in cents. */
export interface OrderPayment {
  paymentId: number;
  provider: string;
  state: PaymentState;
  amountCents: number;
  refundedCents: number;
  currency: string;
  /** Of a dispute that is not won; null: there is none. */
  disputedAt: Date | null;
  events: { at: Date; from: PaymentState | null; to: PaymentState; source: string; detail: string }[];
  refunds: { at: Date; refundId: number; cents: number; state: string; by: string; reason: string }[];
}

/** null: it has none, for it is paid on delivery. */
export async function paymentOfOrder(db: Database, orderId: number): Promise<OrderPayment | null> {
  const { rows } = await sql<Omit<OrderPayment, 'events' | 'refunds'>>`
    select id as "paymentId", provider, state, amount_cents as "amountCents", refunded_cents as "refundedCents", currency,
      disputed_at as "disputedAt"
    from payment where order_id = ${orderId}`.execute(db);
  const [payment] = rows;
  if (!payment) return null;
  const { rows: events } = await sql<OrderPayment['events'][number]>`
    select at, from_state as "from", to_state as "to", source, detail from payment_event
    where payment_id = ${payment.paymentId} order by id`.execute(db);
  const { rows: refunds } = await sql<OrderPayment['refunds'][number]>`
    select created_at as at, id as "refundId", amount_cents as cents, state, asked_by as by, reason from refund
    where payment_id = ${payment.paymentId} order by id`.execute(db);
  return { ...payment, events, refunds };
}
