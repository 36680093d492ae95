import type { Term } from './search-terms.ts';

export const isKnown = ({ meanings, isOptional }: Term): boolean => isOptional || meanings.length > 0;

/** A term by its words as they were typed, or in other words, not by what is like them. */
export const exactly = (term: Term): Term => ({
  ...term,
  meanings: term.meanings
    .map(({ words, cost }) => ({ cost, words: words.map((any) => any.filter((match) => match.cost === 0)) }))
    .filter(({ words }) => words.every((any) => any.length > 0)),
});

/** Whether a word is known as it was typed: a colour, an occasion. A number alone may be anything. */
export const isLike = (term: Term): boolean =>
  !term.isOptional && !/^\d+$/u.test(term.typed) && exactly(term).meanings.length > 0;
