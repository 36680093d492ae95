import { sql } from 'kysely';
import { type OrderStage, orderStatuses } from '#contract/constants.ts';
import { compiledOnce, constantOf } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import type { PersonName } from '#rules/text-of-language.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { isBalanceDue, isOverdue } from './balance-queries.ts';
import { isTransfer, isWaiting } from './held-queries.ts';
import { piecesToPrepare } from './refunded-pieces-queries.ts';
import { shopDay } from './promise-queries.ts';
import { hiddenStatuses } from './status-transitions.ts';

const { active, inProgress } = orderStatuses;
const { awaitingPayment } = hiddenStatuses;

/** SQL for whether an order `o` has units to prepare or pack that aren't refunded. */
const hasToPrepare = sql`(
  not exists (select from payment p join refund r on r.payment_id = p.id where p.order_id = o.id)
  or exists (select from order_item i where i.order_id = o.id and (i.digital or ${piecesToPrepare} > 0)))`;

/** SQL for whether an order `o` can be at a stage. The index `customer_order_open` contains these orders. */
export const isUnfinished = sql`is_open_order(o.status_id)`;

/** SQL for the stage of an order `o`. Null if there is nothing to do. */
export const stageOfOrder = sql<OrderStage | null>`case
  when o.status_id = ${constantOf(active)} and exists (
    select from order_hold h where h.order_id = o.id and ${isWaiting}) then 'toConfirm'
  when o.status_id = ${constantOf(active)} and ${hasToPrepare} then 'toPrepare'
  when o.status_id = ${constantOf(inProgress)} and o.sent_at is null and ${hasToPrepare} then 'toSend'
  when o.sent_at is null and o.status_id in (${constantOf(active)}, ${constantOf(inProgress)}) then null
  when o.status_id = ${constantOf(inProgress)} then 'onTheWay'
  when o.status_id = ${constantOf(awaitingPayment)} and ${isTransfer} then 'awaitingTransfer' end`;

/** The number of orders waiting at each stage, and since when the first has waited. */
export interface WaitingOrders {
  stage: OrderStage;
  orders: number;
  since: Date;
  /** How many orders with a balance due are overdue, and are therefore counted there, too. */
  overdue: number;
}

const waitingStatement = compiledOnce(
  'waiting-orders',
  () => sql<WaitingOrders>`
    with open as materialized (
      select o.created_at, ${stageOfOrder} as stage from customer_order o
      where ${isUnfinished})
    select stage, count(*)::int as orders, min(created_at) as since, 0 as overdue from open
    where stage <> 'onTheWay' group by stage
    union all
    select 'balanceDue', count(*)::int, min(b.asked_at), (count(*) filter (where ${isOverdue}))::int from customer_order o join order_rest b on b.order_id = o.id
    where b.state = 'open' and b.due = 'now' and ${isBalanceDue} having count(*) > 0
    union all
    select 'overdue', count(*)::int, min(o.due_on) at time zone ${timeZone}, 0 from customer_order o where ${isOverdue} having count(*) > 0
    order by since`,
);

/** Returns the stages with work to do, the longest waiting first. */
export const waitingOrders = async (db: Database): Promise<WaitingOrders[]> =>
  (await db.executeQuery(waitingStatement(db, {}))).rows;

/** An order that should have arrived by now, but wasn't shipped. Waiting for the customer isn't late. */
export interface LateOrder extends PersonName {
  number: string;
  /** The promised day, yyyy-mm-dd, today or earlier. */
  promisedOn: string;
  /** Whether its customer was notified that it is being prepared. */
  isBegun: boolean;
}

const lateStatement = compiledOnce(
  'late-orders',
  ({ limit }: { limit: number }) => sql<LateOrder & { count: number }>`
    select o.number, o.first_name as "firstName", o.last_name as "lastName", o.promised_on as "promisedOn",
      o.status_id = ${constantOf(inProgress)} as "isBegun", count(*) over ()::int as count
    from customer_order o
    where o.status_id in (${constantOf(active)}, ${constantOf(inProgress)}) and o.sent_at is null
      and o.promised_on <= ${shopDay(sql`now()`)} and hangs_on(o.id) is null and ${stageOfOrder} in ('toPrepare', 'toSend')
    order by o.promised_on, o.id limit ${limit}`,
);

/**
 * Returns orders that were promised for today or earlier and aren't shipped, sorted by promised day. `count`
 * is the total.
 */
export async function lateOrders(
  db: Database,
  limit: number,
): Promise<{ orders: LateOrder[]; count: number }> {
  const { rows } = await db.executeQuery(lateStatement(db, { limit }));
  return { orders: rows.map(({ count: _, ...order }) => order), count: rows[0]?.count ?? 0 };
}
