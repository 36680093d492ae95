import { expect, test } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getFilterCounts } from '#contract/operations/catalogue/get-filter-counts.ts';
import { cacheProductIndex } from '#shop/catalogue/catalogue.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { demoSlugs } from './labels/demo-facts.ts';

const { db } = await demoDatabase();
await cacheProductIndex(db);
const { request } = await guestCalls(db);

const languageOf = (text: string) => (/\p{Script=Khmer}/u.test(text) ? 'ar' : 'en');
async function list(SearchTerm: string): Promise<string[]> {
  const page = { SearchTerm, languageCode: languageOf(SearchTerm), PageNo: 1, PageSize: 10 };
  return (await request(getAllProducts, page)).map(({ ProductId }) => demoSlugs[ProductId - 1]!);
}
const corrected = async (SearchTerm: string) =>
  (await request(getFilterCounts, { SearchTerm, languageCode: languageOf(SearchTerm) })).find(
    ({ Filter }) => Filter === 'SearchTerm',
  )?.Value;

const mugs = ['ceramic-mug', 'enamel-mug', 'ceramic-mug-set-4'];
const shirts = ['t-shirt', 't-shirt-pack-50'];
const crafts = ['krama-scarf', 'krama-gift-set', 'kampot-pepper', 'rattan-basket', 'silver-bowl'];

test.each([
  ['photo mug', mugs],
  ['picture mug', mugs],
  ['mug 20', mugs],
  ['office desk accessories', ['desk-calendar', 'sticky-note-cube', 'mouse-pad']],
  ['rainy season giveaway', ['umbrella', 'umbrella-pack-20']],
  ['រដូវភ្លៀង', ['umbrella', 'umbrella-pack-20']],
])('a text that happens to hold all words of “%s” does not end the search', async (text, expected) => {
  expect(await list(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  ['custom tshirt printing phnom penh', shirts],
  ['mug printing siem reap', mugs],
  ['umbrella with logo sihanoukville', ['umbrella', 'umbrella-pack-20']],
  ['បោះពុម្ពអាវយឺតនៅភ្នំពេញ', shirts],
])('a place beside a thing says only where it goes: %s', async (text, expected) => {
  const shown = await list(text);
  expect(shown).toEqual(expect.arrayContaining(expected));
  expect(shown).not.toContain('kampot-pepper');
});

test.each(['gift from siem reap', 'something khmer to bring to friends in paris', 'សៀមរាប'])(
  'a place without a thing finds what suits guests: %s',
  async (text) => {
    expect(await list(text)).toEqual(expect.arrayContaining(crafts));
  },
);

test.each(['gift for a friend in toul tompong', 'something for my boss in zakatala'])(
  'an unknown place does not empty a sentence: %s',
  async (text) => {
    expect((await list(text)).length).toBeGreaterThan(5);
  },
);

test('an unknown thing for someone somewhere still finds nothing', async () => {
  for (const text of ['rice cooker for mom in paris', 'shampoo in phnom penh'])
    expect(await list(text), text).toEqual([]);
});

test.each([
  ['staff uniform polo shirt', 't-shirt', 't-shirt'],
  ['raincoat', 'umbrella', 'umbrella'],
  ['wall calendar', 'desk-calendar', 'desk calendar'],
  ['អាវប៉ូឡូ', 't-shirt', 't-shirt'],
])('“%s” offers %s, the nearest article, and says so', async (text, nearest, name) => {
  expect((await list(text))[0]).toBe(nearest);
  expect(await corrected(text)).toContain(name);
});

test('printed articles that the shop does not sell find nothing by chance', async () => {
  for (const text of ['business cards', 'stickers', 'flyers with logo', 'នាមប័ណ្ណ'])
    expect(await list(text), text).toEqual([]);
});

test.each([
  ['bos pum av', shirts],
  ['bos pum peng', mugs],
  ['kado jun boss', ['metal-pen-box']],
])('Khmer fillers in Latin letters are left out rather than corrected: %s', async (text, expected) => {
  expect(await list(text)).toEqual(expect.arrayContaining(expected));
  expect(await corrected(text)).toBeUndefined();
});

test('a Khmer filler alone finds nothing', async () => {
  expect(await list('jun')).toEqual([]);
});

test.each([
  ['gym towel', ['bath-towel'], 'drawstring-bag'],
  ['nurse mug', ['ceramic-mug'], 'notebook'],
  ['gamers mug', ['ceramic-mug'], 'mouse-pad'],
  ['rain mug', ['ceramic-mug'], 'umbrella'],
  ['valentine umbrella', ['umbrella'], 'photo-frame'],
  ['runner medals gold', ['medal', 'medal-pack-30'], 'drawstring-bag'],
  ['chef towel', ['bath-towel'], 'kampot-pepper'],
])(
  'a search for a thing after a person, a use or an occasion shows no other products: %s',
  async (text, things, other) => {
    const shown = await list(text);
    expect(shown).toEqual(expect.arrayContaining(things));
    expect(shown).not.toContain(other);
  },
);

test.each([
  ['pens 100', 'ballpoint-pen'],
  ['t-shirt 60', 't-shirt'],
  ['pens 50', 'ballpoint-pen-pack-50'],
  ['medal 30', 'medal-pack-30'],
])('a bare number behind a noun is a quantity: %s', async (text, first) => {
  expect((await list(text))[0]).toBe(first);
});

test.each(['bottle 600', 'bottle 500', 'usb 32', 'mug 330'])(
  'a bare number that is a size of the thing is no quantity: %s',
  async (text) => {
    const sized = { 'bottle 600': 'insulated-bottle', 'bottle 500': 'steel-tumbler', 'usb 32': 'usb-wood' };
    expect((await list(text))[0]).toBe((sized as Record<string, string>)[text] ?? 'ceramic-mug');
  },
);

test.each([
  ['咖啡杯', mugs],
  ['雨伞', ['umbrella', 'umbrella-pack-20']],
  ['☕ mug', mugs],
  ['🏆 for school', ['star-trophy']],
  ['🎒🎒', ['city-backpack', 'drawstring-bag']],
])('emoji and Chinese words are read as words: %s', async (text, expected) => {
  expect(await list(text)).toEqual(expect.arrayContaining(expected));
});
