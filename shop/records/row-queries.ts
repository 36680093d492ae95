import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/** Draws a number of ids for new rows of a table. */
export async function drawIds(db: Database, table: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Inserts rows, or replaces those with their ids. All have the same columns. */
export async function putRows(
  db: Database,
  table: string,
  rows: readonly ({ id: number } & Record<string, unknown>)[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  const own = sql.table(table);
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const given = sql.join(names.map((name) => sql.ref(`excluded.${name}`)));
  await sql`
    insert into ${own} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${own}, ${JSON.stringify(rows)}::jsonb)
    on conflict (id) do update set (${columns}) = row (${given})`.execute(db);
}
