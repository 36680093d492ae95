import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#database/schema.ts';
import {
  type FileTable,
  foreignSetup,
  importCatalogue,
  type ImportTotals,
  type KnownTable,
  readForeign,
  recognised,
  systemNames,
} from '#shop/imports/imports.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { FileStore } from '../../adapters/storage/file-store.ts';
import type { CatalogueCommand } from './catalogue-arguments.ts';
import { pictureFinder } from './picture-files.ts';
import { lossText, resultText, suggestion } from './problem-sentences.ts';
import { readTables } from './read-tables.ts';

export interface ImportPlace {
  content: FileStore;
  /** When aborted, the import stops after the current write. */
  signal: AbortSignal;
  /** Reports progress, separately from the output. */
  progress: (done: number, of: number) => void;
}

/**
 * Prints what a file would change in the shop, and makes the changes when confirmed.
 * @returns the exit code: 1 when rows are invalid, 130 when it was interrupted
 * @throws OperatorError when the file can't be read at all
 */
export async function importFile(
  db: Database,
  { file, pictures, creates, isPriceSure, by, isConfirmed }: CatalogueCommand,
  print: (line: string) => void,
  { content, signal, progress }: ImportPlace,
): Promise<number> {
  if (pictures !== null && !existsSync(pictures)) throw new OperatorError(`folder ${pictures} not found.`);
  const read = { found: await readTables(file), setup: await foreignSetup(db) };
  const { tables, isForeign } = knownTables(file, read, print);
  const isTrial = !isConfirmed;
  const findPictures = pictureFinder(db, { content, folder: pictures, isTrial });
  const importing = {
    by,
    why: `import ${path.basename(file)}`,
    isTrial,
    creates: creates || isForeign,
    isPriceSure,
    findPictures,
  };
  const of = tables.reduce((total, { rows }) => total + rows.length, 0);
  const run = importCatalogue(db, importing, tables, () => signal.aborted);
  let done = 0;
  for (;;) {
    const next = await run.next();
    if (next.done) return told(next.value, { isTrial, isStopped: signal.aborted, of }, print);
    const { table, results } = next.value;
    for (const result of results)
      if (result.state !== 'unchanged')
        print(`${tables.length > 1 ? `${table.name}, ` : ''}${resultText(result)}`);
    done += results.length;
    progress(done, of);
  }
}

function knownTables(
  file: string,
  { found, setup }: { found: FileTable[]; setup: Parameters<typeof readForeign>[1] },
  print: (line: string) => void,
): { tables: KnownTable[]; isForeign: boolean } {
  const foreign = found.flatMap((table) => readForeign(table, setup) ?? []);
  for (const { system, lost } of foreign) {
    print(`${systemNames[system]} export. Pictures aren’t fetched.`);
    for (const loss of lost) print(lossText(loss));
  }
  if (foreign.length > 0)
    return {
      tables: foreign.flatMap(({ tables }) => tables.map(withoutAddresses)),
      isForeign: true,
    };
  const tables = found.map(recognised).flatMap((table) => {
    if (!('fault' in table)) return [table];
    if (table.fault === 'columnTwice')
      throw new OperatorError(`${table.name}: the column ${table.about} appears twice.`);
    print(`Skipped ${table.name}: it has no sku column, no category column, and no kind and name columns.`);
    return [];
  });
  if (tables.length === 0) throw new OperatorError(`${file} contains no catalog data.`);
  for (const { name, strangers: unknownColumns } of tables) {
    const columns = unknownColumns.map((stranger) => stranger.name + suggestion(stranger.nearest));
    if (columns.length > 0) print(`${name}: skipped unknown columns: ${columns.join(', ')}.`);
  }
  return { tables, isForeign: false };
}

/** Returns a table without pictures, which the command can't fetch. */
const withoutAddresses = (table: KnownTable): KnownTable => ({
  ...table,
  rows: table.rows.map((row) => {
    const { pictures: _, ...cells } = row.cells;
    return { ...row, cells };
  }),
});

function told(
  totals: ImportTotals,
  { isTrial, isStopped, of }: { isTrial: boolean; isStopped: boolean; of: number },
  print: (line: string) => void,
): number {
  const { new: added, changed, unchanged, wrong } = totals;
  print(
    `${Math.max(of, added + changed + unchanged + wrong)} rows: ${added} new, ${changed} changed, ${unchanged} unchanged, ${wrong} invalid.`,
  );
  if (isTrial)
    print('Dry run: no changes were made. Run again with --yes to import; invalid rows are skipped.');
  if (isStopped) {
    print('Stopped. Run the same command again to resume.');
    return 130;
  }
  return wrong > 0 ? 1 : 0;
}
