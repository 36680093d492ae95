import { isKhmer, partsOf, splitsOf } from './words.ts';

/** What the catalogue knows about typed words. */
export interface Lookup {
  /** Whether a word of the catalogue is, or begins with, the typed one. */
  isKnown(word: string): boolean;
  /** Words of the catalogue like it, the most like first. */
  near(word: string): readonly string[];
  /** Those words of the catalogue of which unknown Khmer words may be made. */
  vocabulary: ReadonlySet<string>;
}

/** Everything `repaired` may want to look up: the words, and neighbouring Khmer words written as one. */
export function attemptsOf(words: readonly string[]): string[] {
  return [...words, ...words.flatMap((word, at) => joinedWithNext(words, at, word))];
}

/** The pieces an unknown Khmer word may be made of, for `Lookup.vocabulary`. */
export function piecesOf(words: readonly string[]): string[] {
  return [...new Set(words.flatMap(splitsOf))];
}

/**
 * Words the catalogue does not know, put right: a Khmer compound by its parts, a typing error by the word next to it.
 * An error can make the segmenter cut a Khmer word in two, so neighbours are tried as one. What nothing fits stays.
 */
export function repaired(words: readonly string[], lookup: Lookup): string[] {
  const result: string[] = [];
  let skipped = -1;
  for (const [at, word] of words.entries()) {
    if (at === skipped) continue;
    const whole = cutWord(words, at, word, lookup);
    if (whole !== null) {
      result.push(whole);
      skipped = at + 1;
    } else if (lookup.isKnown(word)) result.push(word);
    else result.push(...(compoundParts(word, lookup) ?? [repairOf(word, lookup) ?? word]));
  }
  return [...new Set(result)];
}

/** The word that this one and the next were before an error cut it: not when both are words, or this one has a repair. */
function cutWord(words: readonly string[], at: number, word: string, lookup: Lookup): string | null {
  const [joined] = joinedWithNext(words, at, word);
  if (joined === undefined || words.slice(at, at + 2).every(lookup.isKnown)) return null;
  return repairOf(word, lookup) === null ? repairOf(joined, lookup) : null;
}

function joinedWithNext(words: readonly string[], at: number, word: string): string[] {
  const next = words[at + 1];
  return next !== undefined && isKhmer(word) && isKhmer(next) ? [word + next] : [];
}

/** The parts of a compound, when they are all of it. */
function compoundParts(word: string, { vocabulary }: Lookup): string[] | null {
  const parts = partsOf(word, vocabulary);
  return parts.length > 1 && parts.join('') === word && parts.every((part) => vocabulary.has(part))
    ? parts
    : null;
}

function repairOf(word: string, lookup: Lookup): string | null {
  return lookup.isKnown(word) ? null : closestWord(word, lookup.near(word));
}

/** The candidate few enough slips away (one up to 5 letters, two above), or null. Ties: the first, which is most like it. */
export function closestWord(word: string, candidates: readonly string[]): string | null {
  const allowed = [...word].length <= 5 ? 1 : 2;
  const near = candidates
    .map((candidate) => ({ candidate, slips: slips(word, candidate) }))
    .filter((each) => each.slips <= allowed)
    .toSorted((one, other) => one.slips - other.slips);
  return near[0]?.candidate ?? null;
}

/** Letters put in, left out, changed, or swapped with their neighbour between two words. */
export function slips(one: string, other: string): number {
  const [from, to] = [[...one], [...other]];
  let beforeAbove: number[] = [];
  let above = [0, ...to.map((_, at) => at + 1)];
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, wanted] of to.entries()) {
      const changed = cell(above, j) + (letter === wanted ? 0 : 1);
      const isSwap = letter === to[j - 1] && from[i - 1] === wanted;
      const swapped = isSwap ? cell(beforeAbove, j - 1) + 1 : Infinity;
      row.push(Math.min(cell(above, j + 1) + 1, cell(row, j) + 1, changed, swapped));
    }
    [beforeAbove, above] = [above, row];
  }
  return cell(above, to.length);
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Infinity;
