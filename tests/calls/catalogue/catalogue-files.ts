import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { parse } from 'csv-parse/sync';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll } from 'vitest';
import type { Database } from '#database/schema.ts';
import { folderStore } from '#server/adapters/storage/folder-store.ts';
import { readCatalogueCommand } from '#server/cli/catalogue/catalogue-arguments.ts';
import { exportFile } from '#server/cli/catalogue/export-file.ts';
import { importFile } from '#server/cli/catalogue/import-file.ts';

type Row = Record<string, string>;

/** Runs the command as an operator does, on the test's own database and content folder. */
export function catalogueCommand(database: () => Database) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-catalogue-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const contentFolder = path.join(folder, 'content');
  const content = folderStore(contentFolder);
  mkdirSync(path.join(contentFolder, 'commonImages'), { recursive: true });
  let files = 0;
  const place = (ending: string) => path.join(folder, `file${(files += 1)}.${ending}`);

  async function run(...args: string[]) {
    const output: string[] = [];
    const say = (line: string) => void output.push(line);
    const stopping = new AbortController();
    const answer = async () => {
      const currency = args[0] === 'import' && !args.includes('--currency') ? ['--currency', 'USD'] : [];
      const wish = readCatalogueCommand([...args, ...currency, '--by', 'srey']);
      if (wish.action === 'export') return exportFile(database(), wish, say, content);
      const progress = (done: number) => done >= stopAfter && stopping.abort();
      return importFile(database(), wish, say, { content, signal: stopping.signal, progress });
    };
    const code = await answer().catch((error: Error) => error.message);
    return { code, output };
  }
  let stopAfter = Infinity;

  return {
    folder,
    contentFolder,
    place,
    run,
    /** Makes the next imports stop after this many rows. */
    stopAfter: (rows: number) => void (stopAfter = rows),
    /** Writes a CSV file of these rows, with the columns of the first one. */
    csv(rows: readonly Row[]): string {
      const file = place('csv');
      writeFileSync(file, stringify([...rows], { header: true, bom: true, quoted_match: /[\r\n]/u }));
      return file;
    },
    async xlsx(sheets: Record<string, readonly Row[]>): Promise<string> {
      const file = place('xlsx');
      const made = Object.entries(sheets).map(([name, rows]) => {
        const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
        return { name, rows: [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))] };
      });
      writeFileSync(file, await writeXlsx({ sheets: made }));
      return file;
    },
    rowsOf: (file: string) =>
      parse(readFileSync(file), { columns: true, bom: true, relax_quotes: false }) as unknown as Row[],
  };
}
