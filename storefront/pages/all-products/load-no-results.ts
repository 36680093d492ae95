import type { Answer } from '#contract/operation.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { suggestionHref } from '#storefront/layout/suggestion-href.ts';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { centsOf } from '#rules/money.ts';
import { rielOf } from '#rules/riel.ts';
import type { LoadContext } from '#storefront/page.ts';
import { moneyMessage } from './filter-names.ts';
import { listingAddress } from './listing-address.ts';
import { changed, cleared, filterCount, type ListingBase, type ListingParams } from './listing-params.ts';
import { type FailedSearch, requestFor } from './listing-data.ts';
import { type NamedCategory, rowsOrEmpty } from './load-options.ts';

interface Lost {
  base: ListingBase;
  choices: ListingParams;
  counted: Answer<typeof getFilterCounts>;
  categories: readonly NamedCategory[];
}

/**
 * Returns suggestions for a search without results: its known words, possible corrections and the categories.
 * Keeps the filters.
 */
export async function loadNoResults(
  context: LoadContext,
  { base, choices, counted, categories }: Lost,
): Promise<FailedSearch> {
  const { call, lang, links } = context;
  const search = (searchTerm: string, within = choices) =>
    listingAddress(base, links.allProducts(), changed(within, { searchTerm }));
  const wordsIn = (rows: Lost['counted']) => rows.filter(({ Filter }) => Filter === 'SearchWord');
  // A word that finds products only without the filters still counts as known, and its link removes the
  // filters.
  const all = cleared(base, choices);
  const within = wordsIn(counted);
  const beyond =
    filterCount(base, choices) === 0
      ? within
      : wordsIn(await rowsOrEmpty(context, 'filter counts', call(getFilterCounts, requestFor(all, lang))));
  const words = await Promise.all(
    within.map(async ({ Value: text, TotalProducts }, at) => {
      const products = TotalProducts > 0 ? TotalProducts : (beyond[at]?.TotalProducts ?? 0);
      const found =
        TotalProducts > 0
          ? upTo(context, choices, products)
          : await from(context, changed(all, { searchTerm: text }), choices, products);
      return { text, href: search(text, TotalProducts > 0 ? choices : all), products, found };
    }),
  );
  const rows = await rowsOrEmpty(
    context,
    'suggestions',
    call(getSearchSuggestions, { SearchTerm: choices.searchTerm, languageCode: lang }),
  );
  return {
    words,
    suggestions: rows
      .filter(({ Kind, Name }) => Kind !== 'page' && !words.some(({ text }) => text === Name))
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

const counted = ({ label }: LoadContext, n: number): string =>
  n === 1 ? label(allProductsLabels, 'productCountOne') : label(allProductsLabels, 'productCount', { n });

/** Returns the number of products within the requested price. */
function upTo(context: LoadContext, { price }: ListingParams, n: number): string {
  const products = counted(context, n);
  if (!price || price[0] > 0 || price[1] === null) return products;
  const amount = moneyMessage(price[1], price[2]?.[1]);
  return context.label(allProductsLabels, 'upToAmount', { products, amount });
}

/** Returns the number of products above the requested price, and the lowest price among them. */
async function from(
  context: LoadContext,
  beyond: ListingParams,
  { price }: ListingParams,
  n: number,
): Promise<string> {
  const products = counted(context, n);
  if (!price || n === 0) return products;
  const request = requestFor({ ...beyond, sort: 'price-asc', show: 1 }, context.lang);
  const [row] = await rowsOrEmpty(context, 'cheapest product', context.call(getAllProducts, request));
  if (!row) return products;
  const dollars = row.DiscountedPrice ?? row.Price;
  const riel = price[2] && context.chrome.riel && rielOf(centsOf(dollars), context.chrome.riel.rate);
  const amount = moneyMessage(dollars, riel);
  return context.label(allProductsLabels, 'fromAmount', { products, amount });
}
