import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, emptyBits, numbersIn, setBit } from './bitset.ts';
import { FacetSets } from './facet-sets.ts';
import { kindFactor } from './indexed-product.ts';

const capacity = 256;
const kinds = [1, 2];
const facet = fc
  .tuple(fc.constantFrom(...kinds), fc.integer({ min: 1, max: 30 }))
  .map(([kind, value]) => kind * kindFactor + value);
const change = fc.record({
  place: fc.nat({ max: capacity - 1 }),
  facets: fc.option(fc.uniqueArray(facet, { maxLength: 40, size: 'max' }), { freq: 4 }),
});

// Enough numbers that the array is reallocated several times, including its gaps.
it('counts stay correct after many changes, for small and large sets', () => {
  fc.assert(
    fc.property(
      fc.array(change, { minLength: 600, maxLength: 900 }),
      fc.uniqueArray(fc.nat({ max: capacity - 1 })),
      (changes, requested) => {
        const sets = new FacetSets();
        const there = new Map<number, readonly number[]>();
        for (const { place, facets } of changes) {
          sets.remove(place);
          there.delete(place);
          if (!facets) continue;
          sets.put(place, facets, capacity);
          there.set(place, facets);
        }
        for (const places of [requested, requested.slice(0, 2), [...there.keys()]]) {
          const set = emptyBits(capacity);
          for (const place of places) if (there.has(place)) setBit(set, place);
          const counted = sets.counts(kinds, set, { among: countBits(set), all: there.size });
          for (const { kind, value, products } of counted) {
            const carriers = numbersIn(set).filter((place) =>
              there.get(place)?.includes(kind * kindFactor + value),
            );
            expect(products).toBe(carriers.length);
          }
        }
      },
    ),
    { numRuns: 30, endOnFailure: true },
  );
});
