import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { listsWith } from '#shop/catalogue/catalogue.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';

/**
 * Updates the average and the number of shown reviews of products, whose rows the caller has locked. Returns the tags to
 * announce. Lists are filtered by whole stars, so they are outdated only when those change.
 */
export async function refreshRatings(
  db: Database,
  productIds: readonly number[],
): Promise<InvalidationTag[]> {
  if (productIds.length === 0) return [];
  const before = new Map((await starsOf(db, productIds)).map(({ id, stars }) => [id, stars]));
  await sql`select refresh_facts_of(${[...productIds]}::int[])`.execute(db);
  const now = await starsOf(db, productIds);
  const tags = now.flatMap(({ id, stars, facets }): InvalidationTag[] => [
    `product ${id}`,
    ...(stars === before.get(id) ? [] : listsWith(facets)),
  ]);
  return [...new Set(tags)];
}

interface Stars {
  id: number;
  /** The average of all shown reviews in whole stars; null if there are none. */
  stars: number | null;
  facets: number[];
}

async function starsOf(db: Database, productIds: readonly number[]): Promise<Stars[]> {
  const { rows } = await sql<Stars>`
    select id, floor(rating)::int as stars, facets from product
    where id = any(${[...productIds]}::int[]) order by id`.execute(db);
  return rows;
}
