import { type RawBuilder, sql } from 'kysely';
import { preparedQuery } from '#database/named.ts';
import type { Database } from '#database/schema.ts';
import { timeZone } from '#shop/localisation/localisation.ts';
import { newFor } from './card-queries.ts';

/** Returns products whose publication date has passed, with their versions. */
export async function dueProducts(db: Database, max: number): Promise<{ id: number; version: number }[]> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from product where publish_at <= now() and archived_at is null
    order by publish_at limit ${max}`.execute(db);
  return rows;
}

/** What changed by itself since an earlier moment of the database's clock. */
export interface PassedMoments {
  now: Date;
  /** Whether a discount without a code started or ended. */
  hasOffers: boolean;
  /** Whether a day began in the shop's time zone. Banners, campaigns, pages and festivals are shown by day. */
  isNewDay: boolean;
  /** Products that are no longer new. */
  agedIds: number[];
  /** Milliseconds until a discount or a day starts or ends. */
  nextInMs: number;
}

/** Discounts are checked a second time, because a transaction may commit after the moment that it stored. */
const secondCheck = sql`interval '10 seconds'`;

/**
 * Returns the changes that took effect since a time, such as the start of a discount, however they were stored. Null
 * means the start of this process, which shows nothing older.
 */
export async function passedMoments(db: Database, since: Date | null): Promise<PassedMoments> {
  const then = sql`${since}::timestamptz`;
  const day = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${timeZone})::date`;
  const query = sql<PassedMoments>`
    with offer as materialized (
      select at from discount, lateral (values (starts_at), (ends_at)) moments (at)
      where coupon_code is null and active and at > coalesce(${then}, now()) - ${secondCheck})
    select now() as now, coalesce(${day(then)} <> ${day(sql`now()`)}, false) as "isNewDay",
      exists (select from offer where at > ${then} and at <= now() or at <= now() - ${secondCheck}) as "hasOffers",
      array(select id from product
        where published and created_at > ${then} - ${newFor} and created_at <= now() - ${newFor}) as "agedIds",
      ceil(extract(epoch from least((select min(at) from offer where at > now()),
        (${day(sql`now()`)} + 1)::timestamp at time zone ${timeZone}) - now()) * 1000)::float8 as "nextInMs"`.compile(
    db,
  );
  const { rows } = await db.executeQuery(preparedQuery('passed-moments', query));
  const [passed] = rows;
  if (!passed) throw new Error('no row');
  return passed;
}

/** Returns the products whose price or place in lists any process changed since a moment. */
export async function changedSince(db: Database, since: Date | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_change where changed_at > ${since}::timestamptz`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
