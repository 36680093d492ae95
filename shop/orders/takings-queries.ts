import { type RawBuilder, sql } from 'kysely';
import { orderStatuses, paymentMethodIds } from '#contract/constants.ts';
import { compiledOnce, constantOf } from '#database/named.ts';
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

const bySpan = compiledOnce(
  'takings-by-span',
  () => sql<Placed & { span: Span }>`
    with ${spans}
    select span, sum.* from spans, ${placedBetween(sql`since`, sql`until`)} sum`,
);

async function takingsBySpan(db: Database): Promise<Record<Span, Placed>> {
  const { rows } = await db.executeQuery(bySpan(db, {}));
  return Object.fromEntries(rows.map(({ span, ...placed }) => [span, placed])) as Record<Span, Placed>;
}

/** Returns SQL for the orders placed between two moments. */
const placedBetween = (since: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`lateral (
  select count(*)::int as orders, coalesce(sum(o.total_cents), 0)::int8 as cents from customer_order o
  where o.created_at >= ${since} and o.created_at < ${until} and ${holds})`;

async function cashToCome(db: Database): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(o.total_cents), 0)::int8 as cents from customer_order o
    where o.status_id in (${constantOf(active)}, ${constantOf(inProgress)})
      and o.payment_method_id = ${constantOf(paymentMethodIds.cashOnDelivery)}`.execute(db);
  return rows[0]?.cents ?? 0;
}

const byDay = compiledOnce(
  'takings-by-day',
  () => sql<DayOfTakings>`
    with ${dayRanges}
    select day::text, placed.*, earlier.cents as "beforeCents"
    from days, ${placedBetween(sql`since`, sql`until`)} placed,
      ${placedBetween(sql`since_before`, sql`until_before`)} earlier
    order by day`,
);

/** Returns each of the last thirty days, with the same weekday five weeks earlier. */
const takingsByDay = async (db: Database): Promise<DayOfTakings[]> =>
  (await db.executeQuery(byDay(db, {}))).rows;
