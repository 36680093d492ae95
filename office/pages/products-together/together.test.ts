import { expect, test } from 'vitest';
import { changeOf, firstSentence, whichOf } from './together.ts';

test('a sentence becomes a change, or waits until it is complete', () => {
  expect(changeOf(firstSentence)).toEqual({
    what: 'price',
    rule: { way: 'percent', by: 1000, small: 'five', large: 'ninety' },
  });
  expect(changeOf({ ...firstSentence, way: 'lower', by: '១.50', unit: 'amount' })).toMatchObject({
    rule: { way: 'amount', by: -150 },
  });
  for (const by of ['', 'ten', '0', '-5', '1.234']) expect(changeOf({ ...firstSentence, by })).toBeNull();
  expect(changeOf({ ...firstSentence, what: 'tags' })).toBeNull();
  expect(changeOf({ ...firstSentence, what: 'tags', move: 'remove', word: '4' })).toEqual({
    what: 'tags',
    add: [],
    remove: [4],
  });
  expect(changeOf({ ...firstSentence, what: 'state', state: 'archived' })).toEqual({
    what: 'state',
    state: 'archived',
  });
});

test('the address says which products: their ids, or what the table found', () => {
  expect(whichOf(new URLSearchParams('ids=3,x,-1,12'))).toEqual({ ids: [3, 12] });
  expect(whichOf(new URLSearchParams('view=low&find=mug&category=2'))).toEqual({
    found: { stock: 'low', find: 'mug', categoryId: 2 },
  });
});
