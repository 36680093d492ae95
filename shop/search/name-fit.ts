import { fold } from './fold.ts';
import type { SearchQuery } from './query.ts';
import { isKhmer, wordsOf } from './words.ts';

/**
 * How well a name fits what is being typed: 3, it is that; 2, it begins so; 1, its words do, or it holds the text; 0, not at all. Two Latin
 * letters inside a word mean nothing, two Khmer characters are half a word.
 */
export function nameFit({ words, substring }: SearchQuery, name: string): 0 | 1 | 2 | 3 {
  const { folded, own } = folding(name);
  const typed = substring ?? words.join('');
  if (folded === typed) return 3;
  if (folded.startsWith(typed)) return 2;
  if ((substring !== null || isKhmer(typed)) && folded.includes(typed)) return 1;
  return words.every((word) => own.some((each) => each.startsWith(word))) ? 1 : 0;
}

/** Names are few and asked for with every letter typed; cutting Khmer into words is not free. */
const foldings = new Map<string, { folded: string; own: readonly string[] }>();
const mostNames = 5000;

function folding(name: string) {
  const known = foldings.get(name) ?? { folded: fold(name), own: wordsOf(name) };
  if (foldings.size < mostNames) foldings.set(name, known);
  return known;
}
