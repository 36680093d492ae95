import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { OrderCell } from './queries.ts';

/** A line of an order with several colors and sizes. */
export interface OrderedCells {
  orderId: number;
  name: { en: string; km: string };
  cells: Pick<OrderCell, 'options' | 'quantity'>[];
}

/** Returns the lines of orders that have several colors and sizes, by order. */
export async function cellsOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderedCells[]>> {
  const { rows } = await sql<OrderedCells>`
    select i.order_id as "orderId", json_build_object('en', i.name_en, 'km', coalesce(nullif(i.name_km, ''), i.name_en)) as name, u.cells
    from (
      select item_id, json_agg(json_build_object('options', current_options(options), 'quantity', quantity) order by cell) as cells
      from order_unit where order_id = any(${orderIds}::int[]) and cell > 0 group by item_id having count(*) > 1) u
      join order_item i on i.id = u.item_id
    order by i.order_id, i.id`.execute(db);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
