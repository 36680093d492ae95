/**
 * How to compare Khmer words in Latin letters. Romanized Khmer has no spelling rules for vowels, and its
 * consonants merge. Words are similar if their consonants sound the same, and vowels are compared in three
 * groups.
 */
const khmerConsonants: Readonly<Record<string, string>> = {
  ក: 'k',
  ខ: 'k',
  គ: 'k',
  ឃ: 'k',
  ង: 'N',
  ច: 'c',
  ឆ: 'c',
  ជ: 'c',
  ឈ: 'c',
  ញ: 'n',
  ដ: 't',
  ឋ: 't',
  ឌ: 't',
  ឍ: 't',
  ណ: 'n',
  ត: 't',
  ថ: 't',
  ទ: 't',
  ធ: 't',
  ន: 'n',
  ប: 'p',
  ផ: 'p',
  ព: 'p',
  ភ: 'p',
  ម: 'm',
  យ: 'y',
  រ: 'r',
  ល: 'l',
  ឡ: 'l',
  វ: 'v',
  ស: 's',
  ហ: 'h',
  អ: '-',
  ឥ: '-',
  ឧ: '-',
  ឯ: '-',
  ឱ: '-',
  ឫ: 'r',
  ឬ: 'r',
};

const latinConsonants: readonly (readonly [RegExp, string])[] = [
  [/^(?:kh|k|ck|c(?=[aou])|g|q)/u, 'k'],
  [/^ng/u, 'N'],
  [/^(?:chh|ch|j|c)/u, 'c'],
  [/^(?:nh|ny|n)/u, 'n'],
  [/^(?:th|t|d)/u, 't'],
  [/^(?:ph|p|b)/u, 'p'],
  [/^(?:v|w|f)/u, 'v'],
  [/^(?:sh|s|x|z)/u, 's'],
  [/^m/u, 'm'],
  [/^y(?=[aeiou])/u, 'y'],
  [/^r/u, 'r'],
  [/^l/u, 'l'],
  [/^h/u, 'h'],
];

/** The sounds of a word: its consonants, and the vowel after each: `a`, `i`, `u`, none, or `?` if spellings vary. */
export interface Sounds {
  consonants: string;
  vowels: readonly string[];
}

const khmerVowels: readonly (readonly [RegExp, string])[] = [
  [/[\u17b6\u17b6]|\u17c6/u, 'a'],
  [/[\u17b7-\u17ba\u17c1-\u17c3\u17c0\u17be]/u, 'i'],
  [/[\u17bb-\u17bd\u17c4\u17c5\u17bf]/u, 'u'],
];
const latinVowels: Readonly<Record<string, string>> = { a: 'a', i: 'i', e: 'i', y: 'i', o: 'u', u: 'u' };
const khmerSound = /(\u17d2)?([\u1780-\u17b3])([\u17b6-\u17d1\u17d3]*)/gu;

/** Returns the sounds of a normalized Khmer word. A vowel at its beginning gets the consonant `-`. */
export function khmerSounds(word: string): Sounds {
  const sounds: [string, string][] = [];
  for (const [, below, letter = '', marks = ''] of word.replaceAll('ហ្វ', 'វ').matchAll(khmerSound)) {
    // The vowel belongs to the subscript letter; the upper one has none.
    const upper = sounds.at(-1);
    if (below && upper) upper[1] = '';
    const vowel = khmerVowels.find(([sign]) => sign.test(marks))?.[1] ?? '?';
    sounds.push([khmerConsonants[letter] ?? '', vowel]);
  }
  return tidy(sounds);
}

/**
 * Returns the sounds of a word in Latin letters. Null if it has no vowel, because it can't be romanized
 * Khmer.
 */
export function latinSounds(word: string): Sounds | null {
  if (!/[aeiou]/u.test(word)) return null;
  const sounds: [string, string][] = /^[aeiou]/u.test(word) ? [['-', '']] : [];
  for (let left = word; left !== '';) {
    const [letters, consonant = ''] = latinConsonants.find(([each]) => each.test(left)) ?? [];
    const taken = letters?.exec(left)?.[0] ?? left.slice(0, 1);
    const before = sounds.at(-1);
    if (consonant) sounds.push([consonant, '']);
    else if (before && before[1] === '') before[1] = latinVowels[taken] ?? '';
    left = left.slice(taken.length);
  }
  return tidy(sounds);
}

/** Returns the number of different vowels of two words with the same consonants. */
export const vowelsAmiss = (one: Sounds, other: Sounds): number =>
  one.vowels.filter((vowel, at) => {
    const there = other.vowels[at] ?? '?';
    return vowel !== there && vowel !== '?' && there !== '?';
  }).length;

/**
 * Merges double consonants, and drops sounds that only some people write: an h after the first one, and a
 * final r or the v of `ov`.
 */
function tidy(sounds: readonly [string, string][]): Sounds {
  const stored = sounds.filter(([consonant, vowel], at) => {
    const [before, between] = sounds[at - 1] ?? ['', ''];
    if (consonant === '' || (consonant === before && between === '')) return false;
    const isEnd = at > 1 && at === sounds.length - 1;
    return (
      !(consonant === 'h' && at > 0) &&
      !(consonant === 'r' && isEnd && vowel !== 'a') &&
      !(consonant === 'v' && isEnd && between === 'u')
    );
  });
  return {
    consonants: stored.map(([consonant]) => consonant).join(''),
    vowels: stored.map(([, vowel]) => vowel),
  };
}
