import { expect, test } from 'vitest';
import { storedQuery } from './stored-query.ts';

test.each([
  ['orders', 'view=toPrepare&find=Sokha&way=6', 'view=toPrepare&way=6'],
  ['money', 'find=012345678', ''],
  ['audit', 'who=3&find=AG10001', 'who=3'],
  ['products', 'find=កែវ', 'find=%E1%9E%80%E1%9F%82%E1%9E%9C'],
  ['orders', '', ''],
])('a saved view of %s reduces the query %j to %j', (screen, query, stored) => {
  expect(storedQuery(screen, query)).toBe(stored);
});
