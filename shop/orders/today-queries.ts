import { sql } from 'kysely';
import { type OrderStage, orderStatuses } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { isTransfer, isWaiting } from './held-queries.ts';
import { hiddenStatuses } from './status-transitions.ts';

const { active, inProgress, completed } = orderStatuses;
const { awaitingPayment } = hiddenStatuses;

/** At which stage an order `o` is; null: nothing is to be done with it. */
export const stageOfOrder = sql<OrderStage | null>`case
  when o.status_id = ${active}::int and exists (
    select from order_hold h where h.order_id = o.id and ${isWaiting}) then 'toConfirm'
  when o.status_id = ${active}::int then 'toPrepare'
  when o.status_id = ${inProgress}::int and o.sent_at is null then 'toSend'
  when o.status_id = ${inProgress}::int then 'onTheWay'
  when o.status_id = ${awaitingPayment}::int and ${isTransfer} then 'awaitingTransfer' end`;

/** How many orders wait at each stage, and since when the first of them does. */
export interface WaitingOrders {
  stage: OrderStage;
  orders: number;
  since: Date;
}

/** Where somebody has something to do, the longest waiting first. */
export async function waitingOrders(db: Database): Promise<WaitingOrders[]> {
  const { rows } = await sql<WaitingOrders>`
    with open as materialized (
      select o.created_at, ${stageOfOrder} as stage from customer_order o
      where o.status_id in (${active}::int, ${inProgress}::int, ${awaitingPayment}::int))
    select stage, count(*)::int as orders, min(created_at) as since from open
    where stage <> 'onTheWay' group by stage order by since`.execute(db);
  return rows;
}

interface Placed {
  orders: number;
  /** Of their totals. */
  cents: number;
}
type Span = 'today' | 'weekAgo' | 'week' | 'lastWeek';

/** What was ordered and holds, where the shop is: today and since Monday, and a week before each up to the same hour. */
export async function placedLately(db: Database): Promise<Record<Span, Placed>> {
  const { rows } = await sql<Placed & { span: Span }>`
    with clock as (select now() at time zone ${timeZone} as here),
    spans (span, since, until) as (
      select s.span, (s.since - s.back) at time zone ${timeZone}, now() - s.back from clock,
      lateral (values
        ('today', date_trunc('day', here), interval '0'), ('weekAgo', date_trunc('day', here), interval '7 days'),
        ('week', date_trunc('week', here), interval '0'), ('lastWeek', date_trunc('week', here), interval '7 days')
      ) s (span, since, back))
    select span, count(o.id)::int as orders, coalesce(sum(o.total_cents), 0)::int8 as cents
    from spans left join customer_order o on o.created_at >= since and o.created_at <= until
      and o.status_id in (${active}::int, ${inProgress}::int, ${completed}::int)
    group by span`.execute(db);
  return Object.fromEntries(rows.map(({ span, ...placed }) => [span, placed])) as Record<Span, Placed>;
}
