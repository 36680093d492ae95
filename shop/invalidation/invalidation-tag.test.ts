import { expect, test } from 'vitest';
import { changesIn } from './invalidation-tag.ts';

test.each([
  ['["product 12"]', ['product 12']],
  ['["list","product 3","texts"]', ['list', 'product 3', 'texts']],
  ['["product 3","category 0","prices"]', ['product 3', 'category 0', 'prices']],
  ['["all"]', ['all']],
])('the notification %s names the change', (notice, changes) => {
  expect(changesIn(notice)).toEqual(changes);
});

test.each([
  '',
  '[]',
  '{}',
  'product 12',
  '["product"]',
  '["category"]',
  '["product 12; list"]',
  '["list","orders"]',
  '[12]',
])('the invalid notification %j means that anything may have changed', (notice) => {
  expect(changesIn(notice)).toEqual(['all']);
});
