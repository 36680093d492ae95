import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

interface NotedStockChange {
  id: number;
  at: Date;
  by: string;
  from: number | null;
  to: number | null;
  colourId: number;
  sizeId: number;
  why: string;
}

/** Returns the latest stock changes, newest first. */
export async function stockChangesOf(db: Database, productId: number): Promise<NotedStockChange[]> {
  const { rows } = await sql<NotedStockChange>`
    select id::float8 as id, changed_at as at, changed_by as by, from_stock as "from", to_stock as "to",
      color_id as "colourId", size_id as "sizeId", why
    from stock_change where product_id = ${productId} order by stock_change.id desc limit 50`.execute(db);
  return rows;
}
