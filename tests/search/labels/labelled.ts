import type { LanguageCode } from '#contract/languages.ts';

/** A query, and the demo products (as slugs) that the shopper would like to see among the first ten. */
export interface Labelled {
  /** The language of the page on which they type it, which is not always that of the query. */
  lang: LanguageCode;
  text: string;
  /** All right products, even if there are more than ten; empty when the shop sells no such product. */
  right: string[];
  /** The one clear answer, or null if there is none. */
  best: string | null;
}

const labelled =
  (lang: LanguageCode) =>
  (text: string, right = '', best: string | null = null): Labelled => ({
    lang,
    text,
    right: [...new Set(right.split(' ').filter(Boolean))],
    best,
  });

/**
 * A query on an English page: its text, the slugs of the right products separated by spaces, and the best of
 * them.
 */
export const en = labelled('en');
/** A query on a Khmer page. */
export const km = labelled('ar');
