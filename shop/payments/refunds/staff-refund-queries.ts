import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { PaymentState } from '../payment/payment-states.ts';

/** What staff see of an order before a refund. Amounts in cents. */
export interface Refundable {
  orderId: number;
  paymentId: number;
  provider: string;
  state: PaymentState;
  currency: string;
  /** The email address; '' for an erased customer. */
  email: string;
  amountCents: number;
  /** The amount that is refunded, or requested to be. */
  refundedCents: number;
  /** The order's subtotal, and the discount of its coupon. */
  subtotalCents: number;
  discountCents: number;
  /** The rate of the VAT that was added to its prices; null if they include it or it was off. */
  addedVatRate: number | null;
  /** Whether preparation hasn't begun, so that a full refund restocks its items. */
  isUntouched: boolean;
}

/** Returns the order with this number, `unpaid` if it has no payment here, or null if it doesn't exist. */
export async function refundableOrder(db: Database, number: string): Promise<Refundable | 'unpaid' | null> {
  const { rows } = await sql<Refundable & { paymentId: number | null }>`
    select o.id as "orderId", o.subtotal_cents as "subtotalCents", o.discount_cents as "discountCents",
      case when o.vat_added_cents is not null then o.vat_rate end as "addedVatRate", p.id as "paymentId", p.provider, p.state, p.currency, o.email, p.amount_cents as "amountCents", o.status_id = 1 as "isUntouched",
      (select coalesce(sum(r.amount_cents), 0)::int from refund r where r.payment_id = p.id and r.state <> 'failed') as "refundedCents"
    from customer_order o left join payment p on p.order_id = o.id where o.number = ${number}`.execute(db);
  const [order] = rows;
  if (!order) return null;
  return order.paymentId === null ? 'unpaid' : order;
}
