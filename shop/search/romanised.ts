/**
 * How to compare Khmer words with their spelling in Latin letters, which has no rules. Words are compared by
 * their consonants; vowels and voicing are sets of what a letter can stand for.
 */
const [A, E, I, O, U] = [1, 2, 4, 8, 16];
/** The vowels of `teuk`, `tien` and `pean`. */
const [eu, ie, ea] = [32, 64, 128];
const noVowel = 256;
/** The sounds of b, d and g, and of p, t and k. A letter that is either has both. */
const [soft, hard] = [512, 1024];
const anyVowel = soft - 1;
/** Consonants with and without a breath, such as `th` and `t`. */
const [breathy, plain] = [2048, 4096];

/** Letters that stand for a consonant, and how they sound. */
const khmerConsonants = new Map<string, readonly [string, number]>(
  (
    [
      ['ក', 'k', hard | plain],
      ['គ', 'k', soft | hard | plain],
      ['ខឃ', 'k', breathy],
      ['ង', 'N'],
      ['ចជ', 'c', plain],
      ['ឆឈ', 'c', breathy],
      ['ញណន', 'n'],
      ['ដឌ', 't', soft | plain],
      ['ត', 't', soft | hard | plain],
      ['ទ', 't', hard | plain],
      ['ឋឍថធ', 't', hard | breathy],
      ['ប', 'p', soft | plain],
      ['ព', 'p', hard | plain],
      ['ផភ', 'p', hard | breathy],
      ['ម', 'm'],
      ['យ', 'y'],
      ['រឫឬ', 'r'],
      ['លឡឭឮ', 'l'],
      ['វ', 'v'],
      ['ស', 's'],
      ['ហ', 'h'],
      ['អឥឦឧឩឯឱឳ', '-'],
    ] as [string, string, number?][]
  ).flatMap(([letters, sound, detail = 0]) => [...letters].map((letter) => [letter, [sound, detail]])),
);

const inherentVowel = A | O | U | noVowel;
const khmerVowels = new Map<string, number>(
  (
    [
      ['ា', A | ea],
      ['ិេឥឦ', E | I],
      ['ី', I],
      ['ឹឺ', eu | E | I | U],
      ['ុូួឧឩ', O | U],
      ['ើ', eu | E | O],
      ['ឿ', eu | ie | ea],
      ['ៀ', ie | ea | I],
      ['ែឯ', A | E | ea],
      ['ៃ', A | E | I],
      ['ោឱ', A | O | U],
      ['ៅឳ', A | O | U],
      ['ឫឬ', eu | E | I | U],
    ] as [string, number][]
  ).flatMap(([signs, vowel]) => [...signs].map((sign) => [sign, vowel])),
);
/** Matches a subscript at the end of a word, without a vowel. */
const silentEnd = /\u17d2[\u1780-\u17a2]$/u;
/** Matches a letter, or an f, with its marks. */
const khmerLetter = /(\u17d2)?([\u1780-\u17b3f])([\u17b6-\u17d1\u17d3]*)/gu;

/** Consonants in Latin letters, and how they sound. */
const latinConsonants: Readonly<Record<string, readonly [string, number?]>> = {
  kh: ['k', breathy],
  gh: ['k', breathy],
  k: ['k', hard | plain],
  ck: ['k', hard | plain],
  g: ['k', soft],
  ng: ['N'],
  chh: ['c', breathy],
  jh: ['c', breathy],
  ch: ['c', plain],
  c: ['c', plain],
  j: ['c', plain],
  nh: ['n'],
  ny: ['n'],
  n: ['n'],
  d: ['t', soft],
  th: ['t', hard | breathy],
  t: ['t', hard | plain],
  b: ['p', soft],
  ph: ['p', hard | breathy],
  p: ['p', hard | plain],
  v: ['v'],
  w: ['v'],
  f: ['f'],
  sh: ['s'],
  s: ['s'],
  m: ['m'],
  y: ['y'],
  r: ['r'],
  l: ['l'],
  h: ['h'],
};
/**
 * Matches a consonant, or a vowel with a silent `r` or `h` behind it. An `r` is silent before a consonant and at the
 * end.
 */
const latinSound =
  /(chh|ck|[cjkgtpns]h|[kgcjdtbpvwfsml]|ng|ny(?=[aeiou])|n|[yh](?=[aeiou])|r(?=[aeiouy]))|(?:[aeiou]{1,3}(?:y(?![aeiou]))?|y(?![aeiou]))(?:[rh](?![aeiouy]))?(?![aeiou])/gy;

const latinVowels: Readonly<Record<string, number>> = {
  a: A,
  aa: A,
  ae: E,
  aeu: eu,
  ai: A | I,
  ao: A | O,
  au: O | U,
  ay: A | I,
  e: E,
  ea,
  ee: I,
  ei: A | E | I,
  eo: eu | E,
  er: eu,
  eu: eu,
  ey: A | E | I,
  i: I,
  ia: ie | ea,
  ie: ie | I,
  iea: ie | ea,
  o: O,
  oa: A | O,
  oe: eu | O,
  oi: A | O,
  oo: O | U,
  ou: O | U,
  oy: O,
  u: U,
  ua: O | U,
  ue: eu | U,
  uo: O | U,
  y: I,
};

/** The sounds of a word: its consonants, and what may be after each. */
export interface Sounds {
  consonants: string;
  vowels: readonly number[];
}
type Sound = [consonant: string, vowel: number];

