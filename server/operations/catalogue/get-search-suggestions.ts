import {
  getSearchSuggestions,
  type SuggestionRow,
} from '#contract/operations/catalogue/get-search-suggestions.ts';
import { shownPopularSearches, suggestionsFor, type ListedProduct } from '#shop/catalogue/catalogue.ts';
import type { Database } from '#database/schema.ts';
import { customPages } from '#shop/custom-pages/custom-pages.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import { handle } from '../../calls/operation.ts';
import { answersFound } from './answers-found.ts';
import { extractPrice } from './chosen-products.ts';
import { priceKeys } from './product-row.ts';

export const handler = handle(
  getSearchSuggestions,
  async ({ SearchTerm, languageCode, IncludeMore = false }, { app }): Promise<SuggestionRow[]> => {
    if (SearchTerm.trim() === '' && IncludeMore)
      return (await shownPopularSearches(app.db, languageCode)).map((Name) => ({
        Kind: 'term',
        Id: 0,
        Name,
      }));
    const wordedPrice = await extractPrice(app.db, SearchTerm);
    const [{ categories, brands, products, terms }, ownPages] = await Promise.all([
      suggestionsFor(app.db, wordedPrice, languageCode),
      IncludeMore ? customPages(app.db, languageCode) : [],
    ]);
    const isLost = categories.length + brands.length + products.length === 0;
    const pages = IncludeMore
      ? await pagesFor(app.db, { text: SearchTerm, lang: languageCode, isLost, ownPages })
      : [];
    return [
      ...categories.map((category) => ({
        Kind: 'category' as const,
        Id: category.id,
        Name: textIn(category.names, languageCode),
        TotalProducts: category.products,
      })),
      ...brands.map((brand) => ({
        Kind: 'brand' as const,
        Id: brand.id,
        Name: brand.name,
        TotalProducts: brand.products,
      })),
      ...(IncludeMore || products.length === 0 ? terms : []).map((term) => ({
        Kind: 'term' as const,
        Id: 0,
        Name: term.text,
        TotalProducts: term.products,
      })),
      ...pages.map(({ Name, Path }) => ({ Kind: 'page' as const, Id: 0, Name, Path })),
      ...products.map(productSuggestion),
    ];
  },
);

/** Maximum number of questions and pages. */
const maxPages = 3;

/** Returns questions, pages of the shop's own and built-in pages that a search is about. */
async function pagesFor(
  db: Database,
  search: Parameters<typeof answersFound>[1],
): Promise<{ Name: string; Path: string }[]> {
  const { pages, questions, builtIn } = await answersFound(db, search);
  // The page where an errand is done always has a place.
  return [...[...pages, ...questions].slice(0, maxPages - Math.min(1, builtIn.length)), ...builtIn]
    .slice(0, maxPages)
    .map(({ name, path }) => ({ Name: name, Path: `/${search.lang}${path}` }));
}

function productSuggestion(product: ListedProduct): SuggestionRow {
  const { Price, DiscountedPrice } = priceKeys(product);
  const [picture] = product.pictures;
  return {
    Kind: 'product',
    Id: product.id,
    Name: product.name,
    ...(product.categoryName !== null && { CategoryName: product.categoryName }),
    Price,
    ...(DiscountedPrice !== undefined && { DiscountedPrice }),
    ...(picture && { AttachmentURL: picture.path }),
  };
}
