import type { Database } from '#database/schema.ts';
import { type Actor, staffActor, writeAudit } from '#shop/audit/audit.ts';
import { beginBulk, readBulk, withinTransaction } from '#shop/records/records.ts';
import { hasPermission } from '#shop/staff/staff.ts';
import { importCatalogue } from './import-catalogue.ts';
import { discountNames, replaceEnding, wrongDiscounts } from './import-discount-queries.ts';
import { endingRows, skusIn } from './import-discounts.ts';
import type { KnownTable } from './file-table.ts';
import type { Importing } from './import-products.ts';
import { importOf, moveImport, noteProgress, saveHead, type StoredImport } from './import-queries.ts';
import {
  countRows,
  insertRows,
  type Lacking,
  type OpenRow,
  rowsToCheck,
  rowsToRun,
  saveResults,
  wrongSkus,
} from './import-row-queries.ts';
import { type ReadFile, withoutAddresses } from './known-tables.ts';
import type { FileRow, RowResult } from './row.ts';
import { undoSome } from './undo-import.ts';

/** The import was changed in the office, is to stop, or another process has taken over. */
export class ImportTakenError extends Error {}

/** An import that this process works on. */
export interface ImportWork {
  db: Database;
  found: StoredImport;
  /** This process. Its step ends only if it still has the claim. */
  holder: string;
  /** Extends this process's claim, in the transaction of a change. Throws `ImportTakenError` if it has none. */
  hold: (db: Database) => Promise<void>;
  /** Whether to stop after the current write. */
  stopped: () => boolean;
  findPictures: Importing['findPictures'];
  /** Fetches the pictures of rows. Returns the rows with names of the shop's pictures, and notes those it lacks. */
  fetchPictures: (
    rows: readonly FileRow<string>[],
    note: (row: FileRow<string>, lacking: Lacking[]) => void,
  ) => Promise<FileRow<string>[]>;
}

/** Starts a checked import, or resumes a stopped one. @returns false if it is neither */
export function startImport(
  db: Database,
  staffId: number,
  { id, fetchesPictures }: Pick<StoredImport, 'id' | 'fetchesPictures'>,
): Promise<boolean> {
  return withinTransaction(db, async (trx) => {
    const found = await importOf(trx, id);
    if (!found || found.undoneTo !== null) return false;
    const by = staffActor(staffId);
    const bulkId = found.bulkId ?? (await beginBulk(trx, 'import', by, { import: id }));
    const isMoved = await moveImport(trx, id, ['ready', 'stopped'], 'running', { fetchesPictures, bulkId });
    if (isMoved) await writeAudit(trx, by, 'import started', { import: id, pictures: fetchesPictures });
    return isMoved;
  });
}

/** Stores what a file contains, to be checked. */
export async function storeRead({ db, found, holder, hold }: ImportWork, read: ReadFile): Promise<void> {
  await withinTransaction(db, async (trx) => {
    await hold(trx);
    await saveHead(trx, found.id, read);
    const twice = read.errors.find(({ fault: error }) => error === 'columnTwice');
    const [first = twice] = read.errors;
    const isEmpty = read.tables.length === 0;
    const error = (twice ?? (isEmpty ? first : undefined))?.fault ?? (isEmpty ? 'notRecognised' : null);
    await insertRows(trx, found.id, error === null ? read.tables : []);
    const next = error === null ? 'checking' : 'failed';
    await moveImport(trx, found.id, ['reading'], next, { fault: error, holder });
  });
}

/** Checks all rows by a dry run. */
export async function checkRows(work: ImportWork): Promise<void> {
  const { db, found, holder, hold, stopped } = work;
  const { id } = found;
  await withinTransaction(db, async (trx) => {
    await hold(trx);
    await replaceEnding(trx, id, await endingRows(trx, found.reduced, await discountNames(trx, id)));
  });
  const { tables, placeOf } = tablesOf(await rowsToCheck(db, id), found.reduced);
  const shown = found.source === null ? tables : tables.map(withoutAddresses);
  const places = new Map(shown.map((table, at) => [table, tables[at]]));
  const importing = { ...(await importingOf(work)), isTrial: true, isChecked: true };
  for await (const { table, results } of importCatalogue(db, importing, shown, stopped)) {
    const stored = places.get(table);
    if (!stored) continue;
    await hold(db);
    await saveResults(
      db,
      id,
      placed(results, (result) => placeOf(stored, result.line)),
      false,
    );
  }
  if (!stopped()) await moveImport(db, id, ['checking'], 'ready', { holder });
}

