import { type RawBuilder, sql } from 'kysely';
import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { hiddenStatuses } from './status-transitions.ts';
import { compiledOnce, constantOf } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { isBalanceDue } from './balance-queries.ts';
import { dueNow } from './deposit-queries.ts';
import { isCashPayment, isTransfer, isWaiting } from './held-queries.ts';
import { receivedCents } from './money/summary-queries.ts';
import { dayRanges, type Span, spans } from './span-queries.ts';
import { isSurplus, paidTwice } from './surplus-queries.ts';

const { active, inProgress, completed, refunded } = orderStatuses;
const { awaitingPayment } = hiddenStatuses;

export interface Flow {
  receivedCents: number;
  /** Sent back because no order needed it, which `refundedCents` doesn't include. */
  excessCents: number;
  refundedCents: number;
}

interface DayOfMoney extends Flow {
  /** The day in the shop's time zone, yyyy-mm-dd. */
  day: string;
  /** The amount five weeks earlier. */
  receivedBeforeCents: number;
}

/**
 * The payments of orders, regardless of when those were placed. In cents.
 * - Received: payments from customers, by when they arrived: a payment, a part of a transfer, a balance; cash
 * when its order was delivered.
 * - Excess: what an order didn't need, by when it was sent back.
 * - Refunded: other refunds by when they went through, and cash by when staff took that step, minus its earlier refunds. They are never subtracted from the amount received.
 * - Outstanding: amounts that are due now: cash of active orders, expected transfers, balances due.
 * - Unconfirmed: cash of orders that a new customer hasn't confirmed yet. It isn't outstanding, because such
 * orders are often never paid.
 *
 * Excludes unmatched payments and those refunded as paid twice, with their refunds: they pay for nothing, and have
 * their own list.
 */
export interface MoneyFlow extends Record<Span, Flow> {
  outstandingCents: number;
  unconfirmedCents: number;
  days: DayOfMoney[];
}

/** SQL for the refunds of the cash of an order `o`. */
export const cashRefunded = sql`coalesce((
  select p.refunded_cents from payment p where p.order_id = o.id and ${isCashPayment(sql`p`)}), 0)`;

/** SQL for whether an order `o` is paid in cash: it has no other payment. */
export const isCash = sql`(o.payment_method_id = ${constantOf(paymentMethodIds.cashOnDelivery)}
  or not exists (select from payment p where p.order_id = o.id and not ${isCashPayment(sql`p`)}))`;

/**
 * SQL for each amount received or refunded between two moments. Each order and payment is looked up by its id (`limit 1`
 * keeps the planner from reading all of them), so the time depends on the days asked for, not on all orders.
 */
const moves = (since: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`
  select greatest(l.amount_cents, 0) as received, case when p.is_surplus then greatest(-l.amount_cents, 0) else 0 end as excess,
    case when p.is_surplus then 0 else greatest(-l.amount_cents, 0) end as refunded
  from ledger_entry l, lateral (
    select coalesce(${isSurplus}, false) as is_surplus from payment p left join refund r on r.id = l.refund_id
    where p.id = l.payment_id and (p.order_id is not null or p.rest_of is not null) and p.reason <> ${paidTwice} limit 1) p
  where l.at >= ${since} and l.at < ${until}
  union all
  select case c.to_status when ${constantOf(completed)} then o.cash_cents else 0 end, 0,
    case c.to_status when ${constantOf(refunded)} then o.cash_cents - o.before else 0 end
  from order_status_change c, lateral (
    select cash_due(o) as cash_cents, ${cashRefunded} as before from customer_order o where o.id = c.order_id and ${isCash} limit 1) o
  where c.to_status in (3, 5) and c.changed_at >= ${since} and c.changed_at < ${until}`;

export const moneyFlow = async (db: Database): Promise<MoneyFlow> => ({
  ...(await flowBySpan(db)),
  ...(await outstanding(db)),
  days: await flowByDay(db),
});

/** Returns SQL for the sums of the amounts between two moments. */
const movedBetween = (since: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`lateral (
  select coalesce(sum(received), 0)::int8 as "receivedCents", coalesce(sum(excess), 0)::int8 as "excessCents", coalesce(sum(refunded), 0)::int8 as "refundedCents"
  from (${moves(since, until)}) moves)`;

const bySpan = compiledOnce(
  'flow-by-span',
  () => sql<Flow & { span: Span }>`
    with ${spans}
    select span, sum.* from spans, ${movedBetween(sql`since`, sql`until`)} sum`,
);

async function flowBySpan(db: Database): Promise<Record<Span, Flow>> {
  const { rows } = await db.executeQuery(bySpan(db, {}));
  return Object.fromEntries(rows.map(({ span, ...flow }) => [span, flow])) as Record<Span, Flow>;
}

const byDay = compiledOnce(
  'flow-by-day',
  () => sql<DayOfMoney>`
    with ${dayRanges}
    select day::text, moved.*, earlier."receivedCents" as "receivedBeforeCents"
    from days, ${movedBetween(sql`since`, sql`until`)} moved,
      ${movedBetween(sql`since_before`, sql`until_before`)} earlier
    order by day`,
);

const flowByDay = async (db: Database): Promise<DayOfMoney[]> => (await db.executeQuery(byDay(db, {}))).rows;

type Outstanding = Pick<MoneyFlow, 'outstandingCents' | 'unconfirmedCents'>;

const outstandingStatement = compiledOnce(
  'outstanding',
  () => sql<Outstanding>`
    with open as (
      select o.id, cash_due(o) as total_cents, o.status_id, exists (
          select from order_hold h where h.order_id = o.id and ${isWaiting}) as is_unconfirmed
      from customer_order o
      where o.status_id in (${constantOf(active)}, ${constantOf(inProgress)}) and ${isCash}),
    awaited as (
      select ${dueNow} - ${receivedCents(sql`p`)} as cents from customer_order o join payment p on p.order_id = o.id
      where o.status_id = ${constantOf(awaitingPayment)} and ${isTransfer}),
    balances as (
      select b.amount_cents as cents from order_rest b join customer_order o on o.id = b.order_id
      where b.state = 'open' and b.due = 'now' and ${isBalanceDue})
    select (select coalesce(sum(total_cents) filter (where not is_unconfirmed), 0) from open)::int8
        + (select coalesce(sum(cents), 0) from awaited)::int8
        + (select coalesce(sum(cents), 0) from balances)::int8 as "outstandingCents",
      (select coalesce(sum(total_cents) filter (where is_unconfirmed), 0) from open)::int8 as "unconfirmedCents"`,
);

async function outstanding(db: Database): Promise<Outstanding> {
  const { rows } = await db.executeQuery(outstandingStatement(db, {}));
  return rows[0] ?? { outstandingCents: 0, unconfirmedCents: 0 };
}
