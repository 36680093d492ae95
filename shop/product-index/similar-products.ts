/** How many of the most popular products of the category, and with the tags, are compared. */
const maxCompared = 100;

/** What the comparison reads from the index. Products are places. */
interface Among {
  /** Returns the most popular other products with any of the facets. */
  popular(facets: readonly number[], size: number): readonly number[];
  facetsOf(place: number): readonly number[];
  /** Compares by popularity, the most popular first. */
  compare(one: number, other: number): number;
}

/**
 * Returns the places of products similar to one with this category and these tags: those in the category
 * first, then by the number of shared tags, then by popularity.
 */
export function mostSimilar(
  { category, tags }: { category: number; tags: readonly number[] },
  { popular, facetsOf, compare }: Among,
): number[] {
  const places = new Set([...popular([category], maxCompared), ...popular(tags, maxCompared)]);
  const compared = [...places].map((place) => {
    const facets = new Set(facetsOf(place));
    const shared = tags.filter((tag) => facets.has(tag)).length;
    return { place, likeness: facets.has(category) ? tags.length + 1 + shared : shared };
  });
  return compared
    .toSorted((one, other) => other.likeness - one.likeness || compare(one.place, other.place))
    .map(({ place }) => place);
}
