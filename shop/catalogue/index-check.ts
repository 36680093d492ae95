import { fetchSizes, listing } from '#contract/constants.ts';
import { defaultLanguage } from '#contract/languages.ts';
import type { Database } from '#database/schema.ts';
import { countedNow, type FilterCount, filterCounts } from './count-queries.ts';
import type { FilterKind } from './facets.ts';
import { indexedChoice } from './indexed-choice.ts';
import { everyProduct, type ProductFilter, type ProductPage } from './listing.ts';
import { listedByQuery, listProducts, productOrders } from './listing-queries.ts';

/** What a question to the index and to PostgreSQL has shown. */
export interface IndexCheck {
  /** `moving`: products changed while it was asked, time and again. `unasked`: there is no index (yet). */
  outcome: 'alike' | 'differs' | 'moving' | 'unasked';
  question: ProductFilter;
}

const everything = everyProduct({ page: 1, pageSize: fetchSizes.lists, language: defaultLanguage });
/** So often one question is asked when products change meanwhile. */
const mostTries = 5;
const mostChosen = 2;

/**
 * Asks the index and PostgreSQL for one random list and the counts beside it. They differ when they do so twice in a row, with
 * the index up to date and saying the same before and after.
 */
export async function checkProductIndex(db: Database, random = Math.random): Promise<IndexCheck> {
  if (!(await indexedChoice(db, everything))) return { outcome: 'unasked', question: everything };
  const question = await randomQuestion(db, random);
  let differing = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await byIndex(db, question);
    if (before === null) return { outcome: 'unasked', question };
    const stored = answerOf(await listedByQuery(db, question), await countedNow(db, question));
    if (before === stored) return { outcome: 'alike', question };
    differing = (await byIndex(db, question)) === before ? differing + 1 : 0;
    if (differing === 2) return { outcome: 'differs', question };
  }
  return { outcome: 'moving', question };
}

async function byIndex(db: Database, question: ProductFilter): Promise<string | null> {
  if (!(await indexedChoice(db, question))) return null;
  return answerOf(await listProducts(db, question), await filterCounts(db, question));
}

const answerOf = ({ products, total }: ProductPage, counts: readonly FilterCount[]): string =>
  JSON.stringify([
    total,
    products.map(({ id }) => id),
    counts.map(({ kind, value, products: of }) => `${kind} ${value} ${of}`).toSorted(),
  ]);

/** Everything, or what carries one or two values that there are, on some page in some order. */
async function randomQuestion(db: Database, random: () => number): Promise<ProductFilter> {
  const some = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  const values = (await filterCounts(db, everything)).filter(({ value }) => value !== null);
  const chosen = Array.from({ length: Math.floor(random() * (mostChosen + 1)) }, () => some(values));
  const question: ProductFilter = { ...everything, order: some(productOrders) ?? everything.order };
  let found = Infinity;
  for (const each of chosen) {
    if (!each?.kind) continue;
    Object.assign(question, choiceOf(each.kind, each.value ?? 0));
    found = Math.min(found, each.products);
  }
  const pages = found === Infinity ? mostPages : Math.ceil(found / question.pageSize);
  return { ...question, page: 1 + Math.floor(random() * Math.min(pages, mostPages)) };
}

/** Pages further on are hardly ever asked for. */
const mostPages = 20;

function choiceOf(kind: FilterKind, value: number): Partial<ProductFilter> {
  const [min, max] = listing.priceBands[value] ?? [0, null];
  return {
    category: { categories: [value] },
    brand: { brands: [value] },
    size: { sizes: [value] },
    colour: { colours: [value] },
    tag: { tags: [value] },
    price: { minPayCents: min * 100, maxPayCents: max === null ? null : max * 100 },
    rating: { minRating: value },
  }[kind];
}
