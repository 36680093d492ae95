import { type Bits, isEmpty, shared, takeOut } from './bits.ts';

interface Group {
  /** Which of the sets. */
  having: readonly number[];
  places: Bits;
}

/** Places of a set by which of others have them: those in most first, then those in the first of them. */
export function byHaving(among: Bits, sets: readonly Bits[]): Group[] {
  let groups: Group[] = [{ having: [], places: among }];
  for (const [at, set] of sets.entries())
    groups = groups.flatMap(({ having, places }) => {
      const rest = places.slice();
      takeOut(rest, set);
      const both = [
        { having: [...having, at], places: shared(places, set) },
        { having, places: rest },
      ];
      return both.filter((each) => !isEmpty(each.places));
    });
  return groups.toSorted((one, other) => other.having.length - one.having.length);
}
