import type { Answer } from '#contract/operation.ts';
import type { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import type { LoadContext } from '#storefront/page.ts';
import { listingAddress } from './listing-address.ts';
import { changed, type ListingBase, type ListingParams } from './listing-params.ts';
import type { SearchSuggestion } from './listing-data.ts';

interface Search {
  base: ListingBase;
  choices: ListingParams;
  counted: Answer<typeof getFilterCounts>;
}

/**
 * Returns the recognized words of a search, each with a link to the search without it. Empty for a single
 * word.
 */
export function wordsUnderstood(
  { links }: LoadContext,
  { base, choices, counted }: Search,
): SearchSuggestion[] {
  const words = new Set(
    counted.flatMap(({ Filter, Value }) => (Filter === 'SearchUnderstood' ? [Value] : [])),
  );
  if (words.size < 2 && choices.typed === choices.searchTerm) return [];
  return [...words].flatMap((text) => {
    const [typed, searchTerm] = [withoutWord(choices.typed, text), withoutWord(choices.searchTerm, text)];
    if (typed === choices.typed) return [];
    const after = { ...changed(choices, { searchTerm }), typed };
    return [{ text, href: listingAddress(base, links.allProducts(), after) }];
  });
}

/**
 * Removes a word from a search. Khmer has no spaces between words; a Latin word must not match inside
 * another.
 */
function withoutWord(text: string, word: string): string {
  const at = [...text.matchAll(/[\p{Script=Latin}\d'’.-]+|[^\p{Script=Latin}\d'’.-]+/gu)].find(
    ([part]) => part === word || (!/[\p{Script=Latin}\d]/u.test(word) && part.includes(word)),
  );
  if (!at) return text;
  const from = at.index + at[0].indexOf(word);
  return `${text.slice(0, from)} ${text.slice(from + word.length)}`.replaceAll(/\s+/gu, ' ').trim();
}
