import path from 'node:path';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { formatOf } from '#contract/file-formats.ts';
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

/** Returns the file type by its content, and of a text by its extension. An XLSX file that isn’t complete is a ZIP. */
async function kindOf(file: string): Promise<'csv' | 'xlsx'> {
  const { name = '' } = formatOf(await readFile(file)) ?? {};
  if (name === 'Excel (XLSX)') return 'xlsx';
  if (name === '' || (name === 'ZIP' && /\.xlsx$/iu.test(file))) return fileKindOf(file);
  throw new UnreadableFile(
    `format:${name}`,
    `${file} has the format ${name}; save the table as "CSV UTF-8" or XLSX.`,
  );
}

/**
 * Returns the tables of a file: its sheets, or the one of a CSV file.
 * @throws OperatorError when it can't be read
 */
export async function readTables(file: string): Promise<FileTable[]> {
  if (!existsSync(file)) throw new OperatorError(`file ${file} not found.`);
  const kind = await kindOf(file);
  return kind === 'csv' ? [await readCsv(file)] : readXlsx(file);
}
