import { isKhmer } from '#shop/search/search.ts';
import type { Meaning, Term } from './term.ts';
import { repairCost } from './typed-words.ts';
import type { Vocabulary } from './vocabulary.ts';

export const isKnown = ({ meanings, isOptional }: Term): boolean => isOptional || meanings.length > 0;

/** Returns a term limited to its words as typed or their synonyms, without similar words. */
export const exactTerm = (term: Term): Term => ({
  ...term,
  meanings: term.meanings
    .map(({ words, cost }) => ({ cost, words: words.map((any) => any.filter((match) => match.cost === 0)) }))
    .filter(({ words }) => words.every((any) => any.length > 0)),
});

/** Returns a term limited to its words as typed, which products must then have. */
export const asTyped = (term: Term): Term =>
  exactTerm({ ...term, meanings: term.meanings.filter(({ cost }) => cost === 0), isOptional: false });

/** Returns whether a meaning corrects the typed words. */
export const isRepair = ({ words, cost }: Meaning): boolean =>
  cost >= repairCost || words.some((any) => any.every((match) => match.cost === repairCost));

/**
 * Returns whether a word is known as typed, such as a color or an occasion. A number alone can mean anything.
 */
export const isLike = (term: Term): boolean =>
  !term.isOptional && !/^\d+$/u.test(term.typed) && exactTerm(term).meanings.length > 0;

/** Returns the corrected search, or null if no word was corrected. */
export const correctedQuery = (terms: readonly Term[]): string | null =>
  terms.some(({ repaired }) => repaired !== null)
    ? [...new Set(terms.map(({ typed, repaired }) => repaired ?? typed))].join(' ')
    : null;

/** Returns a search of several words with its Latin ones corrected, or null if none was. */
export function correctedRuns(runs: readonly string[], terms: readonly Term[]): string[] | null {
  const repairs = new Map(
    terms.flatMap(({ typed, repaired, meanings: [meaning] }) => {
      // `Peper` is pepper or paper.
      const isCertain = meaning?.words.every((any) => any.length === 1) ?? false;
      const isLatin = repaired !== null && !isKhmer(typed) && !isKhmer(repaired);
      return isLatin && isCertain ? [[typed, repaired]] : [];
    }),
  );
  if (repairs.size === 0 || terms.length < 2) return null;
  const corrected = runs.flatMap((run) => repairs.get(run)?.split(' ') ?? [run]);
  return corrected.some((run, at) => run !== runs[at]) ? corrected : null;
}

/** Splits 'powerbank' into 'power bank'. */
export const compoundsIn = (typed: string, vocabulary: Vocabulary): Meaning[] =>
  isKhmer(typed)
    ? []
    : Array.from({ length: Math.max(0, typed.length - 3) }, (_, at) => at + 2).flatMap((at) => {
        const parts = [typed.slice(0, at), typed.slice(at)].map((part) => vocabulary.exactly(part)[0]);
        return parts.every((part) => part !== undefined)
          ? [{ words: parts.map((match) => [{ word: match, cost: 0 }]), cost: 0 }]
          : [];
      });
