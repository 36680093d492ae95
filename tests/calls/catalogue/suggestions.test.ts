import { describe, expect, it } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { changeSettings } from '#shop/content/content.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { request, query, raw, db } = await guestShop('catalogue');
await query`insert into brand (id, name) values (3, 'Mekong Looms')`;
await query`
  insert into product (id, sku, category_id, brand_id, price_cents, published) values (90, 'LOOM', 2, 3, 100, false)`;

const rows = (SearchTerm: string, languageCode = 'en', IncludeMore = true) =>
  request(getSearchSuggestions, { SearchTerm, languageCode, IncludeMore });
const lines = async (SearchTerm: string, languageCode = 'en') =>
  (await rows(SearchTerm, languageCode)).map(({ Kind, Id, Name }) => `${Kind} ${Id} ${Name}`);

describe('suggestions while typing', () => {
  it('suggestions need two letters, match partial words, and list names that start with them first', async () => {
    expect(await lines('mu')).toEqual([
      'category 2 Mugs',
      'product 1 Clay Mug',
      'product 2 Blue Mug',
      'product 4 Travel Bag',
    ]);
    expect((await lines('clay m'))[0]).toBe('product 1 Clay Mug');
    expect(await lines('wine gl')).toEqual(['product 3 Wine Glass 100%']);
  });

  it('suggestions are empty for one letter, spaces or punctuation', async () => {
    for (const text of ['', 'm', ' m ', '!!', 'ក', 'ក្']) expect(await lines(text)).toEqual([]);
  });

  it('suggestions list categories by prefix first, without empty and hidden ones', async () => {
    expect(await lines('gla')).toEqual(['category 3 Glasses', 'product 3 Wine Glass 100%']);
    expect(await lines('hidden')).toEqual([]);
  });

  it('a brand matches by any word of its name, comes before products, and shows how many products it has', async () => {
    for (const text of ['tonle', 'TONLE cl', 'clay']) {
      const [first] = await rows(text);
      const ofBrand = await request(getAllProducts, { ManufacturerID: '1' });
      expect(first, text).toEqual({
        Kind: 'brand',
        Id: 1,
        Name: 'Tonle Clay',
        TotalProducts: ofBrand[0]?.TotalRecords,
      });
    }
    expect((await lines('angkor', 'ar'))[0]).toBe('brand 2 Angkor Works');
  });

  it('suggestions exclude a brand without products for sale', async () => {
    expect(await lines('mekong')).toEqual([]);
  });

  it('suggestions match Khmer, even within a word, and are in the requested language', async () => {
    expect(await lines('ពែ', 'ar')).toEqual([
      'category 1 ពែង កែវ',
      'category 2 ពែង',
      'product 1 ពែងដី',
      'product 2 ពែងខៀវ',
      'product 4 កាបូប',
    ]);
    expect(await lines('ខៀ')).toEqual(['product 2 Blue Mug']);
  });

  it('suggestions exclude products that are not for sale', async () => {
    expect(await lines('secret')).not.toContainEqual(expect.stringContaining('Secret'));
  });

  it('suggestions contain what the line of a product shows', async () => {
    expect((await rows('blue'))[0]).toEqual({
      Kind: 'product',
      Id: 2,
      Name: 'Blue Mug',
      CategoryName: 'Mugs',
      Price: 40,
      DiscountedPrice: 20,
      AttachmentURL: '/content/commonImages/blue-mug.webp',
    });
    expect((await rows('mugs'))[0]).toEqual({ Kind: 'category', Id: 2, Name: 'Mugs', TotalProducts: 3 });
  });
});

describe('typos in suggestions', () => {
  it('suggestions correct small typos', async () => {
    expect(await lines('stiker')).toEqual(['term 0 sticker', 'product 7 Sticker']);
    // Earlier clients expect a correction only without results.
    expect((await rows('stiker', 'en', false)).map(({ Kind }) => Kind)).toEqual(['product']);
    expect((await lines('mgu')).slice(0, 2)).toEqual(['term 0 mug', 'product 1 Clay Mug']);
  });

  it('larger ones get alternative searches that find as many products as stated', async () => {
    const offered = await rows('stykkerr');
    for (const { Kind, Name, TotalProducts } of offered) {
      expect(Kind).toBe('term');
      const found = await request(getAllProducts, { SearchTerm: Name });
      expect(found[0]?.TotalRecords, Name).toBe(TotalProducts);
    }
    expect((await lines('stykkerr'))[0]).toBe('term 0 sticker');
  });

  it.each(['wine galss that xyzzy', 'vase sticker', 'mug xyzzy'])(
    'the suggestions for %s are the products of its page',
    async (text) => {
      const page = await request(getAllProducts, { SearchTerm: text });
      const products = (await rows(text)).filter(({ Kind }) => Kind === 'product');
      expect(products.map(({ Id }) => Id)).toEqual(page.map(({ ProductId }) => ProductId));
    },
  );

  it('nonsense gets no suggestions', async () => {
    expect(await lines('qqqqqq')).toEqual([]);
    expect(await lines("' | 'zzq':* & !")).toEqual([]);
  });
});

