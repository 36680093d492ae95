import { expect, test } from 'vitest';
import { movesTo, placeBetween, placeBy } from './category-moves.ts';
import { rowsOf, treeOf } from './category-tree.ts';

const record = (id: number, parentId: number | null, position: number, state = 'published') => ({
  id,
  version: 1,
  fields: { parentId, names: { en: `C${id}` }, position, state },
});
const none: ReadonlySet<number> = new Set();

test('categories are sorted below their parents, with archived ones last', () => {
  const tree = treeOf([
    record(1, null, 1),
    record(2, null, 0),
    record(3, 1, 5),
    record(4, 1, 2),
    record(5, null, -1, 'archived'),
    record(6, 99, 7),
  ]);
  expect(rowsOf(tree, none).map(({ branch, level }) => [branch.id, level])).toEqual([
    [2, 0],
    [1, 0],
    [4, 1],
    [3, 1],
    [6, 0],
    [5, 0],
  ]);
  expect(rowsOf(tree, new Set([1])).map(({ branch }) => branch.id)).toEqual([2, 1, 6, 5]);
});

// 1 > (2, 3), 4 > 5
const tree = treeOf([
  record(1, null, 0),
  record(2, 1, 0),
  record(3, 1, 1),
  record(4, null, 1),
  record(5, 4, 0),
]);
const rows = rowsOf(tree, none);
const announced = (place: ReturnType<typeof placeBy>) => place && [place.parent?.id ?? null, place.at];

test('a dragged category gets the desired level as far as the neighboring lines allow', () => {
  const at = (from: number, gap: number, wish: number) => announced(placeBetween(rows, from, gap, wish));
  expect(at(1, 2, 0)).toEqual([null, 1]);
  expect(at(1, 3, 0)).toEqual([4, 0]);
  expect(at(1, 2, 1)).toEqual([1, 1]);
  expect(at(1, 2, 9)).toEqual([3, 0]);
  expect(at(1, 0, 3)).toEqual([null, 0]);
  // A category moves with its subtree, so positions count only the other lines.
  expect(at(0, 1, 1)).toEqual([4, 0]);
  expect(at(3, 2, 0)).toEqual([1, 1]);
});

test('Alt with arrow keys moves a category among siblings, out one level, or below the previous one', () => {
  expect(announced(placeBy(rows, 1, 'ArrowDown'))).toEqual([1, 1]);
  expect(announced(placeBy(rows, 1, 'ArrowUp'))).toBe(null);
  expect(announced(placeBy(rows, 2, 'ArrowLeft'))).toEqual([null, 1]);
  expect(announced(placeBy(rows, 2, 'ArrowRight'))).toEqual([2, 0]);
  expect(announced(placeBy(rows, 0, 'ArrowLeft'))).toBe(null);
  expect(announced(placeBy(rows, 0, 'ArrowRight'))).toBe(null);
});

test('moving a category changes only its own place and the positions of the siblings it passes', () => {
  const [, second, third] = rows;
  if (!second || !third) throw new Error('there are rows');
  const place = { parent: tree[0] ?? null, at: 1, level: 1, gap: 0 };
  expect(movesTo(tree, second.branch, place)).toEqual([
    { id: 2, version: 1, fields: { position: 1 }, before: { position: 0 } },
    { id: 3, version: 1, fields: { position: 0 }, before: { position: 1 } },
  ]);
  expect(movesTo(tree, third.branch, { parent: null, at: 1, level: 0, gap: 0 })).toEqual([
    { id: 3, version: 1, fields: { position: 1, parentId: null }, before: { position: 1, parentId: 1 } },
    { id: 4, version: 1, fields: { position: 2 }, before: { position: 1 } },
  ]);
  expect(movesTo(tree, second.branch, { ...place, at: 0 })).toEqual([]);
});
