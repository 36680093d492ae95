import { expect, it } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { changeSettings } from '#shop/content/content.ts';
import { dropStale } from '#shop/housekeeping/housekeeping.ts';
import { readMisses, storeSearches } from '#shop/search/search.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { request, db, query } = await guestShop('catalogue');

const ids = async (SearchTerm: string, more: object = {}) =>
  (await request(getAllProducts, { SearchTerm, ...more })).map(({ ProductId }) => ProductId);

it('a search names the replacement searched for instead of an unknown word', async () => {
  const instead = async (SearchTerm: string) =>
    (await request(getFilterCounts, { SearchTerm })).filter(({ Filter }) => Filter === 'SearchTerm');
  expect(await instead('stiker')).toEqual([{ Filter: 'SearchTerm', Value: 'sticker', TotalProducts: 1 }]);
  expect(await instead('sticker')).toEqual([]);
  expect(await instead('')).toEqual([]);
});

it.each<[string, object[]]>([
  ['mug lantern', [{ Filter: 'SearchPart', Value: 'mug', TotalProducts: 3 }]],
  [
    'lantern sticker mug',
    [
      { Filter: 'SearchPart', Value: 'mug', TotalProducts: 3 },
      { Filter: 'SearchPart', Value: 'sticker', TotalProducts: 1 },
    ],
  ],
  ['ពែង ឡានហោះ', [{ Filter: 'SearchPart', Value: 'ពែង', TotalProducts: 3 }]],
  ['mug for clay', [{ Filter: 'SearchFurther', Value: 'mug', TotalProducts: 2 }]],
  ['fired', [{ Filter: 'SearchMentions', Value: '', TotalProducts: 1 }]],
  ['deep mug', [{ Filter: 'SearchMentions', Value: '', TotalProducts: 1 }]],
  ['mug', []],
  [
    'ឡានហោះ for a Wedding',
    [
      { Filter: 'SearchWord', Value: 'ឡានហោះ', TotalProducts: 0 },
      { Filter: 'SearchWord', Value: 'Wedding', TotalProducts: 4 },
    ],
  ],
  ['lantern', [{ Filter: 'SearchWord', Value: 'lantern', TotalProducts: 0 }]],
])(
  'a search reports words matched together, words matched alone and products that only mention the search: %s',
  async (SearchTerm, rows) => {
    const counts = await request(getFilterCounts, { SearchTerm });
    const output = counts.filter(
      ({ Filter }) => Filter.startsWith('Search') && Filter !== 'SearchUnderstood',
    );
    expect(output).toEqual(rows);
  },
);

it.each<[string, object, [string, number][]]>([
  [
    'the Clay mugs',
    {},
    [
      ['Clay', 1],
      ['mugs', 3],
    ],
  ],
  ['mug lantern', {}, [['mug', 3]]],
  ['ពែង ឡានហោះ', {}, [['ពែង', 3]]],
  [
    'wedding mug',
    { MaxPrice: 0 },
    [
      ['wedding', 0],
      ['mug', 0],
    ],
  ],
  ['lantern', {}, []],
])(
  'a search reports the understood words and how many products each finds under the filters: %s',
  async (SearchTerm, filters, labels) => {
    const counts = await request(getFilterCounts, { SearchTerm, ...filters });
    const understood = counts.filter(({ Filter }) => Filter === 'SearchUnderstood');
    expect(understood.map(({ Value, TotalProducts }) => [Value, TotalProducts])).toEqual(labels);
  },
);

it('the shop’s synonyms apply from the next search on, until they are removed', async () => {
  expect(await ids('quokka')).toEqual([]);
  const by = 'staff sokha';
  await changeSettings(db, { synonyms: [{ words: ['quokka', 'sticker'], narrower: ['vase'] }] }, by);
  expect(await ids('quokka')).toEqual(expect.arrayContaining([6, 7]));
  expect(await ids('vase')).toEqual([6]);
  await changeSettings(db, { synonyms: null }, by);
  expect(await ids('quokka')).toEqual([]);
});

it('the shop’s synonym group replaces a built-in one of the same first word', async () => {
  expect(await ids('beaker')).toEqual([]);
  await changeSettings(db, { synonyms: [{ words: ['mug', 'beaker'], narrower: [] }] }, 'staff sokha');
  expect((await ids('beaker')).length).toBeGreaterThan(0);
  expect(await ids('teacup')).toEqual([]);
  await changeSettings(db, { synonyms: null }, 'staff sokha');
  expect((await ids('teacup')).length).toBeGreaterThan(0);
});

it('a search without products counts as one with results if a question or a page answers it', async () => {
  await storeSearches(db);
  await query`delete from search_miss`;
  const faq = (question: { en: string; km: string }) => [
    {
      question,
      answer: { en: 'Half.', km: 'ពាក់កណ្តាល។' },
      group: 'other' as const,
      shown: true,
      khmerOf: null,
    },
  ];
  const deposit = { en: 'Do I pay a deposit?', km: 'តើត្រូវការប្រាក់កក់ទេ?' };
  await changeSettings(db, { faq: faq(deposit) }, 'staff sokha');
  for (const [text, more] of [
    ['deposit', {}],
    ['ប្រាក់កក់', { languageCode: 'ar' }],
    ['track my order', {}],
    ['flying carpet', {}],
  ] as const)
    expect(await ids(text, more)).toEqual([]);
  await changeSettings(db, { faq: null }, 'staff sokha');
  expect((await readMisses(db, 1, 10)).map(({ term }) => term)).toEqual(['flying carpet']);
});

it('searches with and without results are counted by day, except those emptied by filters or later pages', async () => {
  await storeSearches(db);
  await query`delete from search_miss`;
  for (const [text, more] of [
    ['Flying Carpet', {}],
    ['flying  carpet', {}],
    ['ឡានហោះ', { languageCode: 'ar' }],
    ['mug', {}],
    ['mug', { CategoryID: '5' }],
    ['sokha@example.com', {}],
    ['012 345 678', {}],
    ['magic lantern', { PageNo: 2 }],
    ['magic lantern', { MaxPrice: 5 }],
  ] as const)
    await ids(text, more);
  const misses = (await readMisses(db, 1, 10)).map(({ term, times, languageId }) => ({
    term,
    times,
    languageId,
  }));
  expect(misses).toEqual([
    { term: 'flying carpet', times: 2, languageId: 1 },
    { term: 'magic lantern', times: 1, languageId: 1 },
    { term: 'ឡានហោះ', times: 1, languageId: 2 },
  ]);
  await storeSearches(db);
  expect(await query`select term, times, found from search_miss where found > 0`).toEqual([
    { term: 'mug', times: 0, found: 1 },
  ]);
  await query`update search_miss set day = day - 100`;
  await dropStale(db);
  expect(await readMisses(db, 365, 10)).toEqual([]);
});
