import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { priceBandsOf } from './prices.ts';

/**
 * Works out anew what listings filter, sort and price these products by. Locked first, in the order orders lock them.
 * @returns those that are in another price band now, or not as popular as they were
 */
export async function refreshFacts(db: Database, productIds: readonly number[]): Promise<Set<number>> {
  const ids = sql`${[...productIds]}::int[]`;
  const facts = sql<Facts>`select id, pay_cents as "payCents", popularity from product where id = any(${ids}) order by id`;
  const before = await sql<Facts>`${facts} for no key update`.execute(db);
  await sql`select refresh_facts_of(${ids})`.execute(db);
  const places = new Set(before.rows.map(placeOf));
  const after = await facts.execute(db);
  return new Set(after.rows.filter((row) => !places.has(placeOf(row))).map(({ id }) => id));
}

interface Facts {
  id: number;
  payCents: number;
  popularity: number;
}

const placeOf = ({ id, payCents, popularity }: Facts): string =>
  `${id} ${popularity} ${priceBandsOf(payCents).join(',')}`;
