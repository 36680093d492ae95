import { type Bitset, copyBits, isEmpty, shared, takeOut } from './bitset.ts';

interface Group {
  /** The indexes of the sets. */
  having: readonly number[];
  places: Bitset;
}

/**
 * Groups the places of a set by which other sets contain them: those in most sets first, then those in earlier sets.
 */
export function groupByMembership(among: Bitset, sets: readonly Bitset[]): Group[] {
  let groups: Group[] = [{ having: [], places: among }];
  for (const [at, set] of sets.entries())
    groups = groups.flatMap(({ having, places }) => {
      const rest = copyBits(places);
      takeOut(rest, set);
      const both = [
        { having: [...having, at], places: shared(places, set) },
        { having, places: rest },
      ];
      return both.filter((each) => !isEmpty(each.places));
    });
  return groups.toSorted((one, other) => other.having.length - one.having.length);
}
