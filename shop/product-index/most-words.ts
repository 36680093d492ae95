import { clustersOf, isKhmer } from '#shop/search/search.ts';
import { addAll, emptyBits, isEmpty, retainOnly, takeOut } from './bitset.ts';
import { groupByMembership } from './group-by-membership.ts';
import { maxParts } from './found.ts';
import { exactTerm, isKnown, isLike } from './known-terms.ts';
import { PenaltyTotals } from './penalty-totals.ts';
import type { SearchResult } from './search-result.ts';
import type { Term } from './term.ts';
import type { TermSets } from './term-sets.ts';
import { firstLevels } from './typed-words.ts';

/** Returns the products that match the most product words, sorted by how many of the descriptive words they match. */
export function withLargest(sets: TermSets, terms: readonly Term[]): Pick<SearchResult, 'tiers' | 'parts'> {
  const nothing = { tiers: [], parts: [] };
  const isSentence = terms.some(({ isDetail }) => isDetail);
  const things = terms.filter((term) => !term.isOptional && sets.isSure(term));
  // In `food to take home`, food is the thing, even if no name contains the word.
  const heads = terms.filter((term) => isSentence && !term.isDetail && isLike(term));
  const named = things.filter((term) => !sets.isUse(term));
  const sure = [named, things, heads].find(({ length }) => length > 0) ?? [];
  if (sure.length === 0 || terms.length === 1) return nothing;
  // Khmer puts the noun first, English last. In `ទ្រនាប់ mouse`, only the English word is known.
  const [first] = terms;
  const isThingFirst =
    first !== undefined && isKhmer(first.typed) && sure.some(({ typed }) => isKhmer(typed));
  // A short word within long unknown text is a coincidence.
  const letters = (some: readonly Term[]) => clustersOf(some.map(({ typed }) => typed).join('')).length;
  const unknown = terms.filter((term) => !isKnown(term) && !term.isPurpose);
  if (isThingFirst && letters(unknown) > 2 * letters(sure)) return nothing;
  if (isThingFirst && isEmpty(sets.saying([first], firstLevels))) return nothing;
  const totals = new PenaltyTotals(sets.capacity);
  const whole = emptyBits(sets.capacity);
  const ofThings = sure.map((term) => sets.saying([term], firstLevels));
  for (const set of ofThings) addAll(whole, set);
  // In `umbrella with a wooden handle`, products must be umbrellas.
  const isForPurpose = isThingFirst && terms.some(({ isPurpose }) => isPurpose);
  const head = isForPurpose
    ? sure.find(({ isPurpose }) => !isPurpose)
    : sure.findLast(({ isDetail }) => !isDetail);
  if (head && (isSentence || isForPurpose)) retainOnly(whole, sets.saying([head], firstLevels));
  for (const set of ofThings) {
    const rest = whole.slice();
    takeOut(rest, set);
    totals.add([set, rest]);
  }
  const largest = totals.tiers(whole)[0];
  if (!largest) return nothing;
  const like = terms.filter((term) => !sure.includes(term) && isLike(term));
  const inOrder = [...(isThingFirst ? sure : sure.toReversed()), ...like].slice(0, maxParts);
  const saying = inOrder.map((term) =>
    sets.saying([sure.includes(term) ? term : exactTerm(term)], firstLevels),
  );
  const groups = groupByMembership(largest, saying).map(({ having, places }) => {
    const had = terms.filter((term) => having.includes(inOrder.indexOf(term)));
    const optional = had.map((term) => ({ ...term, isOptional: true }));
    const words = had.map(({ typed }) => typed);
    return { tiers: sets.ranked(optional, firstLevels, places), words };
  });
  return {
    tiers: groups.flatMap(({ tiers }) => tiers),
    parts: groups.map(({ words, tiers }) => ({ words, tiers: tiers.length })),
  };
}
