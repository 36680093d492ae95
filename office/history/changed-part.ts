/**
 * Lengths in characters: texts up to the first are shown in full; longer ones are truncated to the second,
 * with the third as context around the difference.
 */
const [whole, maxText, beside] = [60, 160, 40];

interface ChangedPart {
  before: string;
  was: string;
  is: string;
  after: string;
}

/** Returns the difference between two texts at word boundaries, with a few words of context. */
export function changedPart(was: string, is: string): ChangedPart {
  if (was.length <= whole && is.length <= whole) return { before: '', was, is, after: '' };
  const [one, other] = [was, is].map((text) => text.split(/(?<=\s)/u)) as [string[], string[]];
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const middle = (words: string[]) => crop(words.slice(start, words.length - end).join(''), maxText);
  return {
    before: lastWords(one.slice(0, start)),
    was: middle(one),
    is: middle(other),
    after: crop(one.slice(one.length - end).join(''), beside),
  };
}

const crop = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s\S*$/u, '')}…` : text;

function lastWords(words: string[]): string {
  const text = words.join('');
  if (text.length <= beside) return text;
  return `…${text.slice(-beside).replace(/^\S*\s/u, '')}`;
}
