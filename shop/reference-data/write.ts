import type { Database } from '#database/schema.ts';
import { type BaseRow, type BaseRows, type BaseTable, baseTables, fieldsOf } from './base-rows.ts';
import { type ImportResult, mergedFields, sameRow, type StoredRow } from './merge.ts';
import {
  importedRows,
  changeRow,
  insertRows,
  nextIds,
  noteBrought,
  noteFiles,
  storedRows,
} from './queries.ts';

/**
 * Imports the rows of a release, all or none: adds new ones, applies corrections to fields that weren't
 * edited, and leaves deleted ones deleted. Rows that weren't imported are matched by code or name and keep
 * their ids. If a list has such rows, its missing ones count as omitted on purpose, except those that the
 * shop itself relies on.
 * @param fingerprint identifies the source files, for `hasBaseData`
 */
export async function writeBaseData(db: Database, rows: BaseRows, fingerprint: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const idOf = new Map<string, number>();
    for (const table of baseTables) await writeTable(transaction, table, rows[table], idOf);
    await noteFiles(transaction, fingerprint);
  });
}

/** Colors and sizes of products are referenced by these ids (attributeKinds in contract/constants.ts). */
const alwaysThere = new Set<BaseTable>(['attribute']);

async function writeTable(
  db: Database,
  table: BaseTable,
  rows: readonly BaseRow[],
  idOf: Map<string, number>,
): Promise<void> {
  const stored = await storedRows(db, table);
  const before = await importedRows(db, table);
  const byId = new Map(stored.map((row) => [row.id, row]));
  const taken = new Set([...before.values()].map(({ rowId }) => rowId));
  const ownLists =
    before.size === 0 && !alwaysThere.has(table) ? new Set(stored.map(({ parent }) => parent)) : null;

  const imported = new Map<string, ImportResult>();
  const missing: { row: BaseRow; parent: number | null }[] = [];
  for (const row of rows) {
    const fields = fieldsOf(row.columns, row.names);
    const current = before.get(row.key);
    const parent = row.parent === undefined ? null : (idOf.get(row.parent) ?? null);
    const isOrphan = row.parent !== undefined && parent === null;
    const storedId = current ? current.rowId : row.id;
    const found =
      storedId === undefined
        ? sameRow(
            fields,
            stored.filter((each) => each.parent === parent && !taken.has(each.id)),
          )
        : byId.get(storedId ?? -1);
    if (found) {
      const { change, written } = mergedFields(fields, found.fields, current?.written ?? null);
      if (Object.keys(change).length > 0) await changeRow(db, table, found.id, change);
      imported.set(row.key, { rowId: found.id, written });
      taken.add(found.id);
      idOf.set(row.key, found.id);
    } else if (current || isOrphan || ownLists?.has(parent)) {
      imported.set(row.key, current ?? { rowId: null, written: fields });
    } else missing.push({ row, parent });
  }
  for (const { key, stored: made } of await inserted(db, table, missing)) {
    imported.set(key, { rowId: made.id, written: made.fields });
    idOf.set(key, made.id);
  }
  await noteBrought(db, table, imported);
}

async function inserted(
  db: Database,
  table: BaseTable,
  missing: readonly { row: BaseRow; parent: number | null }[],
) {
  if (missing.length === 0) return [];
  // The sequence continues after the highest assigned id.
  const highest = Math.max(...missing.map(({ row }) => row.id ?? 0));
  const ids = await nextIds(db, table, Math.max(missing.length, highest));
  const made = missing.map(({ row, parent }, at) => {
    const fields = fieldsOf(row.columns, row.names);
    const id = row.id ?? ids[at] ?? null;
    if (id === null) throw new Error(`${table} ${row.key} has no id`);
    return { key: row.key, stored: { id, parent, fields } satisfies StoredRow };
  });
  await insertRows(
    db,
    table,
    made.map(({ stored }) => stored),
  );
  return made;
}
