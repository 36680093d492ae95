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
    select i.order_id as "orderId", json_build_object('en', i.name_en, 'km', coalesce(nullif(i.name_km, ''), i.name_en)) as name,
      (select json_agg(json_build_object('options', current_options(c.options), 'quantity', c.quantity) order by c.cell)
        from order_item_cell c where c.item_id = i.id) as cells
    from order_item i where i.order_id = any(${orderIds}::int[]) and i.has_cells order by i.order_id, i.id`.execute(
    db,
  );
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
