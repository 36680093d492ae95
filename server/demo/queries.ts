import { demoMark } from './demo-mark.ts';
import { type Insertable, type InsertQueryBuilder, sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { Schema } from '#database/schema.ts';
import type { Rows } from './rows.ts';

/** Tables in insertion order: parents before children. */
const tables = ['setting', 'review', 'customer', 'staff'] as const satisfies (keyof Schema)[];

/** Returns whether the database is unused: no products, categories or customers, and no shop created. */
export async function isEmpty(db: Database): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from product) and not exists (select from category) and not exists (select from customer)
      and not exists (select from setting where name = 'siteTitle') as empty
  `.execute(db);
  return rows[0]?.empty === true;
}

export async function isDemoShop(db: Database): Promise<boolean> {
  const { rows } = await sql`select from setting where name = ${demoMark}`.execute(db);
  return rows.length > 0;
}

/**
 * Inserts all rows.
 * @throws for rows of a table missing from the order above, which would otherwise be lost silently
 */
export async function insertRows(db: Database, rows: Rows): Promise<void> {
  const unknown = Object.keys(rows).find((table) => !(tables as string[]).includes(table));
  if (unknown !== undefined) throw new Error(`the table ${unknown} is missing from the order of inserts`);
  for (const table of tables) if (rows[table]?.length) await insertAll(db, table, rows[table]);
}

async function insertAll<Table extends keyof Schema>(
  db: Database,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
) {
  // Kysely can't type an insert into a variable table.
  const insert = db.insertInto(table) as InsertQueryBuilder<Schema, Table, unknown>;
  await insert.values(rows).execute();
}

/** Stores how often each coupon was used before the demo's orders, by id. */
export async function countUses(db: Database, uses: ReadonlyMap<number, number>): Promise<void> {
  await sql`
    update discount set used = u.used from unnest(${[...uses.keys()]}::int[], ${[...uses.values()]}::int[]) u (id, used)
    where discount.id = u.id`.execute(db);
}

/** Advances the sequences past the assigned ids. The shop's role may call nextval but not setval. */
export async function advanceSequences(db: Database): Promise<void> {
  const { rows: sequences } = await sql<{ table: string; sequence: string }>`
    select table_name as "table", pg_get_serial_sequence(format('%I.%I', table_schema, table_name), 'id') as sequence
    from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`.execute(db);
  const drawn = sequences.map(
    ({ table, sequence }) => sql`
      select nextval(${sequence}::regclass)
      from ${sql.raw(sequence)} s,
        generate_series(s.last_value + s.is_called::int, (select max(id) from ${sql.table(table)}))`,
  );
  await sql.join(drawn, sql` union all `).execute(db);
}

/** Computes the read model by which listings filter and sort, once reviews and orders exist. */
export async function refreshReadModel(db: Database): Promise<void> {
  await sql`select refresh_product_facts()`.execute(db);
}
