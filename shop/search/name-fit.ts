import { fold } from './fold.ts';
import type { SearchQuery } from './query.ts';
import { isKhmer, wordsOf } from './words.ts';

/**
 * How well a name fits what is being typed: 3, it is that; 2, it begins so; 1, its words do, or it holds the text; 0, not at all. Two Latin
 * letters inside a word mean nothing, two Khmer characters are half a word.
 */
export function nameFit({ words, substring }: SearchQuery, name: string): 0 | 1 | 2 | 3 {
  const folded = fold(name);
  const typed = substring ?? words.join('');
  if (folded === typed) return 3;
  if (folded.startsWith(typed)) return 2;
  if ((substring !== null || isKhmer(typed)) && folded.includes(typed)) return 1;
  const own = wordsOf(name);
  return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 0;
}
