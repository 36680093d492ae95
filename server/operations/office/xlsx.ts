import { writeXlsxStream } from 'hucre/xlsx';
import { xlsxText } from '#shop/imports/imports.ts';

interface XlsxExport {
  /** The file in base64. */
  xlsx: string;
  rows: number;
}

/** A column's heading. Cells of `isNumber` columns are numbers, with which spreadsheets calculate; others are texts. */
export interface XlsxColumn {
  head: string;
  isNumber: boolean;
}

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
      for (const row of await cellsOf(piece))
        yield row.map((text, at) => {
          if (text === '') return null;
          return columns[at]?.isNumber === true ? Number(text) : xlsxText(text);
        });
    }
  }
  const file = writeXlsxStream(cells(), {
    name: 'Export',
    freezePane: { rows: 1 },
    columns: columns.map(({ isNumber }) => ({ width: 18, ...(!isNumber && { numFmt: '@' }) })),
  });
  return { xlsx: Buffer.from(await new Response(file).arrayBuffer()).toString('base64'), rows };
}
