import { type RawBuilder, sql } from 'kysely';
import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { compiledOnce, uncounted } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { dueNow } from '../deposit-queries.ts';
import { isCashPayment } from '../held-queries.ts';
import { shopDay } from '../promise-queries.ts';
import { isSurplus } from '../surplus-queries.ts';
import { type MoneyFacts, paymentSummary, type PaymentSummary } from './payment-summary.ts';

/** Returns SQL for the amount that the ledger has for an incomplete payment. */
export const receivedCents = (payment: RawBuilder<unknown>) =>
  sql<number>`case when ${payment}.state in ('paid', 'part_refunded', 'refunded') then 0 else coalesce((
    select sum(l.amount_cents) from ledger_entry l where l.payment_id = ${payment}.id), 0)::int end`;

/** SQL for payments of an order `o`: its own, and those of its balance. */
const ofOrder = sql`(m.order_id = o.id or m.rest_of = o.id)`;

/** SQL for the refunds of an order `o` that failed, if they were requested last: a request may be of several payments. */
export const failedCents = sql<number>`coalesce((
  select sum(r.amount_cents) filter (where r.state = 'failed') from refund r join payment m on m.id = r.payment_id where ${ofOrder}
  group by r.created_at order by r.created_at desc limit 1), 0)::int`;

/** SQL for the payment summary of an order `o`, as columns of a lateral join `money`. */
export const moneyOfOrder = sql`lateral (
  select p.id is not null as "hasPayment",
    (select coalesce(sum(case when m.state in ('paid', 'part_refunded', 'refunded') then m.amount_cents
      else ${receivedCents(sql`m`)} end), 0)::int from payment m where ${ofOrder}) as "receivedCents",
    cash_due(o) as "cashCents", (select coalesce(sum(r.off_balance_cents), 0)::int from refund r join payment m on m.id = r.payment_id
      where ${ofOrder} and r.state <> 'failed') as "loweredCents",
    (select coalesce(sum(m.refunded_cents), 0)::int from payment m where ${ofOrder}) as "refundedCents",
    (select coalesce(sum(r.amount_cents), 0)::int from refund r join payment m on m.id = r.payment_id
      where ${ofOrder} and r.state = 'created') as "refundingCents",
    ${failedCents} as "failedCents",
    (select coalesce(sum(r.amount_cents), 0)::int from refund r join payment p on p.id = r.payment_id
      where (p.order_id = o.id or p.rest_of = o.id) and r.state = 'done' and ${isSurplus}) as "excessCents",
    coalesce(b.amount_cents, 0) as "balanceCents", coalesce(l.amount_cents, 0) as "laterCents", coalesce(l.due = 'delivery', false) as "isDueAtDoor", ${dueNow} as "nowCents", o.due_on::text as "dueOn",
    coalesce(o.due_on < ${shopDay(sql`now()`)}, false) as "isOverdue", o.retained_cents as "retainedCents",
    exists (select from transfer_slip s where s.payment_id = p.id and s.refused_at is null) as "hasSlip",
    case when o.riel_rate is not null and exists (
        select from payment_code c where c.payment_id = p.id and c.currency = 'KHR')
      then json_build_object('rate', o.riel_rate, 'total', o.riel_total) end as riel
  from (select 1) one left join payment p on p.order_id = o.id and not ${isCashPayment(sql`p`)}
    left join order_rest b on b.order_id = o.id and b.state = 'open' and b.due = 'now'
    left join order_rest l on l.order_id = o.id and l.state = 'open' and l.due <> 'now') money`;

const { completed, returned } = orderStatuses;
const netCents = sql`sum(case when m.state in ('paid', 'part_refunded', 'refunded') then m.amount_cents
  else ${receivedCents(sql`m`)} end - m.refunded_cents)`;

/** SQL for the amount received for an order `o`, minus the amount refunded, as `paymentSummary` has them. */
const netOfOrder = sql`(case when o.payment_method_id <> ${paymentMethodIds.cashOnDelivery}::int and not ${isCashPayment(sql`p`)} then coalesce(m.net_cents, 0)
      when o.status_id in (${completed}::int, ${returned}::int) then cash_due(o) - case when ${isCashPayment(sql`p`)} then p.refunded_cents else 0 end else 0 end)`;

/**
 * SQL: the orders, the date of the last one, those with money that wasn't refunded, and that money, added up, of each
 * customer, as columns of `facts`. With ids, only of these customers. A test compares both.
 */
export const orderFacts = (ids: readonly number[] | null) => sql`(
  select o.customer_id, (count(*) filter (where o.status_id < 90))::int as orders,
    max(o.created_at) filter (where o.status_id < 90) as last_order_at,
    (count(*) filter (where ${netOfOrder} > 0))::int as paid_orders, sum(${netOfOrder})::int8 as spent_cents
  from customer_order o left join payment p on p.order_id = o.id left join ${
    ids === null
      ? sql`(select coalesce(m.order_id, m.rest_of) as order_id, ${netCents} as net_cents from payment m group by 1) m
        on m.order_id = o.id`
      : sql`lateral (select ${netCents} as net_cents from payment m where ${ofOrder}) m on true`
  }
  where ${ids === null ? sql`true` : sql`o.customer_id = any(${[...ids]}::int[])`} group by 1) facts`;

/** SQL: like `orderFacts` of all customers, but without money, which takes longer. */
export const orderCounts = sql`(
  select o.customer_id, count(*)::int as orders, max(o.created_at) as last_order_at
  from customer_order o where o.status_id < 90 group by o.customer_id) facts`;

const summariesStatement = compiledOnce(
  'payment-summaries',
  ({ orderIds }: { orderIds: number[] }) => sql<MoneyFacts & { orderId: number }>`
    select o.id as "orderId", o.status_id as "statusId", o.payment_method_id as "paymentMethodId",
      o.total_cents as "totalCents", money.*
    from customer_order o cross join ${moneyOfOrder} where o.id = any(${uncounted(orderIds)})`,
);

export async function paymentSummaries(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, PaymentSummary>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.executeQuery(summariesStatement(db, { orderIds: [...orderIds] }));
  return new Map(rows.map(({ orderId, ...facts }) => [orderId, paymentSummary(facts)]));
}

/**
 * Returns the payment summary of one order.
 * @throws when the order doesn't exist
 */
export async function paymentSummaryOf(db: Database, orderId: number): Promise<PaymentSummary> {
  const summary = (await paymentSummaries(db, [orderId])).get(orderId);
  if (!summary) throw new Error('no such order');
  return summary;
}