function vowelIn(letter: string, marks: string): number {
  const vowel = khmerVowels.get(marks.replace(/^\u17c9/u, '').slice(0, 1) || letter) ?? inherentVowel;
  return vowel === inherentVowel && marks.includes('\u17c7') ? vowel | E | ea : vowel;
}

/** Returns the sounds of a normalized Khmer word. A vowel at its beginning gets the consonant `-`. */
export function khmerSounds(word: string): Sounds {
  const sounds: Sound[] = [];
  for (const [, below, letter = '', marks = ''] of word
    .replaceAll('ហ្វ', 'f')
    .replaceAll('ហ\u17d2', '')
    .matchAll(khmerLetter)) {
    const upper = sounds.at(-1);
    const [consonant, detail] = khmerConsonants.get(letter) ?? [letter, 0];
    const vowel = vowelIn(letter, marks);
    // `អាពាហ៍` has no h.
    if (letter === 'ហ' && vowel === inherentVowel && upper && !(upper[1] & noVowel)) continue;
    // The vowel belongs to the subscript letter; the upper one has none.
    if (below && upper) upper[1] = (upper[1] & ~anyVowel) | noVowel;
    // `ាំង` sounds like `ang`.
    if (consonant === 'N' && upper?.[0] === 'm' && upper[1] === noVowel) sounds.pop();
    if (consonant === '-' && upper) upper[1] |= vowel;
    else sounds.push([consonant, detail | vowel]);
    if (marks.includes('\u17c6')) sounds.push(['m', noVowel]);
  }
  if (word.endsWith('\u17c5')) sounds.push(['v', noVowel]);
  // The last letter has no vowel, unless it has the only one. A subscript there is silent, and so are y and r.
  const last = sounds.at(-1);
  const hasVowel = sounds.slice(0, -1).some(([, each]) => (each & anyVowel) !== noVowel);
  if (last && hasVowel && (last[1] & noVowel)) {
    last[1] = (last[1] & ~anyVowel) | noVowel;
    if (/[yr]/u.test(last[0]) || silentEnd.test(word)) sounds.pop();
  }
  return soundsOf(sounds);
}

/**
 * Returns the ways to read a word in Latin letters as Khmer, likeliest first. None if it has letters that Khmer
 * lacks. `keo` may end in the v of `កែវ`, and a final s is silent or was removed as a plural.
 */
export function latinSounds(word: string): Sounds[] {
  const typed = word.replace(/(?<=[^aeiou])r$/u, '');
  const withV = typed.replaceAll(/(?<=[aei])[ou](?![aeiou])/gu, 'v');
  const spellings = /[aei][ou]$/u.test(typed) ? [withV, typed] : [typed, withV];
  return [...new Set(spellings)].flatMap((spelling) => {
    const sounds = soundsIn(spelling);
    if (!sounds.some(([, each]) => (each & anyVowel) !== noVowel)) return [];
    const withS: Sound[] = [...sounds, ['s', noVowel]];
    const isOpen = /[aeiouhr]$/u.test(spelling);
    return (isOpen ? (sounds.length > 1 ? [sounds, withS] : [withS, sounds]) : [sounds]).map(soundsOf);
  });
}

function soundsIn(word: string): Sound[] {
  const sounds: Sound[] = /^[aeiou]/u.test(word) ? [['-', noVowel]] : [];
  let end = 0;
  for (const [taken, spelling] of word.replaceAll(/c(?=[aou])/gu, 'k').matchAll(latinSound)) {
    end += taken.length;
    const last = sounds.at(-1);
    if (spelling) {
      const [consonant, detail = 0] = latinConsonants[spelling] ?? [spelling];
      // Only before a vowel is the voice distinguished.
      const isOpen = /[aeiou]/u.test(word[end] ?? '');
      sounds.push([consonant, noVowel | (isOpen ? detail : detail & ~(soft | hard))]);
    } else if (last) last[1] = (last[1] & ~anyVowel) | (vowelOf(taken) ?? 0);
    else return [];
  }
  return end === word.length ? sounds : [];
}

const vowelOf = (letters: string): number | undefined => {
  const vowel = letters === 'er' ? letters : letters.replace(/[rh]$/u, '');
  return latinVowels[vowel] ?? latinVowels[vowel.slice(0, 2)];
};

/**
 * Returns in how many vowels two words with the same consonants differ. A different voice counts as much, and a
 * different breath hardly.
 */
export const soundsAmiss = (one: Sounds, other: Sounds): number =>
  one.vowels.reduce((amiss, each, at) => {
    const its = other.vowels[at] ?? 0;
    const differ = (bits: number) => (each & bits) > 0 && (its & bits) > 0 && (each & its & bits) === 0;
    return amiss + Number(differ(anyVowel)) + Number(differ(soft | hard)) + Number(differ(breathy | plain)) / 8;
  }, 0);

/** Merges consonants that are doubled without a vowel between them. */
function soundsOf(sounds: readonly Sound[]): Sounds {
  const stored = sounds.filter(
    ([consonant], at) => consonant !== sounds[at + 1]?.[0] || ((sounds[at]?.[1] ?? 0) & anyVowel) !== noVowel,
  );
  return {
    consonants: stored.map(([consonant]) => consonant).join(''),
    vowels: stored.map(([, vowel]) => vowel),
  };
}
