import type { PersonName } from '#rules/text-of-language.ts';
import { fold, isKhmer, khmerSounds, latinSounds, vowelsAmiss } from '#shop/search/search.ts';

/** A name's words, or a text's: banks write names in capital Latin letters, in either order. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);

const soundsOf = (word: string) => (isKhmer(word) ? khmerSounds(word) : latinSounds(word));

/** Alike in spelling, or in sound: a Khmer name has many spellings in Latin letters. Of short words each vowel counts. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [soundsOf(one), soundsOf(other)];
  if (!first || !second || first.consonants !== second.consonants || first.consonants.length < 2)
    return false;
  return vowelsAmiss(first, second) <= (first.consonants.length > 2 ? 1 : 0);
}

/** How much of a customer's name a bank's text holds, from 0 to 1: each of its words counts alike. Letters alone are no name. */
export function nameShare({ firstName, lastName }: PersonName, text: string): number {
  const name = wordsOf(`${firstName} ${lastName}`).filter((word) => word.length > 1);
  const words = wordsOf(text);
  const found = name.filter((word) => words.some((each) => isAlike(word, each)));
  return name.length === 0 ? 0 : found.length / name.length;
}
