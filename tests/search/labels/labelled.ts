import type { LanguageCode } from '#contract/languages.ts';

/** A query, and the demo products (their slugs) the shopper would like to see among the first ten. */
export interface Labelled {
  /** The language of the page they type it on; not always that of the query. */
  lang: LanguageCode;
  text: string;
  /** All of them, even if they are more than ten; empty when the shop sells no such product. */
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

/** Typed on an English page: the query, the slugs of the right products separated by spaces, the best of them. */
export const en = labelled('en');
/** The same on a Khmer page. */
export const km = labelled('ar');
