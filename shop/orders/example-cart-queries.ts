import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { CartRequestLine } from './cart-json.ts';
import { holds } from './held-queries.ts';

export interface ExampleCart {
  orderedAt: Date;
  lines: CartRequestLine[];
}

/** How many recent orders are searched, and the most lines of a cart that is easy to read. */
const [recent, maxLines] = [500, 4];

/** Returns carts of recent orders that contain one of these products, the newest first, one of each set of products. */
export async function recentCartsWith(
  db: Database,
  productIds: readonly number[],
  limit: number,
): Promise<ExampleCart[]> {
  const { rows } = await sql<ExampleCart>`
    with recent as (
      select o.id, o.created_at from customer_order o where ${holds} order by o.id desc limit ${recent}::int),
    carts as (
      select distinct on (c.products) c.* from (
        select r.id, r.created_at as "orderedAt", array_agg(i.product_id order by i.product_id) as products,
          json_agg(json_build_object('productId', i.product_id, 'quantity', i.quantity, 'options', (
            select coalesce(json_agg(json_build_object('attributeId', c."attributeId", 'optionId', c."optionId")), '[]')
            from jsonb_to_recordset(i.options) as c ("attributeId" int, "optionId" int))) order by i.id) as lines
        from recent r join order_item i on i.order_id = r.id
        group by r.id, r.created_at having count(*) <= ${maxLines}::int and bool_or(i.product_id = any(${[...productIds]}::int[]))
      ) c order by c.products, c.id desc)
    select "orderedAt", lines from carts order by id desc limit ${limit}::int`.execute(db);
  return rows;
}
