import { clearBit, countBits } from './bitset.ts';
import type { FacetSets } from './facet-sets.ts';
import type { Ranking } from './ranking.ts';

/** How many of the most popular products of the category, and with the tags, are compared. */
const maxCompared = 100;

/** The product's category as a facet, and which of its facets are tags. */
interface Likeness {
  category: number;
  isTag: (facet: number) => boolean;
}

/** The parts of the index that the comparison reads. `capacity` is its number of places. */
interface Among {
  facets: FacetSets;
  featured: Ranking;
  capacity: number;
}

/**
 * Returns the places of products similar to the one at `place`: those in its category first, then by the
 * number of shared tags, then by popularity.
 */
export function rankSimilar(
  place: number,
  { category, isTag }: Likeness,
  { facets, featured, capacity }: Among,
): number[] {
  const popular = (any: readonly number[]) => {
    const places = facets.any(any, capacity);
    clearBit(places, place);
    return featured.cut(places, countBits(places), { isBackward: false, skip: 0, size: maxCompared });
  };
  const tags = facets.of(place).filter(isTag);
  const compared = [...new Set([...popular([category]), ...popular(tags)])].map((other) => {
    const its = new Set(facets.of(other));
    const shared = tags.filter((tag) => its.has(tag)).length;
    return { other, score: its.has(category) ? tags.length + 1 + shared : shared };
  });
  return compared
    .toSorted((one, two) => two.score - one.score || featured.compare(one.other, two.other))
    .map(({ other }) => other);
}
