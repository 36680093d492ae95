import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Serializes the creation of products, so that no idempotency key and no SKU is used twice. */
export async function lockProductCreation(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('new product', 0))`.execute(db);
}

/** Returns the product created with an idempotency key. Null if there is none. */
export async function productOfAttempt(db: Database, attempt: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from product where attempt = ${attempt}::uuid`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

export async function noteAttempt(db: Database, id: number, attempt: string): Promise<void> {
  await sql`update product set attempt = ${attempt}::uuid where id = ${id}`.execute(db);
}

/**
 * Returns SKUs, including those of archived products: those of the newest products first, and the highest of
 * all that share a prefix with one of them.
 */
export async function lastNumbers(db: Database): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`
    with newest as (select sku, id from product order by id desc limit 50),
    starts as (select distinct regexp_replace(sku, '[0-9]{1,9}$', '') as start from newest where sku ~ '[0-9]$'),
    highest as (
      select h.sku from starts cross join lateral (
        select p.sku from product p
        where starts_with(lower(p.sku), lower(starts.start)) and substr(p.sku, length(starts.start) + 1) ~ '^[0-9]{1,9}$'
        order by substr(p.sku, length(starts.start) + 1)::int desc limit 1) h)
    select sku from (
      select sku, id from newest union all select sku, 0 from highest) every order by id desc`.execute(db);
  return rows.map(({ sku }) => sku);
}
