import { type RawBuilder, sql } from 'kysely';
import { attributeKinds } from '#contract/constants.ts';
import type { Database } from '#database/schema.ts';
import type { TaxonomyType } from './term-fields.ts';
import { havingTerm } from './term-queries.ts';

/** Serializes merges, because two at a time could deadlock on product options and terms. */
export async function lockMerges(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('merge words', 0))`.execute(db);
}

/**
 * Returns up to the given number of products with a term, oldest first. For a color, includes those with a
 * picture of it.
 */
export async function productsWithTerm(
  db: Database,
  kind: TaxonomyType,
  id: number,
  max: number,
): Promise<number[]> {
  const pictured = sql`union select product_id from product_picture where color_id = ${id}`;
  const { rows } = await sql<{ id: number }>`
    select product_id as id from (${havingTerm(kind, id)} ${kind === 'colour' ? pictured : sql``}) p
    group by product_id order by product_id limit ${max}`.execute(db);
  return rows.map(({ id: product }) => product);
}

/** References to colors and sizes outside products: requested samples, shared wish lists, purchases in reviews. */
const naming = ['sample_request_item', 'wishlist_share_item', 'review'];
const columns: Partial<Record<TaxonomyType, RawBuilder<unknown>>> = {
  colour: sql.ref('color_id'),
  size: sql.ref('size_id'),
};

/** SQL for the attribute of a kind's terms; null for terms that aren't options. */
const attributeOf = (kind: TaxonomyType, id: number) => {
  if (kind === 'colour' || kind === 'size')
    return sql`${attributeKinds[kind === 'colour' ? 'color' : 'size']}::int`;
  return kind === 'option' ? sql`(select attribute_id from attribute_option where id = ${id}::int)` : null;
};

/**
 * Points references from one term to another. What customers chose keeps its id, and follows the merge from now on.
 * Notifies those who wait for a color or size that is in stock as the other one.
 */
export async function replaceTerm(
  db: Database,
  kind: TaxonomyType,
  { from, into }: { from: number; into: number },
): Promise<void> {
  const attribute = attributeOf(kind, into);
  if (attribute) await sql`select merge_option(${attribute}, ${from}::int, ${into}::int)`.execute(db);
  const column = columns[kind];
  if (!column) return;
  for (const table of naming)
    await sql`update ${sql.table(table)} set ${column} = ${into} where ${column} = ${from}`.execute(db);
  const place = kind === 'colour' ? 0 : 1;
  await sql`
    select tell_back_in_stock_of(product_id) from (
      select distinct product_id from stock_notice, jsonb_array_elements(choices) c
      where told_at is null and (c ->> ${place}::int)::int = ${from}::int order by product_id) waiting`.execute(
    db,
  );
}
