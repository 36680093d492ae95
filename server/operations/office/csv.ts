import { stringify } from 'csv-stringify/sync';
import { escapeFormula, quotedInCsv } from '#shop/imports/imports.ts';

/** The maximum number of rows in an export. */
export const maxExported = 10_000;

/** An export as its call returns it. `hasMore` tells whether there were more rows. */
interface CsvExport {
  csv: string;
  rows: number;
  hasMore: boolean;
}

/**
 * Formats items as CSV with a byte order mark, so that Excel reads it as Unicode. Escapes cells that look like
 * formulas. Works on one piece at a time, so that shoppers' requests don't wait for the whole file.
 */
export async function csvOf<Item>(
  heads: readonly string[],
  pieces: AsyncIterable<readonly Item[]>,
  cellsOf: (piece: readonly Item[]) => readonly string[][] | Promise<readonly string[][]>,
): Promise<CsvExport> {
  let csv = stringify([heads], { bom: true });
  let rows = 0;
  for await (const piece of pieces) {
    const fitting = piece.slice(0, maxExported - rows);
    const cells = await cellsOf(fitting);
    csv += stringify(
      cells.map((row) => row.map((cell) => escapeFormula(cell, 'csv'))),
      { quoted_match: quotedInCsv },
    );
    rows += fitting.length;
    if (fitting.length < piece.length) return { csv, rows, hasMore: true };
  }
  return { csv, rows, hasMore: false };
}
