import path from 'node:path';
import { existsSync } from 'node:fs';
import type { FileTable } from '#shop/imports/imports.ts';
import { OperatorError } from '../process/operator-error.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** Returns the file type by its extension. */
export const fileKindOf = (file: string): 'csv' | 'xlsx' => {
  const ending = path.extname(file).toLowerCase();
  if (ending === '.csv') return 'csv';
  if (ending === '.xlsx') return 'xlsx';
  throw new UnreadableFile('ending', `${file} must end with .csv or .xlsx.`);
};

/**
 * Returns the tables of a file: its sheets, or the one of a CSV file.
 * @throws OperatorError when it can't be read
 */
export async function readTables(file: string): Promise<FileTable[]> {
  const kind = fileKindOf(file);
  if (!existsSync(file)) throw new OperatorError(`file ${file} not found.`);
  return kind === 'csv' ? [await readCsv(file)] : readXlsx(file);
}
