import { fold } from './fold.ts';
import { isKhmer, wordsOf } from './words.ts';

/**
 * Returns how well a name matches a text being typed (`searchQuery`). 3: equal; 2: a prefix; 1: a prefix of
 * its words or a part; 0: no match. Two Latin letters inside a word don't count; two Khmer characters are
 * half a word.
 */
export function nameFit(runs: readonly string[], name: string): 0 | 1 | 2 | 3 {
  const { folded, own } = folding(name);
  const typed = runs.join(' ');
  if (folded === typed || own.join(' ') === typed) return 3;
  if (folded.startsWith(typed)) return 2;
  if ((typed.length > 2 || isKhmer(typed)) && folded.includes(typed)) return 1;
  return runs.every((run) => own.some((each) => each.startsWith(run))) ? 1 : 0;
}

/** Cached, because names are few and compared at every key press, and splitting Khmer into words is expensive. */
const foldings = new Map<string, { folded: string; own: readonly string[] }>();
const maxNames = 5000;

function folding(name: string) {
  const stored = foldings.get(name) ?? { folded: fold(name), own: wordsOf(name) };
  if (foldings.size < maxNames) foldings.set(name, stored);
  return stored;
}
