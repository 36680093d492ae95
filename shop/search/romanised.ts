/**
 * How to compare Khmer words with their spelling in Latin letters, which has no rules. Words are compared by
 * their consonants. A vowel or the voice of a consonant is a set of sounds, because a letter can have several.
 */
const bitOf: Readonly<Record<string, number>> = {
  A: 1,
  E: 2,
  I: 4,
  O: 8,
  U: 16,
  eu: 32,
  ie: 64,
  ea: 128,
  none: 256,
  // The sounds of b, d and g, those of p, t and k, and consonants with and without a breath: `th` and `t`.
  soft: 512,
  hard: 1024,
  breathy: 2048,
  plain: 4096,
};
const bitsOf = (names: string): number =>
  names.split('+').reduce((bits, name) => bits | (bitOf[name] ?? 0), 0);
const [anyVowel, noVowel, inherentVowel] = [511, 256, bitsOf('A+O+U+none')];
/** `ofH`: what the sign of a final h adds to the inherent vowel. */
const [voice, breath, ofH] = [bitsOf('soft+hard'), bitsOf('breathy+plain'), bitsOf('E+ea')];

/** Parses entries such as `kh,gh=k=breathy`: spellings, their consonant, and their bits. */
const tableOf = (entries: string): ReadonlyMap<string, readonly [string, number]> =>
  new Map(
    entries
      .trim()
      .split(/\s+/u)
      .flatMap((entry) => {
        const [spellings = '', consonant = '', bits = ''] = entry.split('=');
        return spellings.split(',').map((each) => [each, [consonant, bitsOf(bits)]] as const);
      }),
  );

const khmerConsonants = tableOf(`
  ក=k=hard+plain គ=k=soft+hard+plain ខ,ឃ=k=breathy ង=N ច,ជ=c=plain ឆ,ឈ=c=breathy ញ,ណ,ន=n ដ,ឌ=t=soft+plain
  ត=t=soft+hard+plain ទ=t=hard+plain ឋ,ឍ,ថ,ធ=t=hard+breathy ប=p=soft+plain ព=p=hard+plain ផ,ភ=p=hard+breathy
  ម=m យ=y រ,ឫ,ឬ=r ល,ឡ,ឭ,ឮ=l វ=v ស=s ហ=h អ,ឥ,ឦ,ឧ,ឩ,ឯ,ឱ,ឳ=-`);
const khmerVowels = tableOf(`
  ា==A+ea ិ,េ,ឥ,ឦ==E+I ី==I ឹ,ឺ,ឫ,ឬ==eu+E+I+U ុ,ូ,ួ,ឧ,ឩ==O+U ើ==eu+E+O ឿ==eu+ie+ea ៀ==ie+ea+I ែ,ឯ==A+E+ea
  ៃ==A+E+I ោ,ឱ,ៅ,ឳ==A+O+U`);
const latinConsonants = tableOf(`
  kh,gh=k=breathy k,ck=k=hard+plain g=k=soft ng=N chh,jh=c=breathy ch,c,j=c=plain nh,ny,n=n d=t=soft
  th=t=hard+breathy t=t=hard+plain b=p=soft ph=p=hard+breathy p=p=hard+plain v,w=v f=f sh,s=s m=m y=y r=r l=l h=h`);
const latinVowels = tableOf(`
  a,aa==A ae,e==E aeu,eu,er==eu ai,ay==A+I ao,oa,oi==A+O au,oo,ou,ua,uo==O+U ea==ea+E ee,i,y==I ei,ey==A+E+I
  eo==eu+E ia,iea==ie+ea ie==ie+I o,oy==O oe==eu+O u==U ue==eu+U`);

/**
 * Matches a consonant, or a vowel with a silent `r` or `h` behind it. An `r` is silent before a consonant and at the
 * end.
 */
const latinSound =
  /(chh|ck|[cjkgtpns]h|[kgcjdtbpvwfsml]|ng|ny(?=[aeiou])|n|[yh](?=[aeiou])|r(?=[aeiouy]))|(?:[aeiou]{1,3}(?:y(?![aeiou]))?|y(?![aeiou]))(?:[rh](?![aeiouy]))?(?![aeiou])/guy;