/** Imports the rows that aren't imported yet, each exactly once. */
export async function runRows(work: ImportWork): Promise<void> {
  const { db, found, holder, hold, stopped, fetchPictures } = work;
  const { id, source, bulkId } = found;
  if (bulkId === null) throw new Error('an import without a bulk edit');
  await hold(db);
  const fetches = found.fetchesPictures && source !== null;
  const open = tablesOf(await rowsToRun(db, found), found.reduced);
  const tables = source === null || fetches ? open.tables : open.tables.map(withoutAddresses);
  const notReduced = found.reduced.length > 0 ? (await wrongDiscounts(db, id)).flatMap(skusIn) : [];
  const lacking = new Map<number, Lacking[]>();
  const places = new WeakMap<FileRow<string>, number>();
  for (const [at, table] of open.tables.entries())
    for (const row of tables[at]?.rows ?? []) places.set(row, open.placeOf(table, row.line) ?? 0);
  const importing: Importing = {
    ...(await importingOf(work, (await readBulk(db, bulkId))?.by ?? null)),
    bulkId,
    isChecked: true,
    leftOut: new Set([...(await wrongSkus(db, id)), ...notReduced]),
    ...(fetches && {
      prepare: (rows) => fetchPictures(rows, (row, missing) => lacking.set(places.get(row) ?? 0, missing)),
    }),
    async keep(trx, rows, results) {
      await hold(trx);
      const all = results.flatMap(({ line: _, ...result }, at) => {
        const row = rows[at];
        const place = row && places.get(row);
        if (place === undefined) return [];
        return [{ ...result, place, lacking: lacking.get(place) ?? [] }];
      });
      await saveResults(trx, id, all, true);
      await noteProgress(trx, id);
    },
  };
  if (!stopped()) for await (const _ of importCatalogue(db, importing, tables, stopped));
  const { planned, done } = await countRows(db, id);
  if (!stopped() || planned === done) await moveImport(db, id, ['running'], 'done', { holder });
}

export async function undoAll({ db, found, holder, hold, stopped }: ImportWork): Promise<void> {
  const { id } = found;
  const by = staffActor(found.undoneBy ?? found.staffId);
  const mayContinue = async (trx: Database) => {
    await hold(trx);
    return importOf(trx, id);
  };
  while (await undoSome(db, id, by, mayContinue)) if (stopped()) return;
  const after = await importOf(db, id);
  if (await moveImport(db, id, ['undoing'], 'undone', { holder }))
    await writeAudit(db, by, 'import undone', { import: id, remaining: after?.remainingCount ?? 0 });
}

/** `by`: who started the import, or null if only its rows are checked. */
async function importingOf(
  { db, found, findPictures }: ImportWork,
  by: Actor | null = null,
): Promise<Importing> {
  const { staffId, fileName, creates, isPriceSure } = found;
  return {
    by: by ?? staffActor(staffId),
    why: `import ${fileName}`,
    isTrial: false,
    creates,
    isPriceSure,
    hidden: (await hasPermission(db, staffId, 'costs.read')) ? [] : ['costCents'],
    findPictures,
  };
}

const placed = (results: readonly RowResult[], placeOf: (result: RowResult) => number | undefined) =>
  results.flatMap((result) => {
    const { line: _, ...others } = result;
    const place = placeOf(result);
    return place === undefined ? [] : [{ ...others, place }];
  });

/** Returns stored rows as the tables of their file, and finds the place of each line. */
function tablesOf(rows: readonly OpenRow[], reductions: StoredImport['reduced']) {
  const lines = new Map<KnownTable, Map<number, number>>();
  const tables = [...Map.groupBy(rows, ({ sheet, kind }) => `${kind} ${sheet}`).values()].map(
    (rowsOfTable) => {
      const [{ sheet, kind } = { sheet: '', kind: 'products' as const }] = rowsOfTable;
      const table: KnownTable = {
        name: sheet,
        kind,
        strangers: [],
        terms: new Map(rowsOfTable.map(({ line, terms }) => [line, terms])),
        rows: rowsOfTable.map(({ line, cells, problems }) => ({ line, cells, problems })),
      };
      lines.set(table, new Map(rowsOfTable.map(({ line, place }) => [line, place])));
      return table;
    },
  );
  const [reduced] = reductions;
  for (const table of tables)
    if (reduced && table.kind === 'discounts')
      table.reduced = { ...reduced, skus: reductions.flatMap(({ skus }) => skus) };
  return { tables, placeOf: (table: KnownTable, line: number) => lines.get(table)?.get(line) };
}
