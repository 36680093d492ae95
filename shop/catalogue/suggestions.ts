import type { LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { nameFit, searchQuery } from '#shop/search/search.ts';
import { categories, type Category } from './categories.ts';
import { searchIndex } from './indexed-choice.ts';
import { listProducts } from './listing-queries.ts';
import { everyProduct, type ListedProduct, type ProductSearch } from './listing.ts';

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
  const runs = searchQuery(text);
  if (!runs) return none;
  const [named, products] = await Promise.all([
    categoriesNamed(db, runs),
    productsFor(db, { runs, unfinished: true }, language),
  ]);
  if (named.length + products.length > 0) return { ...none, categories: named, products };
  return { ...none, terms: await termsFor(db, runs) };
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
async function categoriesNamed(db: Database, runs: readonly string[]): Promise<Category[]> {
  const all = (await categories(db, allCategories)).filter(({ products }) => products > 0);
  return all
    .map((category) => ({
      category,
      fit: Math.max(...Object.values(category.names ?? {}).map((name) => nameFit(runs, name)), 0),
    }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit || other.category.products - one.category.products)
    .map(({ category }) => category)
    .slice(0, most.categories);
}

async function termsFor(db: Database, runs: readonly string[]): Promise<Suggestions['terms']> {
  const index = await searchIndex(db);
  return index
    .alternatives(runs)
    .map((each) => ({ text: each.join(' '), products: index.found(each) }))
    .filter(({ products }) => products > 0)
    .slice(0, most.terms);
}
