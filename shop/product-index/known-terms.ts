import type { Meaning, Term } from './term.ts';
import { repairCost } from './typed-words.ts';

export const isKnown = ({ meanings, isOptional }: Term): boolean => isOptional || meanings.length > 0;

/** Returns a term limited to its words as typed or their synonyms, without similar words. */
export const exactly = (term: Term): Term => ({
  ...term,
  meanings: term.meanings
    .map(({ words, cost }) => ({ cost, words: words.map((any) => any.filter((match) => match.cost === 0)) }))
    .filter(({ words }) => words.every((any) => any.length > 0)),
});

/** Returns a term limited to its words as typed, which products must then have. */
export const asTyped = (term: Term): Term =>
  exactly({ ...term, meanings: term.meanings.filter(({ cost }) => cost === 0), isOptional: false });

/** Returns whether a meaning corrects the typed words. */
export const isRepair = ({ words, cost }: Meaning): boolean =>
  cost >= repairCost || words.some((any) => any.every((match) => match.cost === repairCost));

/**
 * Returns whether a word is known as typed, such as a color or an occasion. A number alone can mean anything.
 */
export const isLike = (term: Term): boolean =>
  !term.isOptional && !/^\d+$/u.test(term.typed) && exactly(term).meanings.length > 0;

/** Returns the corrected search, or null if no word was corrected. */
export const correctedQuery = (terms: readonly Term[]): string | null =>
  terms.some(({ repaired }) => repaired !== null)
    ? terms.map(({ typed, repaired }) => repaired ?? typed).join(' ')
    : null;
