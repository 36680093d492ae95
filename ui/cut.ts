import { truncateLengths } from '#contract/constants.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joins the following consonant as a subscript to the one before it. */
const coeng = '\u17D2';

/**
 * Returns the first `length` characters as readers count them, followed by … if text was left out. A Khmer
 * consonant stays with its subscripts: engines disagree on whether that is one cluster, and server and
 * browser must truncate alike.
 */
export function truncate(text: string, length: number = truncateLengths.standard): string {
  if (text.length <= length) return text;
  const clusters: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    if (clusters.at(-1)?.endsWith(coeng)) clusters[clusters.length - 1] += segment;
    else if (clusters.length > length) break;
    else clusters.push(segment);
  }
  if (clusters.length <= length) return text;
  return `${clusters.slice(0, length).join('').trimEnd()}…`;
}
