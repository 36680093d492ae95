import { sql } from 'kysely';
import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { holds } from './held-queries.ts';

const { active, inProgress } = orderStatuses;

/** Days that are shown, and how far before them they are compared: whole weeks, so that Sundays meet Sundays. */
const shownDays = 30;
const daysBefore = 35;

interface Placed {
  orders: number;
  /** Of their totals. */
  cents: number;
}
type Span = 'today' | 'weekAgo' | 'yearAgo' | 'week' | 'lastWeek' | 'lastYear';

interface DayOfTakings extends Placed {
  /** yyyy-mm-dd, where the shop is. */
  day: string;
  beforeCents: number;
}

/** What was ordered and holds: by spans, by days, and what of it is still to come in cash. In cents. */
export interface Takings extends Record<Span, Placed> {
  cashToCome: number;
  days: DayOfTakings[];
}

export const takingsOfToday = async (db: Database): Promise<Takings> => ({
  ...(await takingsBySpan(db)),
  cashToCome: await cashToCome(db),
  days: await takingsByDay(db),
});

/** Today and since Monday where the shop is, and the same weekdays a week and 52 weeks before, up to the same hour. */
async function takingsBySpan(db: Database): Promise<Record<Span, Placed>> {
  const { rows } = await sql<Placed & { span: Span }>`
    with clock as (select now() at time zone ${timeZone} as here),
    spans (span, since, until) as (
      select s.span, (s.since - s.back) at time zone ${timeZone}, (here - s.back) at time zone ${timeZone} from clock,
      lateral (values
        ('today', date_trunc('day', here), interval '0'), ('weekAgo', date_trunc('day', here), interval '7 days'),
        ('yearAgo', date_trunc('day', here), interval '364 days'),
        ('week', date_trunc('week', here), interval '0'), ('lastWeek', date_trunc('week', here), interval '7 days'),
        ('lastYear', date_trunc('week', here), interval '364 days')
      ) s (span, since, back))
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

/** Each of the last thirty days, beside the same weekday five weeks before. */
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
