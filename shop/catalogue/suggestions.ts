import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { correctedWords, nameFit, repairWords, searchQuery, type SearchQuery } from '#shop/search/search.ts';
import { categories, type Category } from './categories.ts';
import { listProducts } from './listing-queries.ts';
import { everyProduct, type ListedProduct, type ProductSearch } from './listing.ts';
import { foundBySearches } from './search-queries.ts';

export interface Suggestions {
  categories: Category[];
  products: ListedProduct[];
  /** Only when there is neither: other searches that find something. */
  terms: { text: string; products: number }[];
}

const most = { categories: 3, products: 5, terms: 3 };
const allCategories = { page: 1, pageSize: 1000 };
const none: Suggestions = { categories: [], products: [], terms: [] };

/** What may be meant by a search that is still being typed. Nothing below 2 characters after folding. */
export async function suggestionsFor(
  db: Database,
  text: string,
  language: LanguageCode,
): Promise<Suggestions> {
  const query = searchQuery(text);
  if (!query) return none;
  const [named, products] = await Promise.all([
    categoriesNamed(db, query),
    productsFor(db, { ...query, unfinished: true }, language),
  ]);
  if (named.length + products.length > 0) return { ...none, categories: named, products };
  // Nothing begins so: typing errors are put right as in a finished search, and only then guessed at.
  const words = await repairWords(db, query.words);
  const repaired = await productsFor(db, { ...query, words }, language);
  if (repaired.length > 0) return { ...none, products: repaired };
  return { ...none, terms: await termsFor(db, query.words) };
}

async function productsFor(
  db: Database,
  search: ProductSearch,
  language: LanguageCode,
): Promise<ListedProduct[]> {
  const list = everyProduct({ page: 1, pageSize: most.products, language });
  return (await listProducts(db, { ...list, search })).products;
}

/** Categories with products whose name in any language fits, those that begin so first, then the fullest. */
async function categoriesNamed(db: Database, query: SearchQuery): Promise<Category[]> {
  const all = (await categories(db, allCategories)).filter(({ products }) => products > 0);
  return all
    .map((category) => ({
      category,
      fit: Math.max(...Object.values(category.names ?? {}).map((name) => nameFit(query, name)), 0),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit || other.category.products - one.category.products)
    .map(({ category }) => category)
    .slice(0, most.categories);
}

async function termsFor(db: Database, words: readonly string[]): Promise<Suggestions['terms']> {
  const tries = await correctedWords(db, words);
  if (tries.length === 0) return [];
  const counts = await foundBySearches(db, tries);
  return tries
    .map((each, at) => ({ text: each.join(' '), products: counts[at] ?? 0 }))
    .filter(({ products }) => products > 0)
    .slice(0, most.terms);
}
