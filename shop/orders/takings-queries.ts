import { type RawBuilder, sql } from 'kysely';
import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import { holds } from './held-queries.ts';
import { type MoneyFlow, moneyFlow } from './money-flow-queries.ts';
import { dayRanges, type Span, spans } from './span-queries.ts';

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
    select span, sum.* from spans, ${placedBetween(sql`since`, sql`until`)} sum`.execute(db);
  return Object.fromEntries(rows.map(({ span, ...placed }) => [span, placed])) as Record<Span, Placed>;
}

/** Returns SQL for the orders placed between two moments. */
const placedBetween = (since: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`lateral (
  select count(*)::int as orders, coalesce(sum(o.total_cents), 0)::int8 as cents from customer_order o
  where o.created_at >= ${since} and o.created_at < ${until} and ${holds})`;

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
    with ${dayRanges}
    select day::text, placed.*, earlier.cents as "beforeCents"
    from days, ${placedBetween(sql`since`, sql`until`)} placed,
      ${placedBetween(sql`since_before`, sql`until_before`)} earlier
    order by day`.execute(db);
  return rows;
}
