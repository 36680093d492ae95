import { sql, type RawBuilder } from 'kysely';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';

/** The value of a dollar in riel, and since when (ISO 8601). */
export interface RielRate {
  rate: number;
  since: string;
}

/** The total of an order in riel when it was placed. */
export interface OrderRiel extends RielRate {
  total: number;
  /** Whether its code was paid in riel. Undefined where it isn't needed. */
  isPaid?: boolean;
}

/** SQL for the current rate, as a JSON column of a larger statement. Null if the shop shows no riel. */
export const currentRateJson: RawBuilder<RielRate | null> = sql`(
  select case when r.rate is not null then json_build_object('rate', r.rate, 'since', r.set_at) end
  from riel_rate r order by r.id desc limit 1)`;

/** SQL for the total of an order `o` in riel, as a JSON column. Null if unknown. */
export const orderRielJson: RawBuilder<OrderRiel | null> = sql`case when o.riel_rate is not null then
  json_build_object('rate', o.riel_rate, 'since', o.riel_rate_at, 'isPaid', exists (
    select from payment p join payment_code c on c.payment_id = p.id
    where p.order_id = o.id and c.currency = 'KHR' and p.state in ('paid', 'part_refunded', 'refunded')),
    'total', o.riel_total) end`;

export async function currentRate(db: Database): Promise<RielRate | null> {
  const query = sql<{ rate: RielRate | null }>`select ${currentRateJson} as rate`;
  const { rows } = await db.executeQuery(preparedQuery('riel-rate', query.compile(db)));
  return rows[0]?.rate ?? null;
}

/** A rate as set by staff. Null means that riel was disabled. */
export interface SetRate {
  rate: number | null;
  at: Date;
  by: string;
}

/** Returns the latest rates, newest first. */
export async function rateHistory(db: Database, max: number): Promise<SetRate[]> {
  const { rows } = await sql<SetRate>`
    select rate, set_at as at, set_by as by from riel_rate order by id desc limit ${max}`.execute(db);
  return rows;
}

export async function insertRate(db: Database, rate: number | null, by: string): Promise<void> {
  await sql`insert into riel_rate (rate, set_by) values (${rate}::int, ${by})`.execute(db);
}