it('services suggest questions and pages by path', async () => {
  const question = { en: 'Do you print?', km: '' };
  const faq = [
    { question, answer: { en: 'Yes.', km: '' }, group: 'other' as const, shown: true, khmerOf: null },
  ];
  await changeSettings(db, { faq }, 'staff sokha');
  const paths = async (text: string, lang = 'en') =>
    (await rows(text, lang)).flatMap(({ Kind, Name, Path }) => (Kind === 'page' ? [`${Name} ${Path}`] : []));
  expect(await paths('printing')).toEqual(['Do you print? /en/faq#q0', 'How we print /en/how-we-print']);
  expect(await paths('khqr')).toEqual(['How can I pay? /en/faq', "FAQ's /en/faq"]);
  expect(await paths('quick order')).toEqual(['Quick order /en/quick-order']);
  expect(await paths('track my order')).toEqual([
    'Orders History /en/orders-history',
    'Find your order /en/job',
  ]);
  expect(await paths('vat invoice')).toEqual(['Orders History /en/orders-history']);
  expect(await paths('សម្រង់តម្លៃ', 'ar')).toEqual(['ទំនាក់ទំនងយើង /ar/contact-us']);
  expect(await paths('mug')).toEqual([]);
});

it('suggestions are the answers that the page of results shows', async () => {
  const faq = [
    ['Do I pay a deposit?', 'តើការបញ្ជាទិញរបស់ខ្ញុំត្រូវការប្រាក់កក់ទេ?'],
    ['Can I pick up my order in the shop?', 'តើខ្ញុំអាចមកយកទំនិញនៅហាងបានទេ?'],
    ['How do I send my logo or artwork?', 'តើខ្ញុំផ្ញើឡូហ្គោយ៉ាងដូចម្តេច?'],
    ['Will I see a proof before you print?', 'តើខ្ញុំនឹងឃើញគំរូមុនបោះពុម្ពទេ?'],
  ].map(([en = '', km = '']) => ({
    question: { en, km },
    answer: { en: 'Yes.', km: 'បាទ។' },
    group: 'other' as const,
    shown: true,
    khmerOf: null,
  }));
  await changeSettings(db, { faq }, 'staff sokha');
  const first = async (text: string, lang = 'en') =>
    (await rows(text, lang)).find(({ Kind }) => Kind === 'page')?.Path;
  expect(await first('deposit')).toBe('/en/faq#q0');
  expect(await first('depos')).toBe('/en/faq#q0');
  expect(await first('ប្រាក់កក់', 'ar')).toBe('/ar/faq#q0');
  expect(await first('ត្រូវកក់លុយប៉ុន្មាន', 'ar')).toBe('/ar/faq#q0');
  expect(await first('pick up')).toBe('/en/faq#q1');
  expect(await first('upload logo file')).toBe('/en/faq#q2');
  expect(await first('see design before printing')).toBe('/en/faq#q3');
  expect((await rows('delivery ទៅ kampot', 'ar')).map(({ Path }) => Path)).toContain('/ar/faq');
  expect(await first('clay mug')).toBeUndefined();
  // Earlier clients know no pages.
  expect(await rows('deposit', 'en', false)).toEqual([]);
});

it('wildcards and operators are ordinary characters', async () => {
  for (const text of ['%%%', '___', "'':*", '\\\\\\']) expect(await lines(text)).toEqual([]);
});

it.each([
  ['a NUL', { SearchTerm: 'mug\u0000' }],
  ['an endless text', { SearchTerm: 'a'.repeat(201) }],
  ['an object', { SearchTerm: {} }],
])('suggestions reject %s with an empty list', async (_what, parameters) => {
  expect(await raw(getSearchSuggestions.path, parameters)).toMatchObject({ statusCode: 400, data: '[]' });
});
