import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { writeXlsx } from 'hucre/xlsx';
import {
  escapeFormula,
  quotedInCsv,
  tableColumns,
  type ExportedKind,
  longestXlsxCell,
  numberColumns as numbers,
  xlsxText,
} from '#shop/imports/imports.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { fileKindOf } from '../../imports/read-tables.ts';

export type Tables = Record<ExportedKind, Record<string, string>[]>;

const widths: Record<string, number> = {
  name_en: 36,
  name_km: 36,
  categories: 40,
  options: 40,
  category: 40,
};
const sheetNames: Record<ExportedKind, string> = {
  products: 'Products',
  categories: 'Categories',
  words: 'Words',
};

/**
 * Writes an export: one XLSX file with a sheet per table, or CSV files, the first with the given name and the others
 * with the table's name appended.
 * @returns the file names
 * @throws OperatorError when one of them exists
 */
export async function writeTables(file: string, tables: Tables): Promise<string[]> {
  const kind = fileKindOf(file);
  const { dir, name } = path.parse(file);
  const files =
    kind === 'xlsx'
      ? [file]
      : [file, ...(['categories', 'words'] as const).map((each) => path.join(dir, `${name}.${each}.csv`))];
  const existing = files.find((each) => existsSync(each));
  if (existing !== undefined)
    throw new OperatorError(`${existing} already exists; choose another name or delete it.`);
  if (kind === 'xlsx') await whole(file, async (draft) => writeFile(draft, await workbook(tables)));
  else
    for (const [at, table] of (['products', 'categories', 'words'] as const).entries())
      await whole(files[at] ?? file, (draft) => writeCsv(draft, tableColumns[table], tables[table]));
  return files;
}

/** Writes a file under a temporary name first, so that no partial file appears. */
async function whole(file: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.partial`;
  try {
    await write(draft);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes a CSV file with a byte order mark, because Excel misreads Khmer without it. */
async function writeCsv(
  file: string,
  columns: readonly string[],
  rows: readonly Record<string, string>[],
): Promise<void> {
  const writer = stringify({ bom: true, record_delimiter: 'windows', quoted_match: quotedInCsv });
  const written = pipeline(writer, createWriteStream(file));
  writer.write([...columns]);
  for (const row of rows) writer.write(columns.map((column) => escapeFormula(row[column] ?? '', 'csv')));
  writer.end();
  await written;
}

const workbook = (tables: Tables): Promise<Uint8Array> =>
  writeXlsx({
    sheets: (['products', 'categories', 'words'] as const).map((table) => ({
      name: sheetNames[table],
      freezePane: { rows: 1, columns: 1 },
      // Marks texts as text, so that 00123 and 2-4 aren't converted when edited.
      columns: tableColumns[table].map((column) => ({
        width: widths[column] ?? 16,
        ...(!numbers.has(column) && { numFmt: '@' }),
      })),
      rows: [
        [...tableColumns[table]],
        ...tables[table].map((row) => tableColumns[table].map((column) => xlsxCell(row, column))),
      ],
    })),
  });

function xlsxCell(row: Record<string, string>, column: string): string | number | null {
  const text = row[column] ?? '';
  if (text === '') return null;
  if (numbers.has(column)) return Number(text);
  if (text.length > longestXlsxCell)
    throw new OperatorError(
      `${column} of ${row['sku'] ?? ''} has ${text.length} characters; an XLSX cell holds at most ${longestXlsxCell}. Export as CSV instead.`,
    );
  return xlsxText(text);
}
