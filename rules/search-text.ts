import { searchMinLength } from '#contract/constants.ts';

/** Matches characters that are words by themselves: emoji and Chinese ones. */
const wordCharacter = /[\p{Extended_Pictographic}\p{Script=Han}]/u;

/** Returns whether a text is a search: it has more than one character (specification §5), or one that is a word. */
export const isSearch = (text: string): boolean =>
  [...text.trim()].length >= searchMinLength || wordCharacter.test(text);
