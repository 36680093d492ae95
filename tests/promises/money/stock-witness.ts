import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

// What is held of the stock, seen from the shelves alone: what was there, what is there, what others took. It knows no order's
// state, limit or hold of the shop.

interface Shelf {
  productId: number;
  units: number;
  cents: number;
}

/** Every counted product with what is on its shelf, by id. */
export async function shelves(db: Database): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select id as "productId", stock as units, price_cents as cents from product where stock is not null order by id`.execute(
    db,
  );
  return rows;
}

/** Watches the shelves from now on. */
export async function stockWitness(db: Database) {
  const start = await shelves(db);
  const worth = start.reduce((sum, { units, cents }) => sum + units * cents, 0);
  /** What honest people asked for, from before they do: it is not held against them. */
  const taken = new Map<number, number>();
  let most = 0;

  const missingNow = async () => {
    const now = await shelves(db);
    return start.map(({ productId, units, cents }, at) => {
      const gone = units - now[at]!.units - (taken.get(productId) ?? 0);
      return { productId, gone, cents: gone * cents, left: now[at]!.units, units };
    });
  };
  return {
    start,
    worth,
    taken,
    /** Units that are neither on the shelf nor with honest people, of each product that has any. */
    missing: async () => (await missingNow()).filter(({ gone }) => gone !== 0),
    /** Their share of what all shelves held at first, and the largest that was ever seen. */
    async look(): Promise<number> {
      const share = (await missingNow()).reduce((sum, { cents }) => sum + cents, 0) / worth;
      most = Math.max(most, share);
      return share;
    },
    most: () => most,
  };
}

export type StockWitness = Awaited<ReturnType<typeof stockWitness>>;
