import { expect, test } from 'vitest';
import { inPieces, rowsAtOnce } from '#shop/work-queue/work-queue.ts';
import { csvOf, maxExported } from './csv.ts';

test('other requests proceed after every few rows of an export', async () => {
  let turn = 0;
  let next = setImmediate(function count() {
    turn += 1;
    next = setImmediate(count);
  });
  const rowsOfTurn = new Map<number, number>();
  const items = Array.from({ length: maxExported }, (_, at) => at);
  const file = await csvOf(['number'], inPieces(items), (piece) => {
    rowsOfTurn.set(turn, (rowsOfTurn.get(turn) ?? 0) + piece.length);
    return piece.map((each) => [String(each)]);
  });
  clearImmediate(next);
  expect(Math.max(...rowsOfTurn.values())).toBeLessThanOrEqual(rowsAtOnce);
  expect(file).toMatchObject({ rows: maxExported, hasMore: false });
  expect(file.csv).toBe(`\uFEFFnumber\n${items.join('\n')}\n`);
});

test('an export ends at its maximum, and says that there is more', async () => {
  const items = Array.from({ length: maxExported + 1 }, () => '=1');
  const { csv, ...counts } = await csvOf(['sum'], inPieces(items), (piece) => piece.map((each) => [each]));
  expect(counts).toEqual({ rows: maxExported, hasMore: true });
  expect(csv.split('\n').slice(0, 2)).toEqual(['\uFEFFsum', "'=1"]);
});
