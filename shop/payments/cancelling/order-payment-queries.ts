import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { RefundDue } from './cancel-rules.ts';
import { receivedCents } from '#shop/orders/orders.ts';
import { onAccount } from '../providers/on-account.ts';
import type { PaymentState } from '../payment/payment-states.ts';

/** The payment of an order as shown to staff. Amounts in cents. */
export interface OrderPayment {
  paymentId: number;
  provider: string;
  state: PaymentState;
  amountCents: number;
  /** Whether it is the deposit of its order. */
  isDeposit: boolean;
  refundedCents: number;
  /** The amount received in part, while it isn't fully paid, and the amount waived. */
  partCents: number;
  letGoCents: number;
  currency: string;
  /** When a dispute that isn't won was opened; null if there is none. */
  disputedAt: Date | null;
  /** Payments of its balance, oldest first. */
  balancePayments: { at: Date; cents: number; methodId: number }[];
  events: { at: Date; from: PaymentState | null; to: PaymentState; source: string; detail: string }[];
  /** The refunds, including those of balance payments. */
  refunds: {
    at: Date;
    /** When it went through or failed; null if it is in progress. */
    settledAt: Date | null;
    refundId: number;
    cents: number;
    state: 'created' | 'done' | 'failed';
    /** Whether it needs manual action, because there are no further automatic attempts. */
    isParked: boolean;
    by: string;
    reason: string;
  }[];
}

/** Returns the payment of an order. Null if it has none because it is paid on delivery. */
export async function paymentOfOrder(db: Database, orderId: number): Promise<OrderPayment | null> {
  const { rows } = await sql<Omit<OrderPayment, 'events' | 'refunds' | 'balancePayments'>>`
    select id as "paymentId", provider, state, amount_cents as "amountCents",
      exists (select from customer_order o where o.id = order_id and o.deposit_cents > 0) as "isDeposit", refunded_cents as "refundedCents",
      ${receivedCents(sql`payment`)} as "partCents", let_go_cents as "letGoCents", currency,
      disputed_at as "disputedAt"
    from payment where order_id = ${orderId}`.execute(db);
  const [payment] = rows;
  if (!payment) return null;
  const { rows: events } = await sql<OrderPayment['events'][number]>`
    select at, from_state as "from", to_state as "to", source, detail from payment_event
    where payment_id = ${payment.paymentId} order by id`.execute(db);
  const { rows: refunds } = await sql<OrderPayment['refunds'][number]>`
    select created_at as at, settled_at as "settledAt", id as "refundId", amount_cents as cents, state,
      state = 'created' and next_try_at is null as "isParked", asked_by as by, reason from refund
    where payment_id in (select id from payment where order_id = ${orderId} or rest_of = ${orderId}) order by id`.execute(
    db,
  );
  const { rows: balancePayments } = await sql<OrderPayment['balancePayments'][number]>`
    select settled_at as at, amount_cents as cents, method_id as "methodId" from payment
    where rest_of = ${orderId} and state in ('paid', 'part_refunded', 'refunded') order by id`.execute(db);
  return { ...payment, balancePayments, events, refunds };
}

/** Returns the refundable amount of an order's payment, or null if no payment was made. */
export async function refundsDue(
  db: Database,
  orderId: number,
): Promise<(RefundDue & { paymentId: number }) | null> {
  const { rows } = await sql<RefundDue & { paymentId: number }>`
    select p.id as "paymentId", p.disputed_at is not null as "isDisputed", p.provider = ${onAccount.name} as "isOnAccount",
      p.amount_cents - (select coalesce(sum(r.amount_cents), 0)::int from refund r
        where r.payment_id = p.id and r.state <> 'failed') as "leftCents"
    from payment p where p.order_id = ${orderId} and p.state in ('paid', 'part_refunded')`.execute(db);
  return rows[0] ?? null;
}
