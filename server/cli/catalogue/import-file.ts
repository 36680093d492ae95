import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#database/schema.ts';
import {
  type FileMoney,
  foreignSetup,
  importCatalogue,
  type ImportTotals,
  type KnownTable,
  knownTables,
  matchedColumns,
  type ReadFile,
  withoutAddresses,
} from '#shop/imports/imports.ts';
import { officeImportFileLabels } from '#contract/labels/office/import-errors.ts';
import { systemNames } from '#contract/shop-systems.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { FileStore } from '../../adapters/storage/file-store.ts';
import type { CatalogueCommand } from './catalogue-arguments.ts';
import { pictureFinder } from '../../imports/picture-files.ts';
import { lossText, resultText, suggestion } from './problem-sentences.ts';
import { readTables } from '../../imports/read-tables.ts';

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
  { file, pictures, creates, isPriceSure, money, by, isConfirmed }: CatalogueCommand,
  print: (line: string) => void,
  { content, signal, progress }: ImportPlace,
): Promise<number> {
  if (pictures !== null && !existsSync(pictures)) throw new OperatorError(`folder ${pictures} not found.`);
  const read = knownTables(
    await readTables(file),
    await matchedColumns(db),
    await foreignSetup(db, { money }),
  );
  checkCurrency(read, money, isConfirmed, print);
  const tables = printedTables(file, read, print);
  const isTrial = !isConfirmed;
  const findPictures = pictureFinder(db, { content, folder: pictures, isTrial });
  const importing = {
    by,
    why: `import ${path.basename(file)}`,
    isTrial,
    creates: creates || read.source !== null,
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

/** Exports of other shops name no currency, so the operator does before anything is written. */
function checkCurrency(
  { prices }: ReadFile,
  money: FileMoney | null,
  isConfirmed: boolean,
  print: (line: string) => void,
): void {
  if (!prices || money || (prices.isCertain && prices.found === 'USD')) return;
  const seen = prices.found === null ? '' : ` They look like ${prices.found}.`;
  const question = `Prices such as ${prices.examples.join(', ')} are read as US dollars.${seen}`;
  const answer = 'Add --currency USD, or --currency VND --rate 25400 for example.';
  if (isConfirmed) throw new OperatorError(`${question} ${answer}`);
  print(`${question} ${answer}`);
}

/** Prints what of a file isn't imported, and returns the tables of the rest. */
function printedTables(
  file: string,
  { source, lost, tables, errors, columns }: ReadFile,
  print: (line: string) => void,
): KnownTable[] {
  const [missing] = errors;
  if (source !== null && missing)
    throw new OperatorError(`${systemNames[source]}: ${officeImportFileLabels.texts[missing.fault]}`);
  if (source !== null) {
    print(`${systemNames[source]} export. Pictures aren’t fetched.`);
    for (const loss of lost) print(lossText(loss));
    return tables.filter(({ kind }) => kind !== 'customers').map(withoutAddresses);
  }
  for (const { name, fault: error, about } of errors) {
    if (error === 'columnTwice') throw new OperatorError(`${name}: the column ${about} appears twice.`);
    const reason =
      error === 'notRecognised'
        ? 'it has no sku column, no category column, and no kind and name columns.'
        : officeImportFileLabels.texts[error];
    print(`Skipped ${name}: ${reason}`);
  }
  const ofCatalogue = tables.filter(({ kind }) => kind !== 'customers');
  for (const { name } of tables.filter((table) => !ofCatalogue.includes(table)))
    print(`Skipped ${name}: customers are imported in the office.`);
  if (ofCatalogue.length === 0) throw new OperatorError(`${file} contains no catalog data.`);
  for (const { header, column } of columns)
    if (column !== null) print(`Column ${header}: read as ${column}.`);
  for (const { name, strangers: unknownColumns } of ofCatalogue) {
    const unknown = unknownColumns.map((stranger) => stranger.name + suggestion(stranger.nearest));
    if (unknown.length > 0) print(`${name}: skipped unknown columns: ${unknown.join(', ')}.`);
  }
  return ofCatalogue;
}

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
