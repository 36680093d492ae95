import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

// Measures reserved stock from outside: the initial stock, the current stock, and what honest customers took.
// It reads no order status, limit or reservation of the shop.

interface Shelf {
  productId: number;
  units: number;
  cents: number;
}

/** Returns every tracked product with its stock, by id. */
export async function shelves(db: Database): Promise<Shelf[]> {
  const { rows } = await sql<Shelf>`
    select id as "productId", stock as units, price_cents as cents from product where stock is not null order by id`.execute(
    db,
  );
  return rows;
}

/** Observes the stock from now on. */
export async function stockInvariant(db: Database) {
  const start = await shelves(db);
  const worth = start.reduce((sum, { units, cents }) => sum + units * cents, 0);
  /** What honest customers ordered. It is recorded before they order, so that it doesn't count as hoarded. */
  const taken = new Map<number, number>();
  let max = 0;

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
    /** Returns units that are neither in stock nor with honest customers, for each product that has any. */
    missing: async () => (await missingNow()).filter(({ gone }) => gone !== 0),
    /** Returns the hoarded share of the initial stock's value, and records the largest share so far. */
    async look(): Promise<number> {
      const share = (await missingNow()).reduce((sum, { cents }) => sum + cents, 0) / worth;
      max = Math.max(max, share);
      return share;
    },
    most: () => max,
  };
}

export type StockWitness = Awaited<ReturnType<typeof stockInvariant>>;
