import { writeXlsxStream } from 'hucre/xlsx';
import { xlsxText } from '#shop/imports/imports.ts';

interface XlsxExport {
  /** The file in base64. */
  xlsx: string;
  rows: number;
}

/**
 * A column's heading. Cells of numbers and amounts are numbers, with which spreadsheets calculate; those of days
 * (yyyy-mm-dd) are dates; others are texts.
 */
export interface XlsxColumn {
  head: string;
  kind: 'number' | 'amount' | 'day' | 'text';
}

const formats = { amount: '#,##0.00', day: 'yyyy-mm-dd', text: '@' };

/**
 * Formats items as an XLSX file. Texts are typed as texts, so that none becomes a formula. Works on one piece at a time,
 * so that shoppers' requests don't wait for the whole file.
 */
export async function xlsxOf<Item>(
  columns: readonly XlsxColumn[],
  pieces: AsyncIterable<readonly Item[]>,
  cellsOf: (piece: readonly Item[]) => Promise<readonly string[][]>,
): Promise<XlsxExport> {
  let rows = 0;
  async function* cells() {
    yield columns.map(({ head }) => head);
    for await (const piece of pieces) {
      rows += piece.length;
      for (const row of await cellsOf(piece)) yield row.map((text, at) => cellOf(text, columns[at]?.kind));
    }
  }
  const file = writeXlsxStream(cells(), {
    name: 'Export',
    freezePane: { rows: 1 },
    columns: columns.map(({ kind }) => ({ width: 18, ...(kind !== 'number' && { numFmt: formats[kind] }) })),
  });
  return { xlsx: Buffer.from(await new Response(file).arrayBuffer()).toString('base64'), rows };
}

function cellOf(text: string, kind: XlsxColumn['kind'] = 'text'): string | number | Date | null {
  if (text === '') return null;
  if (kind === 'day') return new Date(`${text}T00:00:00Z`);
  return kind === 'text' ? xlsxText(text) : Number(text);
}
