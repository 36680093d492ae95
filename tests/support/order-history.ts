import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/**
 * Creates delivered orders over three years, the same number for each customer.
 * @returns one order of each customer, in the customers' order
 */
export async function orderHistory(
  db: Database,
  customerIds: readonly number[],
  orders: number,
): Promise<number[]> {
  const each = Math.floor(orders / customerIds.length);
  const atOnce = Math.max(1, Math.floor(10_000 / each));
  const last: number[] = [];
  // Uses several statements, because a single one would exceed the timeout of a shop's connection.
  for (let at = 0; at < customerIds.length; at += atOnce)
    last.push(...(await historyOf(db, customerIds.slice(at, at + atOnce), each)));
  return last;
}

async function historyOf(db: Database, customerIds: readonly number[], each: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with placed as (
      insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents, total_cents,
        first_name, last_name, email, mobile, address, created_at)
      select 'OLD' || c || '-' || n, c, 3, 6, 2000, 0, 2000, 'Sokha', 'Chan', 'bench@example.com', '', 'House 12, Street 178',
        now() - interval '3 years' * n / ${each}::int
      from unnest(${customerIds}::int[]) c, generate_series(1, ${each}::int) n
      returning id, customer_id, created_at
    ), goods as (
      insert into order_item (order_id, product_id, name_en, unit_cents, list_cents, quantity, total_cents, status_id)
      select placed.id, p.id, 'A mug', 1000, 1000, 1, 1000, 3 from placed, (select id from product order by id limit 2) p
    ), steps as (
      insert into order_status_change (order_id, from_status, to_status, changed_by, changed_at)
      select id, null, 1, 'system', created_at from placed union all select id, 1, 3, 'system', created_at + interval '2 days' from placed
    )
    select max(placed.id) as id from placed join unnest(${customerIds}::int[]) with ordinality as buyer (id, at) on buyer.id = placed.customer_id
    group by buyer.at order by buyer.at`.execute(db);
  return rows.map(({ id }) => id);
}
