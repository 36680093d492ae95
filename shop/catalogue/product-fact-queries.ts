import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Works out anew what listings filter, sort and price these products by. Locked first, in the order orders lock them. */
export async function refreshFacts(db: Database, productIds: readonly number[]): Promise<void> {
  const ids = sql`${[...productIds]}::int[]`;
  await sql`select id from product where id = any(${ids}) order by id for no key update`.execute(db);
  await sql`select refresh_facts_of(${ids})`.execute(db);
}
