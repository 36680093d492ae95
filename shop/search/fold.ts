import { plainDigits } from '#contract/languages.ts';

/**
 * Matches invisible or meaningless characters: zero-width spaces and joiners, soft hyphens, inherent Khmer
 * vowels, obsolete signs.
 */
const invisible = /\u034f|[\u17b4\u17b5]|\u17dd|[\u00ad\u200b-\u200d\u2060\ufeff]/gu;
/** Matches the sign that repeats the word before it. */
const repeated = /\u17d7/gu;
const latinAccents = /[\u0300-\u036f]/gu;

/** Latin letters that Unicode doesn't decompose. */
const latinLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};
const latinLetter = new RegExp(`[${Object.keys(latinLetters).join('')}]`, 'gu');

/** Letters with two spellings, and two that Unicode has deprecated. */
const khmerLetters: Readonly<Record<string, string>> = {
  '\u17a3': '\u17a2',
  '\u17a4': '\u17a2\u17b6',
  '\u17b2': '\u17b1',
};

const coeng = '\u17d2';
const coengDa = '\u17d2\u178a';
const coengTa = '\u17d2\u178f';
const coengRo = '\u17d2\u179a';

/** Matches a letter with all its marks in any typing order, or a coeng without a letter below it. */
const cluster = /([\u1780-\u17b3])((?:\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3])*)|\u17d2/gu;
const clusterPart = /\u17d2[\u1780-\u17b3]|[\u17b6-\u17d3]/gu;

/**
 * Normalizes a text for search comparison (docs/decisions, search normalizes words): lower case without Latin accents, Khmer digits as
 * 0-9, no zero-width characters, and one spelling of each Khmer cluster however it was typed. Idempotent.
 */
export function fold(text: string): string {
  return plainDigits(text)
    .replaceAll(invisible, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(latinAccents, '')
    .replaceAll(latinLetter, (letter) => latinLetters[letter] ?? letter)
    .replaceAll(/[\u17a3\u17a4\u17b2]/gu, (letter) => khmerLetters[letter] ?? letter)
    .replaceAll(cluster, (_, letter: string | undefined, marks: string) =>
      letter ? letter + orderedMarks(marks) : '',
    )
    .replaceAll(repeated, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/**
 * Sorts marks into the order of the Unicode standard, whatever the typing order: subscripts (ro last), shifter, vowel,
 * signs.
 */
function orderedMarks(marks: string): string {
  // A faster path with the same result for most letters, which have at most one vowel or sign.
  if (marks.length < 2 && marks !== coeng) return marks;
  const parts = new Set(
    marks
      .replaceAll('\u17c1\u17c1', '\u17c2')
      .match(clusterPart)
      ?.map((part) => (part === coengDa ? coengTa : part)),
  );
  parts.delete(coeng);
  join(parts, '\u17c1', '\u17b8', '\u17be');
  join(parts, '\u17c1', '\u17b6', '\u17c4');
  foldShifter(parts);
  return [...parts].toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1)).join('');
}

/** Replaces two vowel signs that look like a third by the third. */
function join(parts: Set<string>, one: string, other: string, joined: string): void {
  if (!parts.has(one) || !parts.has(other)) return;
  parts.delete(one);
  parts.delete(other);
  parts.add(joined);
}

const vowelsAbove = ['\u17b7', '\u17b8', '\u17b9', '\u17ba', '\u17be'];
const shifterLookAlikes = ['\u17bb', '\u17c9', '\u17ca'];

/**
 * Normalizes the shifter. Below a vowel that is above the letter, both shifters look like the vowel u, so
 * people type any of the three.
 */
function foldShifter(parts: Set<string>): void {
  if (!vowelsAbove.some((vowel) => parts.has(vowel))) return;
  const typed = shifterLookAlikes.filter((sign) => parts.has(sign));
  for (const sign of typed) parts.delete(sign);
  if (typed[0]) parts.add('\u17c9');
}

function rank(part: string): number {
  if (part.startsWith(coeng)) return part === coengRo ? 2 : 1;
  if (part === '\u17c9' || part === '\u17ca') return 3;
  return part <= '\u17c5' ? 4 : 5;
}

/**
 * Restores the dictionary's shifter below these letters in normalized Khmer. The dictionary would otherwise
 * split the text differently.
 */
export const spelt = (khmer: string): string =>
  khmer.replaceAll(/(?<=[សហបអ])\u17c9(?=[\u17b7-\u17ba\u17be])/gu, '\u17ca');
