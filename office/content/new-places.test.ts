import { expect, test } from 'vitest';
import { newPlaces } from './new-places.ts';

const at = (id: number, position: number) => ({ id, version: 3, fields: { position } });

test('reordering changes only the positions of the moved and the displaced records', () => {
  expect(newPlaces([at(7, 10), at(9, 30), at(8, 20)])).toEqual([
    { id: 9, version: 3, fields: { position: 20 } },
    { id: 8, version: 3, fields: { position: 30 } },
  ]);
  expect(newPlaces([at(7, 10), at(8, 20)])).toEqual([]);
});

test('records with equal positions get distinct ones', () => {
  expect(newPlaces([at(8, 0), at(7, 0)])).toEqual([
    { id: 8, version: 3, fields: { position: 10 } },
    { id: 7, version: 3, fields: { position: 20 } },
  ]);
});
