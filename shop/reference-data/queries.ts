import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { textsOf } from '#shop/localisation/localisation.ts';
import { type BaseTable, type Fields, fieldsOf, languageOfField } from './base-rows.ts';
import type { ImportResult, StoredRow } from './merge.ts';

const parentColumns: Partial<Record<BaseTable, string>> = {
  state_province: 'country_id',
  city: 'state_province_id',
};
const textTable = (table: BaseTable) => sql.table(`${table}_text`);
const ownerColumn = (table: BaseTable) => sql.ref(`${table}_id`);
const parentOf = (table: BaseTable) => parentColumns[table];

/** Returns whether the database already has these files. */
export async function hasBaseData(db: Database, fingerprint: string): Promise<boolean> {
  const { rows } = await sql`select from base_data where kind = 'files' and key = ${fingerprint}`.execute(db);
  return rows.length > 0;
}

export async function noteFiles(db: Database, fingerprint: string): Promise<void> {
  await sql`delete from base_data where kind = 'files'`.execute(db);
  await sql`insert into base_data (kind, key) values ('files', ${fingerprint})`.execute(db);
}

export async function storedRows(db: Database, table: BaseTable): Promise<StoredRow[]> {
  const names = textsOf({ table: `${table}_text`, owner: `${table}_id` }, sql`t.id`);
  const { rows } = await sql<{ columns: Fields; names: Record<number, string> | null }>`
    select to_jsonb(t) as columns, ${names} as names from ${sql.table(table)} t order by t.id`.execute(db);
  const parent = parentOf(table);
  return rows.map(({ columns, names: texts }) => ({
    id: Number(columns['id']),
    parent: parent === undefined ? null : Number(columns[parent]),
    fields: fieldsOf(columns, texts),
  }));
}

/** Returns what was imported into a table, by key. */
export async function importedRows(db: Database, table: BaseTable): Promise<Map<string, ImportResult>> {
  const { rows } = await sql<ImportResult & { key: string }>`
    select key, row_id as "rowId", written from base_data where kind = ${table}`.execute(db);
  return new Map(rows.map(({ key, ...imported }) => [key, imported]));
}

export async function noteBrought(
  db: Database,
  table: BaseTable,
  imported: ReadonlyMap<string, ImportResult>,
): Promise<void> {
  const rows = [...imported].map(([key, { rowId, written }]) => ({
    kind: table,
    key,
    row_id: rowId,
    written,
  }));
  await sql`insert into base_data (kind, key, row_id, written)
    select kind, key, row_id, written from jsonb_populate_recordset(null::base_data, ${JSON.stringify(rows)}::jsonb)
    on conflict (kind, key) do update set row_id = excluded.row_id, written = excluded.written`.execute(db);
}

/** Returns `count` unused ids; null if the table doesn't assign ids. */
export async function nextIds(db: Database, table: BaseTable, count: number): Promise<(number | null)[]> {
  const { rows } = await sql<{ id: number | null }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function insertRows(db: Database, table: BaseTable, rows: readonly StoredRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const parent = parentOf(table);
  const isColumn = (field: string) => languageOfField(field) === null;
  const columns = Object.keys(first.fields).filter(isColumn);
  const list = sql.join(
    ['id', ...(parent === undefined ? [] : [parent]), ...columns].map((name) => sql.ref(name)),
  );
  const values = rows.map((row) => ({
    id: row.id,
    ...(parent !== undefined && { [parent]: row.parent }),
    ...row.fields,
  }));
  await sql`insert into ${sql.table(table)} (${list}) select ${list}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(db);
  await writeNames(
    db,
    table,
    rows.flatMap(({ id, fields }) => namesIn(id, fields)),
  );
}

export async function changeRow(db: Database, table: BaseTable, id: number, change: Fields): Promise<void> {
  const columns = Object.entries(change).filter(([field]) => languageOfField(field) === null);
  if (columns.length > 0) {
    const values = columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    await sql`update ${sql.table(table)} set ${sql.join(values)} where id = ${id}`.execute(db);
  }
  await writeNames(db, table, namesIn(id, change));
}

interface Name {
  owner: number;
  language_id: number;
  name: string;
}

const namesIn = (owner: number, fields: Fields): Name[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const language = languageOfField(field);
    return language === null || typeof value !== 'string'
      ? []
      : [{ owner, language_id: language, name: value }];
  });

async function writeNames(db: Database, table: BaseTable, names: readonly Name[]): Promise<void> {
  if (names.length === 0) return;
  await sql`insert into ${textTable(table)} (${ownerColumn(table)}, language_id, name)
    select owner, language_id, name from jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as t (owner int, language_id smallint, name text)
    on conflict (${ownerColumn(table)}, language_id) do update set name = excluded.name`.execute(db);
}

/** Returns the row id of each key, by table and key: `country KH`. */
export async function baseRowIds(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; id: number }>`
    select kind || ' ' || key as name, row_id as id from base_data where row_id is not null`.execute(db);
  return new Map(rows.map(({ name, id }) => [name, id]));
}
