import { setImmediate as turn } from 'node:timers/promises';

/** How many rows of a long list are read or written at once. Meanwhile, other requests wait. */
export const rowsAtOnce = 100;

/** Splits a long list into pieces, and lets other requests proceed before each further piece. */
export async function* inPieces<Item>(items: readonly Item[]): AsyncGenerator<Item[]> {
  for (let from = 0; from < items.length; from += rowsAtOnce) {
    if (from > 0) await turn();
    yield items.slice(from, from + rowsAtOnce);
  }
}

/** Reads the rows of many ids a piece at a time. */
export async function readInPieces<Row>(
  ids: readonly number[],
  read: (piece: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const piece of inPieces(ids)) rows.push(...(await read(piece)));
  return rows;
}
