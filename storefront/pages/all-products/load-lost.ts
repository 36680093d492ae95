import type { Answer } from '#contract/operation.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { suggestionHref } from '#storefront/chrome/suggestion-href.ts';
import type { LoadContext } from '#storefront/page.ts';
import { listingAddress } from './listing-address.ts';
import { changed, cleared, filterCount, type ListingBase, type ListingChoices } from './listing-choices.ts';
import { type LostSearch, requestFor } from './listing-data.ts';
import { type NamedCategory, orNone } from './load-options.ts';

interface Lost {
  base: ListingBase;
  choices: ListingChoices;
  counted: Answer<typeof getFilterCounts>;
  categories: readonly NamedCategory[];
}

/** What a search that finds nothing leads to: its words that are there, what may have been meant, the categories. Filters stay. */
export async function loadLost(
  context: LoadContext,
  { base, choices, counted, categories }: Lost,
): Promise<LostSearch> {
  const { call, lang, links } = context;
  const search = (searchTerm: string, within = choices) =>
    listingAddress(base, links.allProducts(), changed(within, { searchTerm }));
  const wordsIn = (rows: Lost['counted']) => rows.filter(({ Filter }) => Filter === 'SearchWord');
  // A word that only the filters leave without products is known all the same, and leads out of them.
  const all = cleared(base, choices);
  const within = wordsIn(counted);
  const beyond =
    filterCount(base, choices) === 0
      ? within
      : wordsIn(await orNone(context, 'filter counts', call(getFilterCounts, requestFor(all, lang))));
  const words = within.map(({ Value: text, TotalProducts }, at) =>
    TotalProducts > 0
      ? { text, href: search(text), products: TotalProducts }
      : { text, href: search(text, all), products: beyond[at]?.TotalProducts ?? 0 },
  );
  const rows = await orNone(
    context,
    'suggestions',
    call(getSearchSuggestions, { SearchTerm: choices.searchTerm, languageCode: lang }),
  );
  return {
    words,
    ways: rows
      .filter(({ Name }) => !words.some(({ text }) => text === Name))
      .map((row) => ({
        text: row.Name,
        href: row.Kind === 'term' ? search(row.Name) : suggestionHref(links, row),
      })),
    categories: categories
      .filter(({ parentId, count }) => parentId === null && count > 0)
      .map(({ id, names, picture }) => ({
        text: names[lang],
        href: links.category(id, names[lang]),
        picture,
      })),
  };
}
