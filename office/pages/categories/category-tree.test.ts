import { expect, test } from 'vitest';
import { moved, treeOf } from './category-tree.ts';

const record = (id: number, parentId: number | null, position: number, state = 'published') => ({
  id,
  version: 1,
  fields: { parentId, names: { en: `C${id}` }, position, state },
});

test('categories stand below their parents, in their order; those out of use come last', () => {
  const tree = treeOf([
    record(1, null, 1),
    record(2, null, 0),
    record(3, 1, 5),
    record(4, 1, 2),
    record(5, null, -1, 'archived'),
    record(6, 99, 7),
  ]);
  expect(tree.map(({ id }) => id)).toEqual([2, 1, 6, 5]);
  expect(tree[1]?.below.map(({ id }) => id)).toEqual([4, 3]);
});

test('what changes when one of them moves are the positions of those it passes', () => {
  const list = treeOf([record(1, null, 0), record(2, null, 1), record(3, null, 2)]);
  expect(moved(list, 0, 1)).toEqual([
    { id: 2, version: 1, fields: { position: 0 } },
    { id: 1, version: 1, fields: { position: 1 } },
  ]);
  expect(moved(list, 0, -1)).toEqual([]);
  expect(moved(list, 2, 3)).toEqual([]);
});