/** Matches a subscript at the end of a word, without a vowel. */
const silentEnd = /\u17d2[\u1780-\u17a2]$/u;
/** Matches a letter, or an f, with its marks. */
const khmerLetter = /(\u17d2)?([\u1780-\u17b3f])([\u17b6-\u17d1\u17d3]*)/gu;

/** The sounds of a word: its consonants, and what may be after each. */
export interface Sounds {
  consonants: string;
  vowels: readonly number[];
}
type Sound = [consonant: string, vowel: number];

function vowelIn(letter: string, marks: string): number {
  const vowel = khmerVowels.get(marks.replace(/^\u17c9/u, '').slice(0, 1) || letter)?.[1] ?? inherentVowel;
  return vowel === inherentVowel && marks.includes('\u17c7') ? vowel | ofH : vowel;
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
    if (marks.includes('\u17c5')) sounds.push(['v', noVowel]);
  }
  silenceEnd(sounds, silentEnd.test(word));
  return soundsOf(sounds);
}

/** The last letter has no vowel, unless it has the only one. A subscript there is silent, and so are y and r. */
function silenceEnd(sounds: Sound[], isSubscript: boolean): void {
  const last = sounds.at(-1);
  const hasVowel = sounds.slice(0, -1).some(([, each]) => (each & anyVowel) !== noVowel);
  if (last && hasVowel && last[1] & noVowel) {
    last[1] = (last[1] & ~anyVowel) | noVowel;
    if (/[yr]/u.test(last[0]) || isSubscript) sounds.pop();
  }
}

/**
 * Returns the ways to read a word in Latin letters as Khmer, likeliest first. None if it has letters that Khmer
 * lacks. `keo` may end in the v of `កែវ`, and a final s is silent or was removed as a plural.
 * @param mayLackS false to read only the consonants that are written
 */
export function latinSounds(word: string, mayLackS = true): Sounds[] {
  const typed = word.replace(/(?<=[^aeiou])r$/u, '');
  const withV = typed.replaceAll(/(?<=[aei])[ou](?![aeiou])/gu, 'v');
  const spellings = /[aei][ou]$/u.test(typed) ? [withV, typed] : [typed, withV];
  return [...new Set(spellings)].flatMap((spelling) => {
    const sounds = soundsIn(spelling);
    if (!sounds.some(([, each]) => (each & anyVowel) !== noVowel)) return [];
    const withS: Sound[] = [...sounds, ['s', noVowel]];
    const isOpen = mayLackS && /[aeiouhr]$/u.test(spelling);
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
      const [consonant, detail = 0] = latinConsonants.get(spelling) ?? [spelling];
      // Only before a vowel is the voice distinguished.
      const isOpen = /[aeiou]/u.test(word[end] ?? '');
      sounds.push([consonant, noVowel | (isOpen ? detail : detail & ~voice)]);
    } else if (last) last[1] = (last[1] & ~anyVowel) | (vowelOf(taken) ?? 0);
    else return [];
  }
  return end === word.length ? sounds : [];
}

const vowelOf = (letters: string): number | undefined => {
  const vowel = letters === 'er' ? letters : letters.replace(/[rh]$/u, '');
  return (latinVowels.get(vowel) ?? latinVowels.get(vowel.slice(0, 2)))?.[1];
};

/**
 * Returns in how many vowels two words with the same consonants differ. A different voice counts as much, and a
 * different breath hardly.
 */
export const phoneticDistance = (one: Sounds, other: Sounds): number =>
  one.vowels.reduce((amiss, each, at) => {
    const heard = other.vowels[at] ?? 0;
    const differ = (bits: number) => (each & bits) > 0 && (heard & bits) > 0 && (each & heard & bits) === 0;
    return amiss + Number(differ(anyVowel)) + Number(differ(voice)) + Number(differ(breath)) / 8;
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
