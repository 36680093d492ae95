import {
  clustersOf,
  fillers,
  giftWords,
  isEnglish,
  isKhmer,
  isPlaceHere,
  khmerWords,
  SoundIndex,
  spelt,
  withoutInactive,
  type Work,
} from '#shop/search/search.ts';
import type { Term } from './term.ts';

const fillerSounds = new SoundIndex<{ text: string }>();
for (const text of fillers) if (isKhmer(text) && clustersOf(text).length > 1) fillerSounds.add({ text });

/** Leaves out Khmer fillers in Latin letters, such as `jun` for `ជូន`, which would otherwise be corrected to other words. */
export const withoutFillers = (terms: readonly Term[], work: Work): Term[] =>
  terms.filter(({ typed, repaired, meanings }) => {
    if (!/^[a-z]+$/u.test(typed) || isEnglish(typed)) return true;
    if (repaired !== null) return !fillers.has(repaired);
    return meanings.length > 0 || fillerSounds.near(typed, 0, work).length === 0;
  });

/**
 * Leaves out the places of a search for a thing, or for someone in Cambodia, because they only say where it is delivered.
 * In `gift from Siem Reap` and `for friends in Paris`, they say what suits.
 */
export function withoutPlaces(terms: readonly Term[]): Term[] {
  const others = terms.filter((term) => !term.isPlace);
  const isGift = others.every(({ typed }) => giftWords.has(typed));
  const isOpen = others.every(({ isOptional }) => isOptional);
  return terms.filter(({ isPlace: isAt, typed }) => !isAt || (isOpen && (isGift || !isPlaceHere(typed))));
}

/** Returns the term that names the thing: in Khmer the first, in English the last before its details. */
export const headOf = (terms: readonly Term[]): Term | undefined =>
  isKhmer(terms[0]?.typed ?? '')
    ? terms[0]
    : terms.findLast(({ isDetail, isOptional }) => !isDetail && !isOptional);

/** Splits unknown Khmer text into its longest known beginning or end and the remainder, no further. */
export function partedKhmer(run: string, isKnown: (part: string) => boolean): string[] {
  const whole = withoutInactive(run);
  if (khmerWords(spelt(run)).length === 1) return [whole];
  const clusters = clustersOf(whole);
  const longest = (parts: readonly string[]) =>
    Math.max(...parts.map((part) => (isKnown(part) ? part.length : 0)));
  const [best] = clusters
    .map((_, at) => [clusters.slice(0, at).join(''), clusters.slice(at).join('')])
    .slice(1)
    .toSorted((one, other) => longest(other) - longest(one));
  if (!best || longest(best) === 0) return [whole];
  if (!best.some((part) => fillers.has(part))) return best;
  return best.flatMap((part) => (isKnown(part) ? [part] : partedKhmer(part, isKnown)));
}
