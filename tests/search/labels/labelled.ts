import type { LanguageCode } from '#contract/languages.ts';

/** What somebody types, and the demo products (their slugs) they would be glad to see in the first ten. */
export interface Labelled {
  /** The language of the page they type it on; not always that of the words. */
  lang: LanguageCode;
  text: string;
  /** All of them, also when they are more than ten; empty where the shop sells nothing of the kind. */
  right: string[];
  /** The one clear answer, where there is one. */
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

/** Typed on an English page: the words, the slugs of the right products with spaces between, the best of them. */
export const en = labelled('en');
/** The same on a Khmer page. */
export const km = labelled('ar');
