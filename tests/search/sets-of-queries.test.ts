import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { cacheProductIndex } from '#shop/catalogue/catalogue.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { demoSlugs } from './labels/demo-facts.ts';
import {
  type AnsweredQuery,
  firstPlaces,
  qualityTable,
  searchQuality,
  shortfalls,
} from './search-quality.ts';

/**
 * A query and what it should lead to: slugs of products, or paths of pages of which one suffices, such as `/faq`.
 * Nothing means that the shop doesn't sell it, so that products may be shown only if the page says so.
 */
interface SetQuery {
  kind?: string;
  query: string;
  language: 'en' | 'km' | 'ar';
  expect: string[];
}
const suggested = 5;
const labels = path.join(import.meta.dirname, 'labels');
const givenSet = process.env['SEARCH_SET'];

const { db } = await demoDatabase();
await cacheProductIndex(db);
const { request } = await guestCalls(db);

async function measure(file: string) {
  const queries = JSON.parse(readFileSync(file, 'utf8')) as SetQuery[];
  const answers: { list: AnsweredQuery[]; suggestions: AnsweredQuery[] } = { list: [], suggestions: [] };
  const failures: { unserved: string[]; unmarked: string[] } = { unserved: [], unmarked: [] };
  for (const { kind = 'all', query: text, language, expect: right } of queries) {
    const lang = language === 'en' ? 'en' : 'ar';
    const asking = { SearchTerm: text, languageCode: lang };
    const rows = await request(getAllProducts, { ...asking, PageNo: 1, PageSize: firstPlaces });
    const suggestions = await request(getSearchSuggestions, { ...asking, IncludeMore: true });
    const slugs = (ids: number[]) => ids.map((id) => demoSlugs[id - 1]!);
    if (right.length === 0) {
      const counts = rows.length > 0 ? await request(getFilterCounts, asking) : [];
      const isMarked = counts.some(({ Filter }) =>
        ['SearchTerm', 'SearchPart', 'SearchFurther', 'SearchMentions'].includes(Filter),
      );
      if (rows.length > 0 && !isMarked) failures.unmarked.push(text);
    } else if (right.some((each) => each.startsWith('/'))) {
      const isServed = suggestions.some(({ Path = '' }) => right.includes(Path.slice(`/${lang}`.length)));
      if (!isServed) failures.unserved.push(text);
    } else {
      const answer = { kind, lang, text, right, best: null } as const;
      answers.list.push({ ...answer, shown: slugs(rows.map(({ ProductId }) => ProductId)) });
      const shown = slugs(suggestions.flatMap(({ Kind, Id }) => (Kind === 'product' ? [Id] : [])));
      const within = right.toSorted(
        (one, other) => Number(shown.includes(other)) - Number(shown.includes(one)),
      );
      answers.suggestions.push({ ...answer, right: within.slice(0, suggested), shown });
    }
  }
  console.info(
    `${path.basename(file)}: lists\n${qualityTable(answers.list)}\nsuggestions\n${qualityTable(answers.suggestions)}`,
    `\nnot led to a page: ${failures.unserved.join(', ')}\nnot sold, unmarked: ${failures.unmarked.join(', ')}`,
  );
  return { ...answers, ...failures };
}

/**
 * What each set reaches, rounded down. The last two were written and measured when the search was done, and mended faults
 * afterwards: unseen, the very last reached a recall of 0.906 and a precision of 0.939.
 */
test.each([
  { name: 'queries-by-kind', minRecall: 0.95, minPrecision: 0.9, minSuggested: 0.93, maxUnserved: 0 },
  { name: 'queries-by-habit', minRecall: 0.94, minPrecision: 0.91, minSuggested: 0.93, maxUnserved: 0 },
  {
    name: 'queries-by-habit-unseen',
    minRecall: 0.89,
    minPrecision: 0.84,
    minSuggested: 0.88,
    maxUnserved: 1,
  },
  {
    name: 'parts-of-queries-unseen',
    minRecall: 0.94,
    minPrecision: 0.95,
    minSuggested: 0.88,
    maxUnserved: 0,
  },
])(
  'queries about services lead to pages, goods not sold are marked, and others find what they mean: $name',
  async ({ name, minRecall, minPrecision, minSuggested, maxUnserved }) => {
    const { list, suggestions, unserved, unmarked } = await measure(path.join(labels, `${name}.json`));
    const { recall, precision } = searchQuality(list);
    expect(unserved.length, unserved.join('\n')).toBeLessThanOrEqual(maxUnserved);
    expect(unmarked.length, unmarked.join('\n')).toBeLessThanOrEqual(2);
    expect(recall, shortfalls(list)).toBeGreaterThanOrEqual(minRecall);
    expect(precision).toBeGreaterThanOrEqual(minPrecision);
    expect(searchQuality(suggestions).recall).toBeGreaterThanOrEqual(minSuggested);
  },
);

/** `SEARCH_SET=queries.json vitest run --project seed tests/search/sets-of-queries.test.ts` prints what a set reaches. */
test.runIf(givenSet)('the quality that the queries of SEARCH_SET reach is printed', async () => {
  const { list } = await measure(givenSet!);
  console.info(shortfalls(list));
  expect(list).toBeDefined();
});
