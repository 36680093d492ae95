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

/**
 * Returns whether staff or an import changed the stock of a product, or of one of these variants, after a change that was the
 * latest before. Orders don't count.
 */
export async function wasStockEdited(
  db: Database,
  productId: number,
  { lastChange, variants }: { lastChange: number; variants: readonly { colourId: number; sizeId: number }[] },
): Promise<boolean> {
  const { rows } = await sql`
    select from stock_change where product_id = ${productId} and id > ${lastChange} and changed_by <> 'shop'
      and (color_id, size_id) in (select 0, 0 union all select * from unnest(
        ${variants.map(({ colourId }) => colourId)}::int[], ${variants.map(({ sizeId }) => sizeId)}::int[]))
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns the latest stock changes, newest first. */
export async function stockChangesOf(db: Database, productId: number): Promise<NotedStockChange[]> {
  const { rows } = await sql<NotedStockChange>`
    select id::float8 as id, changed_at as at, changed_by as by, from_stock as "from", to_stock as "to",
      color_id as "colourId", size_id as "sizeId", why
    from stock_change where product_id = ${productId} order by stock_change.id desc limit 50`.execute(db);
  return rows;
}
