import type { TopicWords } from './service-topics.ts';

/** Words up to this length must be equal: a tracksuit isn't tracked. */
const shortWord = 5;

const maxRemembered = 1000;

export const isKhmer = (word: string): boolean => /\p{Script=Khmer}/u.test(word);

/** Returns the stem of a word, so that 'Returns', 'returned' and 'return' are one word, and 'wrapping' and 'wrap'. */
const stemOf = (word: string): string =>
  word.replace(/(?<=\w{4})(?:ing|ed|es|e)$|(?<=\w{3})s$/u, '').replace(/(?<=\w{2})([lp])\1$/u, '$1');

/** Returns a function that remembers its last results, because the words of a search are compared with many topics. */
export function remembering<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const result = results.has(text) ? (results.get(text) as Result) : make(text);
    if (results.size >= maxRemembered) results.clear();
    results.set(text, result);
    return result;
  };
}

/** Returns one spelling of a Khmer word in Latin letters, which has many: `deuk` and `doek`, `phnher` and `fnher`. */
export const soundOf = remembering((word) =>
  word
    .replaceAll(/([bcdgjkpst])h/gu, '$1')
    .replaceAll('f', 'p')
    .replaceAll(/oe|eu|ue|eo|ae|ea|ie|ia/gu, 'e')
    .replaceAll(/ou|oo|uo|au|oa|ao/gu, 'o')
    .replaceAll(/[ae]y|ei/gu, 'ai')
    .replaceAll(/(\w)\1(?=\w)/gu, '$1')
    .replace(/(?<=\w{2}[aeiou])[hr]$/u, ''),
);

export interface Words {
  /** Khmer words, longest first, and stems of English ones. */
  texts: readonly string[];
  khmer: readonly string[];
  english: ReadonlySet<string>;
  /** English words that may be the beginning of a longer one, or misspelled. */
  long: readonly string[];
  /** Sounds of Khmer words in Latin letters. */
  sounds: ReadonlySet<string>;
}

export function wordsIn(list: TopicWords): Words {
  const [plain = '', latin = ''] = list.split('~').map((part) => part.trim());
  const words = [...plain.replaceAll("'", '').split(/\s+/u), ...latin.split(/\s+/u).filter(isKhmer)];
  const texts = words.map((word) => stemOf(word)).toSorted((one, other) => other.length - one.length);
  const english = texts.filter((word) => !isKhmer(word));
  return {
    texts,
    khmer: texts.filter(isKhmer),
    english: new Set(english),
    long: english.filter((word) => word.length > shortWord),
    sounds: new Set(
      latin
        .split(/\s+/u)
        .filter((word) => word !== '' && !isKhmer(word))
        .map(soundOf),
    ),
  };
}

export const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('\u200B', '')
    .replaceAll(/\b(log|sign)[ -](in|out|up)\b/gu, '$1$2')
    .replaceAll(/\be-mail/gu, 'email')
    .replaceAll(/['’]/gu, '')
    .replaceAll(/\bcash on delivery\b/gu, 'cod')
    .replaceAll(/\b(?:product|item) (?:code|number)s?\b/gu, 'sku')
    .replaceAll(
      /\b(?:not|never|been|hasnt|havent)(?: been| yet)? (?:arriv|receiv|ship|deliver|sent|dispatch)\w*/gu,
      'track',
    )
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemOf);

const stemsIn = remembering(stemsOf);

/**
 * Returns whether a longer word differs from another one by a typo: a letter more or less, two swapped, or in a word of
 * at least seven letters another one, because `candel` is a candle.
 */
function isTypo(typed: string, word: string): boolean {
  if (word.length <= shortWord || typed[0] !== word[0]) return false;
  let same = 0;
  while (same < word.length && typed[same] === word[same]) same += 1;
  const [rest, other] = [typed.slice(same), word.slice(same)];
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  const isChanged = word.length > shortWord + 1 && rest.slice(1) === other.slice(1);
  return isChanged || isSwapped || rest.slice(1) === other || rest === other.slice(1);
}

/**
 * Returns whether a typed word is one of a topic's words, begins with one of the longer ones, or differs from it by a typo.
 * A typed Khmer text only has to contain one.
 */
export const isNamed = (typed: string, { khmer, english, long }: Words): boolean =>
  isKhmer(typed)
    ? khmer.some((word) => typed.includes(word))
    : english.has(typed) || long.some((word) => typed.startsWith(word) || isTypo(typed, word));

/** Returns what is left of a text without a topic's words. Khmer has no spaces between words; in Latin letters any. */
export function without(rest: readonly string[], words: Words): string[] {
  const isPair = (at: number) => words.sounds.has(soundOf(`${rest[at]}${rest[at + 1]}`));
  const others = rest.filter(
    (each, at) =>
      isKhmer(each) ||
      !(isNamed(each, words) || words.sounds.has(soundOf(each)) || isPair(at) || isPair(at - 1)),
  );
  return cut(others, words.khmer).filter((each) => each !== '');
}

/** Splits Khmer texts at words. */
export const cut = (texts: readonly string[], words: readonly string[]): string[] =>
  texts.flatMap((text) =>
    isKhmer(text)
      ? words.reduce<string[]>((parts, word) => parts.flatMap((each) => each.split(word)), [text])
      : [text],
  );

export const has = (text: string, word: string): boolean =>
  isKhmer(word)
    ? text.includes(word)
    : stemsIn(text).some((each) => each === word || (word.length > 3 && each.startsWith(word)));
