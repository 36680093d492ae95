import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { facetKinds, toFacetIds } from './facets.ts';

it('a facet is its kind times a million plus the id', () => {
  expect(toFacetIds('category', [3, 5])).toEqual([1_000_003, 1_000_005]);
  expect(toFacetIds('tag', [1])).toEqual([5_000_001]);
});

it('facets skip ids that would collide with another kind', () => {
  expect(toFacetIds('category', [1_000_001, 0, -1, 2_147_483_647, 999_999])).toEqual([1_999_999]);
});

it('the database fills facets with the same kinds', () => {
  const file = '../../database/functions/catalogue/refresh-facts-of.sql';
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  for (const kind of Object.values(facetKinds)) expect(text).toContain(`${kind}000000`);
});
