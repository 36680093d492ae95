import { type Need, needList } from './need-list.ts';
import { isKhmer, keyOf, khmerWords, wordsOf } from './words.ts';

export interface NeedFound {
  /** The indexes of the pieces that say it, in order. */
  places: readonly number[];
  letters: number;
  products: readonly (readonly string[])[];
}

/** Consecutive words of a search that are an action or object. */
interface Span {
  from: number;
  to: number;
  letters: number;
}

/** The maximum number of words of an action or object. */
const longest = 4;

/** Returns a word's English forms, such as `carry` and `carrying`. */
function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/u.test(word)) return [word];
  const stem = word.replace(/e$/u, '');
  const doubled = stem.replace(/(?<=[aeiou])([bgmnpt])$/u, '$1$1');
  return [word, `${word}s`, ...[stem, doubled].flatMap((each) => [`${each}ing`, `${each}ed`])];
}

/** Needs by the words for their actions and objects. */
class Needs {
  readonly #products: string[][][];
  /** The needs of each word, with 0 for an action and 1 for an object. */
  readonly #byWord = new Map<string, [need: number, part: 0 | 1][]>();

  constructor(list: readonly Need[]) {
    this.#products = list.map(([, , products]) => products.split(',').map((each) => wordsOf(each)));
    for (const [need, [actions, objects]] of list.entries())
      for (const [part, words] of [
        [0, actions],
        [1, objects],
      ] as const) {
        const keys = words
          .split(',')
          .flatMap((word) => formsOf(word.trim()).map((form) => keyOf(wordsOf(form))));
        for (const key of new Set(keys)) {
          const uses = this.#byWord.get(key);
          if (uses) uses.push([need, part]);
          else this.#byWord.set(key, [[need, part]]);
        }
      }
  }

  /** Returns whether a piece of Khmer is a word of a need. */
  has = (key: string): boolean => this.#byWord.has(key);

  /** Returns the need that most letters of a search express, or null. */
  in(pieces: readonly string[]): NeedFound | null {
    const words = pieces.flatMap((piece, place) =>
      (isKhmer(piece) ? khmerWords(piece) : [piece]).map((word) => ({ word, place })),
    );
    const spans = new Map<number, [actions: Span[], objects: Span[]]>();
    for (let from = 0; from < words.length; from += 1)
      for (let to = from + 1; to <= Math.min(words.length, from + longest); to += 1) {
        const key = keyOf(words.slice(from, to).map(({ word }) => word));
        for (const [need, part] of this.#byWord.get(key) ?? []) {
          const both = spans.get(need) ?? [[], []];
          both[part].push({ from, to, letters: key.length });
          spans.set(need, both);
        }
      }
    const pairs = [...spans].flatMap(([need, [actions, objects]]) =>
      actions.flatMap((one) =>
        objects
          .filter((other) => one.to <= other.from || other.to <= one.from)
          .map((other) => ({ need, spans: [one, other], letters: one.letters + other.letters })),
      ),
    );
    const [best] = pairs.toSorted((one, other) => other.letters - one.letters || one.need - other.need);
    if (!best) return null;
    const needWords = words.filter((_, at) => best.spans.some(({ from, to }) => at >= from && at < to));
    const places = [...new Set(needWords.map(({ place }) => place))];
    return { places, letters: best.letters, products: this.#products[best.need] ?? [] };
  }
}

/** The needs that are built in. */
export const needs = new Needs(needList);
