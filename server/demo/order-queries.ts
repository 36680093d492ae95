import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { RateRow } from './rate-row.ts';

export const setRate = (db: Database, rate: RateRow) => db.insertInto('riel_rate').values(rate).execute();

/** A table with times of orders, found by the order's id or its payment's. */
export interface DatedTable {
  table: string;
  key: string;
  columns: string[];
}

/** Returns the tables with times of orders, without the times that the shop may never change. */
export async function datedTables(db: Database): Promise<DatedTable[]> {
  const { rows } = await sql<DatedTable>`
    select c.table_name as "table", k.key, array_agg(c.column_name::text) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join lateral (
      select min(o.column_name::text) as key from information_schema.columns o
      where o.table_schema = c.table_schema and o.table_name = c.table_name
        and o.column_name in (case c.table_name when 'customer_order' then 'id' else 'order_id' end, 'payment_id')) k on k.key is not null
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.data_type = 'timestamp with time zone' and c.column_name <> 'riel_rate_at'
      and has_column_privilege(format('%I.%I', c.table_schema, c.table_name), c.column_name, 'update')
    group by c.table_name, k.key`.execute(db);
  return rows;
}

/** Moves an order with everything that belongs to it so many milliseconds to the past. */
export async function moveToPast(
  db: Database,
  tables: readonly DatedTable[],
  orderId: number,
  milliseconds: number,
): Promise<void> {
  for (const { table, key, columns } of tables) {
    const earlier = columns.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${milliseconds} * interval '1 ms'`,
    );
    const ofOrder =
      key === 'payment_id' ? sql`(select id from payment where order_id = ${orderId})` : sql`(${orderId})`;
    await sql`update ${sql.table(table)} set ${sql.join(earlier)} where ${sql.ref(key)} in ${ofOrder}`.execute(
      db,
    );
  }
  await sql`
    update customer_order set promised_from = null, promised_on = promised_day(promised_days, shop_day(created_at))
    where id = ${orderId}`.execute(db);
}

/** Puts everything that was ordered back in stock. */
export const restock = (db: Database) =>
  sql`
    update product set stock = stock + ordered.quantity
    from (select product_id, sum(quantity)::int as quantity from order_item group by product_id) ordered
    where product.id = ordered.product_id`.execute(db);
