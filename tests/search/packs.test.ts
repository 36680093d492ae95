import { expect, test } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { cacheProductIndex } from '#shop/catalogue/catalogue.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { demoSlugs } from './labels/demo-facts.ts';

const { db } = await demoDatabase();
await cacheProductIndex(db);
const { request } = await guestCalls(db);

const slugsOf = (rows: { ProductId: number }[]) => rows.map(({ ProductId }) => demoSlugs[ProductId - 1]!);
const list = async (SearchTerm: string, more: object = {}) =>
  slugsOf(await request(getAllProducts, { SearchTerm, PageNo: 1, PageSize: 10, ...more }));

test.each([
  ['paper gift bag', 'paper-gift-bag', 'paper-gift-bag-pack-100'],
  ['gift bags for 200 people', 'paper-gift-bag-pack-100', 'paper-gift-bag'],
  ['100 pieces paper bags', 'paper-gift-bag-pack-100', 'paper-gift-bag'],
  ['10 paper bags', 'paper-gift-bag', 'paper-gift-bag-pack-100'],
  ['bulk power banks', 'power-bank-pack-25', 'power-bank'],
  ['pack of 20 umbrellas', 'umbrella-pack-20', 'umbrella'],
  ['ថង់ក្រដាស សម្រាប់ ២០០ នាក់', 'paper-gift-bag-pack-100', 'paper-gift-bag'],
  ['ថង់ក្រដាស ១០០ ដុំ', 'paper-gift-bag-pack-100', 'paper-gift-bag'],
  ['ថង់ក្រដាស', 'paper-gift-bag', 'paper-gift-bag-pack-100'],
])('the search “%s” shows %s before %s', async (text, first, second) => {
  const shown = await list(text);
  expect(shown[0]).toBe(first);
  expect(shown).toContain(second);
});

test.each([
  ['100 shirts', 't-shirt', 't-shirt-pack-50'],
  ['100 t-shirts', 't-shirt', 't-shirt-pack-50'],
  ['20 mugs', 'ceramic-mug', 'ceramic-mug-set-4'],
  ['អាវយឺត ១០០', 't-shirt', 't-shirt-pack-50'],
  ['50 pens', 'ballpoint-pen-pack-50', 'ballpoint-pen'],
  ['100 pens', 'ballpoint-pen', 'ballpoint-pen-pack-50'],
])(
  'the search “%s” shows %s, whose price falls with the quantity, or a pack of that number, before %s',
  async (text, first, second) => {
    const shown = await list(text);
    expect(shown[0]).toBe(first);
    expect(shown).toContain(second);
  },
);

test('a size in a name is not a quantity', async () => {
  expect((await list('bottle 600 ml'))[0]).toBe('insulated-bottle');
  expect(await list('32 gb usb')).toEqual(['usb-wood']);
});

test.each(['100 t-shirts', '100 tshirts', '20 mugs', '12 umbrellas', '30 tote bags'])(
  'the number in “%s” is no word that descriptions mention',
  async (SearchTerm) => {
    const [, noun] = SearchTerm.split(/ (.*)/u);
    const counts = await request(getFilterCounts, { SearchTerm });
    expect(counts.filter(({ Filter }) => Filter === 'SearchMentions')).toEqual([]);
    expect((await list(SearchTerm)).toSorted()).toEqual((await list(noun!)).toSorted());
  },
);

test('packs match a price by their price per piece, behind products of that price', async () => {
  expect(await list('wedding favour under $2')).toContain('paper-gift-bag-pack-100');
  expect(await list('mug below $7')).toEqual(['enamel-mug', 'ceramic-mug-set-4']);
  expect(await list('umbrella under $9')).toEqual(['umbrella-pack-20']);
  // A price without a search, or a minimum alone, is about the whole pack.
  expect(await list('', { MaxPrice: 1 })).not.toContain('paper-gift-bag-pack-100');
  expect(await list('umbrella from $100')).toEqual(['umbrella-pack-20']);
});

test('lists, counts and suggestions understand a price per piece alike', async () => {
  const inWords = { SearchTerm: 'mug below $7' };
  const filtered = { SearchTerm: 'mug', MaxPrice: 7 };
  const counts = await request(getFilterCounts, filtered);
  expect(await request(getFilterCounts, inWords)).toEqual(counts);
  expect(await list(filtered.SearchTerm, filtered)).toEqual(await list(inWords.SearchTerm));
  expect(counts).toContainEqual({ Filter: '', Value: '', TotalProducts: 2 });
  expect(counts).toContainEqual({ Filter: 'SearchPacks', Value: '', TotalProducts: 1 });
  const suggested = await request(getSearchSuggestions, inWords);
  expect(suggested.flatMap(({ Kind, Id }) => (Kind === 'product' ? demoSlugs[Id - 1] : []))).toEqual([
    'enamel-mug',
    'ceramic-mug-set-4',
  ]);
});

test('the count beside a price band is what the band shows', async () => {
  for (const SearchTerm of ['power bank', 't-shirt', 'gift', 'award']) {
    const bands = (await request(getFilterCounts, { SearchTerm })).filter(
      ({ Filter, Value }) => Filter === 'Price' && Value !== '',
    );
    for (const { Value, TotalProducts } of bands) {
      const [MinPrice, MaxPrice] = Value.split('-');
      const rows = await request(getAllProducts, { SearchTerm, MinPrice, MaxPrice, PageNo: 1, PageSize: 1 });
      expect(rows[0]?.TotalRecords, `${SearchTerm} ${Value}`).toBe(TotalProducts);
    }
  }
});

test('the heading of further products counts packs as well as single products', async () => {
  const counts = await request(getFilterCounts, { SearchTerm: 'backpack for office' });
  expect(counts.find(({ Filter }) => Filter === 'SearchFurther')?.TotalProducts).toBe(2);
});
