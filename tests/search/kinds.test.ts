import { expect, test } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { cacheProductIndex } from '#shop/catalogue/catalogue.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { developedQueries, unseenQueries } from './kinds-of-queries.ts';
import type { LabelledQuery } from './labelled-queries.ts';
import { demoSlugs } from './labels/demo-facts.ts';
import { romanisedSpellings } from './romanised-spellings.ts';
import {
  type AnsweredQuery,
  firstPlaces,
  qualityTable,
  searchQuality,
  shortfalls,
} from './search-quality.ts';

/** The quality that either half reaches, rounded down. An improvement should raise these. */
const floors = { developed: { recall: 0.91, precision: 0.94 }, unseen: { recall: 0.88, precision: 0.91 } };
/** Of 100, 50 and 50 spellings. */
const minSpellings = { developed: 98, fresh: 49, unseen: 48 };

const { db } = await demoDatabase();
await cacheProductIndex(db);
const { request } = await guestCalls(db);

async function search({ lang, text }: Pick<LabelledQuery, 'lang' | 'text'>): Promise<string[]> {
  const page = { SearchTerm: text, languageCode: lang, PageNo: 1, PageSize: firstPlaces };
  const rows = await request(getAllProducts, page);
  return rows.map(({ ProductId }) => demoSlugs[ProductId - 1]!);
}

async function answered(queries: readonly LabelledQuery[]): Promise<AnsweredQuery[]> {
  const answers: AnsweredQuery[] = [];
  for (const query of queries) answers.push({ ...query, shown: await search(query) });
  return answers;
}

test('queries of eleven kinds find what people mean, also those that no rule was made for', async () => {
  const developed = await answered(developedQueries);
  const unseen = await answered(unseenQueries);
  console.info(`developed\n${qualityTable(developed)}\nunseen\n${qualityTable(unseen)}`);
  for (const [half, answers] of Object.entries({ developed, unseen })) {
    const { recall, precision } = searchQuality(answers);
    const min = floors[half as keyof typeof floors];
    const short = half === 'developed' ? shortfalls(answers) : '';
    expect(recall, `${half}: recall\n${short}`).toBeGreaterThanOrEqual(min.recall);
    expect(precision, `${half}: precision\n${short}`).toBeGreaterThanOrEqual(min.precision);
  }
});

test.each(['developed', 'fresh', 'unseen'] as const)(
  'a Khmer word in Latin letters finds what it finds in Khmer: %s spellings',
  async (list) => {
    const [same, different]: string[][] = [[], []];
    for (const { khmer, spellings } of romanisedSpellings[list])
      for (const text of spellings) {
        const meant = await search({ lang: 'ar', text: khmer });
        const shown = await search({ lang: 'en', text });
        const shared = shown.filter((slug) => meant.includes(slug)).length;
        const isSame = shown.length > 0 && shared >= 0.7 * Math.max(shown.length, meant.length);
        (isSame ? same : different)!.push(`${text} (${khmer}): ${shown.join(' ')} | ${meant.join(' ')}`);
      }
    console.info(`${list} spellings: ${same!.length} of ${same!.length + different!.length}`);
    const report = list === 'unseen' ? '' : different!.join('\n');
    expect(same!.length, report).toBeGreaterThanOrEqual(minSpellings[list]);
  },
);

test('words that only look like Khmer find nothing', async () => {
  for (const text of ['fihju', 'kuvu', 'tulu', 'merth', 'taki'])
    expect(await search({ lang: 'en', text }), text).toEqual([]);
});

test('English words aren’t read as Khmer, or as typos or beginnings of other words', async () => {
  for (const text of ['id', 'piano', 'pot', 'canoe', 'boat', 'sock'])
    expect(await search({ lang: 'en', text }), text).toEqual([]);
});

test('goods that only keywords of other products mention are marked as mentioned', async () => {
  for (const [text, lang] of [
    ['sofa', 'en'],
    ['laptop', 'en'],
    ['សាឡុង', 'ar'],
  ] as const) {
    const counts = await request(getFilterCounts, { SearchTerm: text, languageCode: lang });
    expect(
      counts.map(({ Filter }) => Filter),
      text,
    ).toContain('SearchMentions');
  }
  const named = await request(getFilterCounts, { SearchTerm: 'drinkware', languageCode: 'en' });
  expect(named.map(({ Filter }) => Filter)).not.toContain('SearchMentions');
});

test('synonyms are also found when two words are typed as one, or an occasion has gifts for its guests', async () => {
  const housewarming = await search({ lang: 'en', text: 'housewarming' });
  expect(housewarming).toEqual(expect.arrayContaining(['wall-clock', 'ceramic-vase', 'wooden-tray']));
  const forGuests = await search({ lang: 'en', text: 'wedding door gifts' });
  expect(forGuests[0]).toBe('wedding-favour-box-50');
});
