import { expect, test } from 'vitest';
import {
  changeOf,
  firstSentence,
  changeText,
  type Row,
  priceChangeRange,
  selectedProducts,
  withField,
} from './together.ts';

test('a complete sentence produces a change, an incomplete one does not', () => {
  expect(changeOf(firstSentence)).toEqual({
    field: 'priceCents',
    rule: { way: 'percent', by: 1000, small: 'five', large: 'ninety' },
  });
  expect(changeOf({ ...firstSentence, way: 'lower', by: '១.50', unit: 'amount' })).toMatchObject({
    rule: { way: 'amount', by: -150 },
  });
  for (const by of ['', 'ten', '0', '-5', '1.234']) expect(changeOf({ ...firstSentence, by })).toBeNull();
  const free = { ...firstSentence, field: 'shippingCents', way: 'set', by: '0' } as const;
  expect(changeOf(free)).toMatchObject({ field: 'shippingCents', rule: { way: 'set', by: 0 } });
  const tags = withField(firstSentence, 'tagIds');
  expect(changeOf(tags)).toBeNull();
  expect(changeOf({ ...tags, move: 'remove', to: [4] })).toEqual({ field: 'tagIds', add: [], remove: [4] });
  expect(changeOf(withField(firstSentence, 'state'))).toEqual({ field: 'state', to: 'hidden' });
  const bound = withField(firstSentence, 'orderMaximum');
  expect(changeOf(bound)).toEqual({ field: 'orderMaximum', to: 1000 });
  expect(changeOf({ ...bound, problem: 'Enter a whole number.' })).toBeNull();
});

test('the URL selects products by id or by the filters of the table', () => {
  expect(selectedProducts(new URLSearchParams('ids=3,x,-1,12'))).toEqual({ ids: [3, 12] });
  expect(selectedProducts(new URLSearchParams('view=low&find=mug&category=2'))).toEqual({
    found: { stock: 'low', find: 'mug', categoryId: 2 },
  });
});

test('a bulk edit shows the smallest and the largest price change in percent', () => {
  const row = (from: number, to: number) => ({ from, to }) as unknown as Row;
  expect([row(750, 825), row(950, 1090), row(100, 90), row(0, 0)].map(changeText)).toEqual([
    '+10.0%',
    '+14.7%',
    '−10.0%',
    '',
  ]);
  const rows = [row(750, 825), row(950, 1090), row(690, 750)];
  expect(priceChangeRange(rows)).toEqual({ least: rows[2], most: rows[1] });
  expect(priceChangeRange([])).toBeNull();
});
