import { attemptsOf, slips, type Lookup } from './repair.ts';

/** Tries of one search; more would only be less likely. */
const mostTries = 12;
const mostOfWord = 4;

/**
 * The searches that may be meant by words without a result, the likeliest first: unknown words replaced by those of the
 * catalogue that are like them, then words left out, the unknown ones before others.
 */
export function correctionsOf(
  words: readonly string[],
  { isKnown, near }: Pick<Lookup, 'isKnown' | 'near'>,
): string[][] {
  const likely = (word: string): string[] =>
    near(word)
      .map((candidate) => ({ candidate, far: slips(word, candidate) }))
      .filter(({ candidate, far }) => far > 0 && far <= allowedSlips(word) && candidate !== word)
      .toSorted((one, other) => one.far - other.far)
      .map(({ candidate }) => candidate)
      .slice(0, mostOfWord);
  const replaced = words.flatMap((word, at) =>
    isKnown(word) ? [] : likely(word).map((candidate) => words.with(at, candidate)),
  );
  // A Khmer word that its error cut in two.
  const joined = attemptsOf(words)
    .slice(words.length)
    .flatMap((whole) => likely(whole).map((candidate) => [candidate]));
  const known = words.filter(isKnown);
  const withoutUnknown = known.length > 0 && known.length < words.length ? [known] : [];
  const oneLess = words.map((_, at) => words.toSpliced(at, 1)).filter(({ length }) => length > 0);
  const tries = [...replaced, ...joined, ...withoutUnknown, ...oneLess];
  return [...new Map(tries.map((each) => [each.join(' '), each])).values()].slice(0, mostTries);
}

/** More than a repair forgives: here the shopper decides. */
function allowedSlips(word: string): number {
  const { length } = [...word];
  if (length <= 3) return 1;
  return length <= 5 ? 2 : 3;
}
