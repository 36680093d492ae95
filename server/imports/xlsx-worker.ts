import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { Cell } from '#shop/imports/imports.ts';
import { fileLimits } from './file-limits.ts';
import { inflatedParts } from './inflate-budget.ts';
import type { XlsxMessage } from './read-xlsx.ts';
import { cellText, hasFormulaWithoutResult } from './xlsx-cells.ts';

// Reads an XLSX file in a thread that can be terminated at any time; read-xlsx.ts starts it.

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows
const post = (message: XlsxMessage) => parentPort?.postMessage(message);
/** Rows and characters per message. */
const rowsAtOnce = 500;
const charactersAtOnce = 1_000_000;

async function read(file: string): Promise<void> {
  const bytes = readFileSync(file);
  let mayLackResults = false;
  for (const { name, content } of inflatedParts(bytes, fileLimits.inflatedBytes))
    mayLackResults ||= name.startsWith('xl/worksheets/') && hasFormulaWithoutResult(content);
  let left: number = fileLimits.characters;
  for (const sheet of await sheetNames(bytes)) {
    post({ sheet });
    const withoutResult = mayLackResults ? await formulasWithoutResult(bytes, sheet) : none;
    for await (const { rows, characters } of piecesOf(bytes, sheet, withoutResult)) {
      left -= characters;
      if (left < 0) throw new RangeError('too many characters');
      post({ rows });
    }
  }
  post({ end: true });
}

/** Skips hidden sheets, because users don't see their content. */
async function sheetNames(bytes: Uint8Array): Promise<string[]> {
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name);
      return false;
    },
  });
  return names;
}

const none: ReadonlySet<string> = new Set();

/** Returns the positions of cells with a formula but no result: `row,column`, counted from 0. */
async function formulasWithoutResult(bytes: Uint8Array, sheet: string): Promise<ReadonlySet<string>> {
  const { sheets } = await readXlsx(bytes, { sheets: [sheet] });
  const cells = [...(sheets.find(({ name }) => name === sheet)?.cells ?? [])];
  const empty = cells.filter(([, cell]) => cell.formula !== undefined && (cell.value ?? null) === null);
  return new Set(empty.map(([place]) => place));
}

/**
 * Yields the rows of a sheet, some at a time.
 * @throws RangeError when a row is too long
 */
async function* piecesOf(bytes: Uint8Array, sheet: string, withoutResult: ReadonlySet<string>) {
  let rows: Extract<XlsxMessage, { rows: unknown }>['rows'] = [];
  let characters = 0;
  // One more than allowed, plus the header, so that excess rows are detected.
  for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: fileLimits.rows + 2 })) {
    const cells = values
      .slice(0, fileLimits.columns)
      .map((value, at) =>
        withoutResult.has(`${index},${at}`) ? { problem: 'noResult' as const } : cellText(value),
      );
    const length = lengthOf(cells);
    if (length > fileLimits.row) throw new RangeError('a row is too long');
    rows.push({ line: index + 1, cells });
    characters += length;
    if (rows.length < rowsAtOnce && characters < charactersAtOnce) continue;
    yield { rows, characters };
    [rows, characters] = [[], 0];
  }
  yield { rows, characters };
}

const lengthOf = (cells: readonly Cell[]): number =>
  cells.reduce((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);

try {
  await read((workerData as { file: string }).file);
} catch (error) {
  const isTooMuch = error instanceof RangeError && !/zip/u.test(error.message);
  post({ fault: isTooMuch ? 'size' : 'damaged' });
}
