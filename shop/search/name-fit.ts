import { fold } from './fold.ts';
import { isKhmer, wordsOf } from './words.ts';

/**
 * How well a name fits what is being typed (`searchQuery`): 3, it is that; 2, it begins so; 1, its words do, or it holds the text;
 * 0, not at all. Two Latin letters inside a word mean nothing, two Khmer characters are half a word.
 */
export function nameFit(runs: readonly string[], name: string): 0 | 1 | 2 | 3 {
  const { folded, own } = folding(name);
  const typed = runs.join(' ');
  if (folded === typed || own.join(' ') === typed) return 3;
  if (folded.startsWith(typed)) return 2;
  if ((typed.length > 2 || isKhmer(typed)) && folded.includes(typed)) return 1;
  return runs.every((run) => own.some((each) => each.startsWith(run))) ? 1 : 0;
}

/** Names are few and asked for with every letter typed; cutting Khmer into words is not free. */
const foldings = new Map<string, { folded: string; own: readonly string[] }>();
const mostNames = 5000;

function folding(name: string) {
  const known = foldings.get(name) ?? { folded: fold(name), own: wordsOf(name) };
  if (foldings.size < mostNames) foldings.set(name, known);
  return known;
}
