import { sql } from 'kysely';
import { compiledOnce } from '#database/named.ts';
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

/** Times in JSON are texts. */
const withTimes = <Row extends { at: Date; settledAt?: Date | null }>(rows: readonly Row[]): Row[] =>
  rows.map(({ at, settledAt, ...row }) => ({
    ...row,
    at: new Date(at),
    ...(settledAt !== undefined && { settledAt: settledAt && new Date(settledAt) }),
  })) as Row[];

const paymentStatement = compiledOnce(
  'payment-of-order',
  ({ orderId }: { orderId: number }) => sql<OrderPayment>`
    select id as "paymentId", provider, state, amount_cents as "amountCents",
      exists (select from customer_order o where o.id = order_id and o.deposit_cents > 0) as "isDeposit", refunded_cents as "refundedCents",
      ${receivedCents(sql`payment`)} as "partCents", let_go_cents as "letGoCents", currency,
      disputed_at as "disputedAt", coalesce((
        select json_agg(json_build_object('at', e.at, 'from', e.from_state, 'to', e.to_state, 'source', e.source, 'detail', e.detail) order by e.id)
        from payment_event e where e.payment_id = payment.id), '[]') as events, coalesce((
        select json_agg(json_build_object('at', r.created_at, 'settledAt', r.settled_at, 'refundId', r.id, 'cents', r.amount_cents, 'state', r.state,
          'isParked', r.state = 'created' and r.next_try_at is null, 'by', r.asked_by, 'reason', r.reason) order by r.id)
        from refund r join payment m on m.id = r.payment_id where m.order_id = ${orderId} or m.rest_of = ${orderId}), '[]') as refunds, coalesce((
        select json_agg(json_build_object('at', m.settled_at, 'cents', m.amount_cents, 'methodId', m.method_id) order by m.id)
        from payment m where m.rest_of = ${orderId} and m.state in ('paid', 'part_refunded', 'refunded')), '[]') as "balancePayments"
    from payment where order_id = ${orderId}`,
);

/** Returns the payment of an order. Null if it has none because it is paid on delivery. */
export async function paymentOfOrder(db: Database, orderId: number): Promise<OrderPayment | null> {
  const { rows } = await db.executeQuery(paymentStatement(db, { orderId }));
  const [payment] = rows;
  if (!payment) return null;
  const { balancePayments, events, refunds, ...row } = payment;
  return {
    ...row,
    balancePayments: withTimes(balancePayments),
    events: withTimes(events),
    refunds: withTimes(refunds),
  };
}

const refundsStatement = compiledOnce(
  'refunds-due',
  ({ orderId }: { orderId: number }) => sql<RefundDue & { paymentId: number }>`
    select p.id as "paymentId", p.disputed_at is not null as "isDisputed", p.provider = ${onAccount.name} as "isOnAccount",
      p.amount_cents - (select coalesce(sum(r.amount_cents), 0)::int from refund r
        where r.payment_id = p.id and r.state <> 'failed') as "leftCents"
    from payment p where p.order_id = ${orderId} and p.state in ('paid', 'part_refunded')`,
);

/** Returns the refundable amount of an order's payment, or null if no payment was made. */
export async function refundsDue(
  db: Database,
  orderId: number,
): Promise<(RefundDue & { paymentId: number }) | null> {
  const { rows } = await db.executeQuery(refundsStatement(db, { orderId }));
  return rows[0] ?? null;
}
