import { defaultLanguage, type LanguageCode } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { asWritten, nameFit, searchQuery, wordsOf } from '#shop/search/search.ts';
import { categories, type Category } from './categories.ts';
import { everyProduct, type ListedProduct, type ProductChoice, type ProductSearch } from './listing.ts';
import { filterCounts, listProducts, meantSearch, otherSearches } from './product-lists.ts';
import { type Brand, brands } from './queries.ts';
import { searchFor } from './search.ts';

export interface Suggestions {
  categories: Category[];
  brands: SuggestedBrand[];
  products: ListedProduct[];
  /** The search as corrected, or if there are no other suggestions, other searches that have results. */
  terms: { text: string; products: number }[];
}

type PriceLimits = Pick<ProductChoice, 'minPayCents' | 'maxPayCents'>;

interface SuggestedBrand extends Brand {
  /** The number of its published products. */
  products: number;
}

const maxShown = { categories: 3, brands: 2, products: 5, terms: 3 };
const allCategories = { page: 1, pageSize: 1000 };
const allBrands = { page: 1, pageSize: 5000 };
/** The number of words from which the results of a text count more than other searches. */
const minSentence = 2;
const none: Suggestions = { categories: [], brands: [], products: [], terms: [] };

/**
 * Returns suggestions for a search that is still being typed. Empty if it has less than 2 characters after
 * folding.
 */
export async function suggestionsFor(
  db: Database,
  { text, ...limits }: { text: string } & PriceLimits,
  language: LanguageCode,
): Promise<Suggestions> {
  const runs = searchQuery(text);
  const isLimited = limits.minPayCents !== null || limits.maxPayCents !== null;
  if (!runs && text === '' && isLimited)
    return { ...none, products: await productsFor(db, null, { ...limits, language }) };
  if (!runs) return none;
  const service = searchFor(text);
  if (service?.isForService)
    return { ...none, products: await productsFor(db, service, { ...limits, language }) };
  const [inCategories, ofBrands, typing] = await Promise.all([
    categoriesNamed(db, runs),
    brandsNamed(db, runs),
    productsFor(db, { runs, unfinished: true }, { ...limits, language }),
  ]);
  const isTyping = typing.length > 0;
  const search: ProductSearch = isTyping ? { runs, unfinished: true } : { runs };
  const meant = await meantSearch(db, search);
  // A search that the page of results corrects, or one of several words, shows the same products here.
  const isWhole = meant !== null || wordsOf(text).length >= minSentence;
  const products = isTyping || !isWhole ? typing : await productsFor(db, { runs }, { ...limits, language });
  if (inCategories.length + ofBrands.length + products.length > 0) {
    const terms = meant ? [{ text: asWritten(text, meant.words), products: meant.products }] : [];
    return { ...none, categories: inCategories, brands: ofBrands, products, terms };
  }
  const terms = await otherSearches(db, runs, maxShown.terms);
  return {
    ...none,
    terms: terms.map(({ words, products: n }) => ({ text: asWritten(text, words), products: n })),
  };
}

async function productsFor(
  db: Database,
  search: ProductSearch | null,
  { language, ...limits }: PriceLimits & { language: LanguageCode },
): Promise<ListedProduct[]> {
  const list = everyProduct({ page: 1, pageSize: maxShown.products, language });
  return (await listProducts(db, { ...list, ...limits, search })).products;
}

/** Returns categories that have products and whose name matches in any language. */
async function categoriesNamed(db: Database, runs: readonly string[]): Promise<Category[]> {
  const all = await categories(db, allCategories);
  return fitting(runs, all, ({ names }) => Object.values(names ?? {})).slice(0, maxShown.categories);
}

/**
 * Returns brands that have products and whose name matches. Most searches contain no brand, so products are
 * counted only on a match.
 */
async function brandsNamed(db: Database, runs: readonly string[]): Promise<SuggestedBrand[]> {
  const named = (await brands(db, allBrands)).filter(({ name }) => nameFit(runs, name) > 0);
  if (named.length === 0) return [];
  const everything = everyProduct({ page: 1, pageSize: 1, language: defaultLanguage });
  const counts = (await filterCounts(db, everything)).filter(({ kind }) => kind === 'brand');
  const products = new Map(counts.map((count) => [count.value, count.products]));
  const counted = named.map((brand) => ({ ...brand, products: products.get(brand.id) ?? 0 }));
  return fitting(runs, counted, ({ name }) => [name]).slice(0, maxShown.brands);
}

/** Returns the matches that have products: closest name first, then by number of products. */
function fitting<Thing extends { products: number }>(
  runs: readonly string[],
  things: readonly Thing[],
  namesOf: (thing: Thing) => readonly string[],
): Thing[] {
  return things
    .filter(({ products }) => products > 0)
    .map((thing) => ({ thing, fit: Math.max(...namesOf(thing).map((name) => nameFit(runs, name)), 0) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit || other.thing.products - one.thing.products)
    .map(({ thing }) => thing);
}
