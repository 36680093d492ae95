import { demoMark } from './demo-mark.ts';
import { type Insertable, type InsertQueryBuilder, sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';
import { firstOrderNumber } from './order-rows.ts';
import type { Rows } from './rows.ts';

/** Parents before children. */
const tables = [
  ...([
    'category',
    'category_text',
    'brand',
    'vendor',
    'size',
    'size_text',
    'color',
    'color_text',
    'tag',
    'tag_text',
  ] as const),
  ...(['attribute', 'attribute_text'] as const),
  ...(['attribute_option', 'attribute_option_text', 'product', 'product_text', 'product_picture'] as const),
  ...(['product_category', 'product_tag', 'product_shipping_method', 'product_option', 'review'] as const),
  ...(['discount', 'discount_product', 'discount_category'] as const),
  ...(['setting', 'customer', 'customer_order'] as const),
  ...(['order_item', 'order_status_change', 'coupon_use'] as const),
] satisfies (keyof Schema)[];

/** A statement takes 65,535 values. */
const maxValues = 60_000;

/** Whether nobody has begun here: no product, no category, no customer, and no shop was created. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from product) and not exists (select from category) and not exists (select from customer)
      and not exists (select from setting where name = 'siteTitle') as empty
  `.execute(db);
  return rows[0]?.empty === true;
}

/** Whether this database was filled with the demo shop. */
export async function isDemoShop(db: Database): Promise<boolean> {
  const { rows } = await sql`select from setting where name = ${demoMark}`.execute(db);
  return rows.length > 0;
}

/** Writes all rows. @throws for rows of a table that has no place in the order above: they would be lost silently. */
export async function insertRows(db: Database, rows: Rows): Promise<void> {
  const unknown = Object.keys(rows).find((table) => !(tables as string[]).includes(table));
  if (unknown !== undefined) throw new Error(`the seed does not know when to fill ${unknown}`);
  for (const table of tables) await insertAll(db, table, rows[table] ?? []);
}

async function insertAll<Table extends keyof Schema>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
) {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.floor(maxValues / Math.max(1, columns));
  for (let at = 0; at < rows.length; at += atOnce) {
    // Kysely cannot follow a table that is a variable.
    const insert = db.insertInto(table) as unknown as InsertQueryBuilder<Schema, Table, unknown>;
    await insert.values(rows.slice(at, at + atOnce)).execute();
  }
}

/** Moves the sequences past the ids that were given. The shop's role may draw numbers but not set them. */
export async function advanceSequences(db: Database, rows: Rows): Promise<void> {
  const { rows: sequences } = await sql<{ table: string; sequence: string }>`
    select table_name as "table", pg_get_serial_sequence(format('%I.%I', table_schema, table_name), 'id') as sequence
    from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(db);
  for (const { table, sequence } of sequences) {
    const ids = (rows[table as keyof Schema] ?? []).map((row) => ('id' in row ? Number(row.id) : 0));
    if (ids.length > 0) await draw(db, sequence, Math.max(...ids));
  }
  await draw(db, 'order_number_seq', firstOrderNumber - 1 + (rows.customer_order?.length ?? 0));
}

async function draw(db: Database, sequence: string, upTo: number): Promise<void> {
  const name = sql.raw(sequence);
  await sql`
    select nextval(${sequence}::regclass)
    from ${name} s, generate_series(s.last_value + s.is_called::int, ${upTo})`.execute(db);
}

/** Works out what listings filter and sort by. */
export async function refreshFacts(db: Database): Promise<void> {
  await sql`select refresh_product_facts()`.execute(db);
}
