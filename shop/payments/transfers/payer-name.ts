import type { PersonName } from '#rules/text-of-language.ts';
import { fold, isKhmer, khmerSounds, latinSounds, phoneticDistance } from '#shop/search/search.ts';

/** Splits a name or text into words. Banks write names in capital Latin letters, in either order. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean);

/** Returns the readings of a word. Only a Khmer name may have a final s that Latin letters leave out. */
const soundsOf = (word: string, other: string) =>
  isKhmer(word) ? [khmerSounds(word)] : latinSounds(word, isKhmer(other));

/**
 * Returns whether two words are similar in spelling or sound, because a Khmer name has many spellings in
 * Latin letters. In short words each vowel counts.
 */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  return soundsOf(one, other).some((first) =>
    soundsOf(other, one).some(
      (second) =>
        first.consonants === second.consonants &&
        first.consonants.length > 1 &&
        phoneticDistance(first, second) < (first.consonants.length > 2 ? 2 : 1),
    ),
  );
}

/**
 * Returns how much of a customer's name a bank's text contains, from 0 to 1. All words have the same weight, and single
 * letters don't count.
 */
export function nameShare({ firstName, lastName }: PersonName, text: string): number {
  const name = wordsOf(`${firstName} ${lastName}`).filter((word) => word.length > 1);
  const words = wordsOf(text);
  const found = name.filter((word) => words.some((each) => isAlike(word, each)));
  return name.length === 0 ? 0 : found.length / name.length;
}
