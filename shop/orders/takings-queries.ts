import { sql } from 'kysely';
import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { holds } from './held-queries.ts';
import { type MoneyFlow, moneyFlow } from './money-flow-queries.ts';
import { daysBefore, shownDays, type Span, spans } from './span-queries.ts';

const { active, inProgress } = orderStatuses;

interface Placed {
  orders: number;
  /** The sum of their totals. */
  cents: number;
}

interface DayOfTakings extends Placed {
  /** The day in the shop's time zone, yyyy-mm-dd. */
  day: string;
  beforeCents: number;
}

/**
 * Orders that aren't canceled or returned, by when they were placed, paid or not. They are summed by periods
 * and by days, with the cash that is still due. `money` has the amounts received and refunded, by when that
 * happened. In cents.
 */
export interface Takings extends Record<Span, Placed> {
  cashToCome: number;
  days: DayOfTakings[];
  money: MoneyFlow;
}

export const takingsOfToday = async (db: Database): Promise<Takings> => ({
  ...(await takingsBySpan(db)),
  cashToCome: await cashToCome(db),
  days: await takingsByDay(db),
  money: await moneyFlow(db),
});

async function takingsBySpan(db: Database): Promise<Record<Span, Placed>> {
  const { rows } = await sql<Placed & { span: Span }>`
    with ${spans}
    select span, sum.* from spans, lateral (
      select count(*)::int as orders, coalesce(sum(o.total_cents), 0)::int8 as cents from customer_order o
      where o.created_at >= since and o.created_at <= until and ${holds}) sum`.execute(db);
  return Object.fromEntries(rows.map(({ span, ...placed }) => [span, placed])) as Record<Span, Placed>;
}

async function cashToCome(db: Database): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(o.total_cents), 0)::int8 as cents from customer_order o
    where o.status_id in (${active}::int, ${inProgress}::int)
      and o.payment_method_id = ${paymentMethodIds.cashOnDelivery}::int`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** Returns each of the last thirty days, with the same weekday five weeks earlier. */
async function takingsByDay(db: Database): Promise<DayOfTakings[]> {
  const { rows } = await sql<DayOfTakings>`
    with here as (select (now() at time zone ${timeZone})::date as today),
    sums as materialized (
      select (o.created_at at time zone ${timeZone})::date as day, count(*)::int as orders, sum(o.total_cents)::int8 as cents
      from customer_order o, here
      where ${holds} and o.created_at >= (here.today - ${shownDays + daysBefore}::int)::timestamp at time zone ${timeZone}
      group by 1)
    select d.day::date::text as day, coalesce(s.orders, 0) as orders, coalesce(s.cents, 0)::int8 as cents,
      coalesce(b.cents, 0)::int8 as "beforeCents"
    from here, generate_series(here.today - ${shownDays - 1}::int, here.today, interval '1 day') d (day)
      left join sums s on s.day = d.day::date left join sums b on b.day = d.day::date - ${daysBefore}::int
    order by d.day`.execute(db);
  return rows;
}
