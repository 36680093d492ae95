import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import type { LoadContext } from '#storefront/page.ts';

/** Returns the words of a search, each in quotes: “red” and “mug”. */
export function quotedTerms({ label, lang }: LoadContext, words: readonly string[]): string {
  const quoted = words.map((text) => label(allProductsLabels, 'quoted', { text }));
  const last = quoted.at(-1) ?? '';
  if (quoted.length < 2) return last;
  const some = quoted.slice(0, -1).join(lang === 'en' ? ', ' : ' ');
  return label(allProductsLabels, 'and', { some, last });
}
