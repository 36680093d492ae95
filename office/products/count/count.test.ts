import { expect, test } from 'vitest';
import { changeOf, countOne, type CountedRow, setCounted, without } from './count.ts';

const mug = {
  id: 1,
  sku: 'AG-1',
  names: { en: 'Mug' },
  picture: '',
  colourId: 0,
  sizeId: 0,
  variant: null,
  stock: 5,
  lastStockChange: 9,
};
const navy = { ...mug, colourId: 2, variant: { en: 'Navy' }, stock: 3 };

test('each scan counts one, the last product first, against the stock at its first scan', () => {
  let rows: readonly CountedRow[] = [];
  for (const product of [mug, navy, { ...mug, stock: 4, lastStockChange: 10 }])
    rows = countOne(rows, product);
  expect(rows).toEqual([
    { ...mug, counted: 2 },
    { ...navy, counted: 1 },
  ]);
  expect(setCounted(rows, rows[1]!, 7)[1]).toMatchObject({ colourId: 2, counted: 7 });
  expect(without(rows, rows[0]!)).toEqual([{ ...navy, counted: 1 }]);
});

test('the difference is applied to the product, or to the variant that was counted', () => {
  expect(changeOf({ ...mug, counted: 3 }, 'count')).toEqual({
    id: 1,
    change: { by: -2 },
    lastStockChange: 9,
    why: 'count',
  });
  const change = (ids: { colourId: number; sizeId: number }) =>
    changeOf({ ...navy, ...ids, counted: 4 }, '').change;
  const variants = (ids: object) => [{ ...ids, stock: { by: 1 } }];
  for (const [ids, per] of [
    [{ colourId: 2, sizeId: 0 }, 'color'],
    [{ colourId: 0, sizeId: 4 }, 'size'],
    [{ colourId: 2, sizeId: 4 }, 'both'],
  ] as const)
    expect(change(ids)).toEqual({ per, variants: variants(ids) });
});

test('pieces that are owed can’t be found, so what is found is there besides', () => {
  expect(changeOf({ ...mug, stock: -3, counted: 0 }, '')).toMatchObject({ change: { by: 0 } });
  expect(changeOf({ ...mug, stock: -3, counted: 5 }, '')).toMatchObject({ change: { by: 5 } });
});
