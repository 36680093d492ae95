import path from 'node:path';
import { existsSync } from 'node:fs';
import type { FileTable } from '#shop/imports/imports.ts';
import { Refusal } from '../refusal.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** The kinds of files, by their endings. */
export const fileKindOf = (file: string): 'csv' | 'xlsx' => {
  const ending = path.extname(file).toLowerCase();
  if (ending === '.csv') return 'csv';
  if (ending === '.xlsx') return 'xlsx';
  throw new Refusal(`${file} must end with .csv or .xlsx.`);
};

/** The tables of a file: its sheets, or the one of a CSV file. @throws Refusal that says why it cannot be read */
export async function readTables(file: string): Promise<FileTable[]> {
  const kind = fileKindOf(file);
  if (!existsSync(file)) throw new Refusal(`there is no file ${file}.`);
  return kind === 'csv' ? [await readCsv(file)] : readXlsx(file);
}
