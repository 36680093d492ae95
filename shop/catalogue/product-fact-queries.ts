import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { InvalidationTag } from '#shop/invalidation/invalidation.ts';
import { listsWith } from './facets.ts';
import { priceBandsOf } from './prices.ts';

/**
 * Recomputes the data by which listings filter, sort and price these products. Locks them in the same order as orders
 * do.
 * @returns the outcome for each, by id
 */
export async function refreshReadModel(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, FactsOutcome>> {
  const ids = sql`${[...productIds]}::int[]`;
  const facts = sql<Facts>`select id, pay_cents as "payCents", popularity, facets from product where id = any(${ids}) order by id`;
  const before = await sql<Facts>`${facts} for no key update`.execute(db);
  await sql`select refresh_facts_of(${ids})`.execute(db);
  const earlier = new Map(before.rows.map((row) => [row.id, row]));
  const { rows } = await facts.execute(db);
  return new Map(
    rows.map((row) => {
      const { popularity, payCents } = earlier.get(row.id) ?? { popularity: Number.NaN, payCents: 0 };
      return [
        row.id,
        {
          isAsPopular: row.popularity === popularity,
          isInBand: bandsOf(row.payCents) === bandsOf(payCents),
          lists: listsWith(row.facets),
        },
      ];
    }),
  );
}

/** What changed in a product's listings after recomputing its data. */
export interface FactsOutcome {
  isAsPopular: boolean;
  /** Whether it is in the same price bands as before. */
  isInBand: boolean;
  /** The lists that contain it. */
  lists: InvalidationTag[];
}

const bandsOf = (payCents: number): string => priceBandsOf(payCents).join(',');

interface Facts {
  id: number;
  payCents: number;
  popularity: number;
  facets: number[];
}
