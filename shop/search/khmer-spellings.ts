import { isKhmer } from './words.ts';

/** Matches what people leave out or add: shifters, the short sign, and at the end a silent `រ` or subscript. */
const omitted = /[\u17c9-\u17cb]|(?<=[\u17b6-\u17c8])រ$|\u17d2[\u1780-\u17a2]$/gu;
const letters: Readonly<Record<string, string>> = { ណ: 'ន', ឡ: 'ល', ឋ: 'ថ', ឌ: 'ដ', ឍ: 'ធ', ឈ: 'ឆ' };
const alike = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
/** Matches the sign for m between two consonants, as in `សំរាប់`, which is also written as a letter. */
const innerM = /(?<=[\u1780-\u17a2])\u17c6(?=[\u1780-\u17a2])/gu;

/** Returns a normalized Khmer word without what people misspell most, so that `បិច` and `ប៊ិច` are equal. */
const spellingKey = (khmer: string): string =>
  khmer
    .replaceAll(omitted, '')
    .replaceAll(innerM, 'ម\u17d2')
    .replaceAll(alike, (letter) => letters[letter] ?? letter);

const vowels: Readonly<Record<string, string>> = { 'ែ': 'េ', 'ី': 'ិ', 'ឺ': 'ឹ', 'ូ': 'ុ', 'ៅ': 'ោ' };
/** Returns whether two words of the same letters differ only in a short and a long vowel, which people confuse. */
export const hasSimilarVowels = (one: string, other: string): boolean => withShort(one) === withShort(other);
const withShort = (khmer: string): string =>
  khmer.replaceAll(/[\u17b8\u17ba\u17bc\u17c2\u17c5]/gu, (vowel) => vowels[vowel] ?? vowel);

/** Shorter words are too easily equal without their signs. */
const shortest = 4;
/** Signs are left out rather than added in words shorter than this: `រ៉ូប` is a dress, and `រូប` a picture. */
const shortestSigned = 6;
const isSigned = (word: string): boolean => /[\u17c9-\u17cb]/u.test(word);

/** Finds Khmer words that are spelled differently. */
export class KhmerSpellings {
  readonly #byKey = new Map<string, string>();

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    if (!isKhmer(word)) return;
    const key = spellingKey(word);
    if (!this.#byKey.has(key)) this.#byKey.set(key, word);
  }

  /** Returns the known word that differs from a text only by its spelling. */
  like(text: string): string | undefined {
    const word = this.#byKey.get(spellingKey(text)) ?? '';
    if (word === '' || Math.max(word.length, text.length) < shortest) return undefined;
    return text.length < shortestSigned && isSigned(text) && !isSigned(word) ? undefined : word;
  }
}
