import { describe, expect, it } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getSearchSuggestions } from '#contract/operations/catalogue/get-search-suggestions.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { ask, query, raw } = await guestShop('catalogue');
await query`insert into brand (id, name) values (3, 'Mekong Looms')`;
await query`
  insert into product (id, sku, category_id, brand_id, price_cents, published) values (90, 'LOOM', 2, 3, 100, false)`;

const rows = (SearchTerm: string, languageCode = 'en') =>
  ask(getSearchSuggestions, { SearchTerm, languageCode });
const lines = async (SearchTerm: string, languageCode = 'en') =>
  (await rows(SearchTerm, languageCode)).map(({ Kind, Id, Name }) => `${Kind} ${Id} ${Name}`);

describe('while typing', () => {
  it('two letters are enough, words may be half typed, and those called so come first', async () => {
    expect(await lines('mu')).toEqual([
      'category 2 Mugs',
      'product 1 Clay Mug',
      'product 2 Blue Mug',
      'product 4 Travel Bag',
    ]);
    expect((await lines('clay m'))[0]).toBe('product 1 Clay Mug');
    expect(await lines('wine gl')).toEqual(['product 3 Wine Glass 100%']);
  });

  it('one letter, spaces or signs suggest nothing', async () => {
    for (const text of ['', 'm', ' m ', '!!', 'ក', 'ក្']) expect(await lines(text)).toEqual([]);
  });

  it('categories that begin so come first, empty and hidden ones not at all', async () => {
    expect(await lines('gla')).toEqual(['category 3 Glasses', 'product 3 Wine Glass 100%']);
    expect(await lines('hidden')).toEqual([]);
  });

  it('brands by any word of their name come before products, with as many products as their list has', async () => {
    for (const text of ['tonle', 'TONLE cl', 'clay']) {
      const [first] = await rows(text);
      const ofBrand = await ask(getAllProducts, { ManufacturerID: '1' });
      expect(first, text).toEqual({
        Kind: 'brand',
        Id: 1,
        Name: 'Tonle Clay',
        TotalProducts: ofBrand[0]?.TotalRecords,
      });
    }
    expect((await lines('angkor', 'ar'))[0]).toBe('brand 2 Angkor Works');
  });

  it('a brand without a product for sale is not suggested', async () => {
    expect(await lines('mekong')).toEqual([]);
  });

  it('is understood in Khmer, in the middle of a word too, and answered in the language asked for', async () => {
    expect(await lines('ពែ', 'ar')).toEqual([
      'category 1 ពែង កែវ',
      'category 2 ពែង',
      'product 1 ពែងដី',
      'product 2 ពែងខៀវ',
      'product 4 កាបូប',
    ]);
    expect(await lines('ខៀ')).toEqual(['product 2 Blue Mug']);
  });

  it('what is not for sale is never suggested', async () => {
    expect(await lines('secret')).not.toContainEqual(expect.stringContaining('Secret'));
  });

  it('a product comes with what its line shows', async () => {
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

describe('typing errors', () => {
  it('small ones are put right', async () => {
    expect(await lines('stiker')).toEqual(['product 7 Sticker']);
    expect((await lines('mgu'))[0]).toBe('product 1 Clay Mug');
  });

  it('for larger ones searches are offered that find what they promise', async () => {
    for (const text of ['stykkerr', 'vase sticker', 'mug xyzzy']) {
      const offered = await rows(text);
      expect(offered.length, text).toBeGreaterThan(0);
      for (const { Kind, Name, TotalProducts } of offered) {
        expect(Kind).toBe('term');
        const found = await ask(getAllProducts, { SearchTerm: Name });
        expect(found[0]?.TotalRecords, `${text}: ${Name}`).toBe(TotalProducts);
      }
    }
    expect((await lines('stykkerr'))[0]).toBe('term 0 sticker');
    expect(await lines('mug xyzzy')).toEqual(['term 0 mug']);
  });

  it('nonsense is offered nothing', async () => {
    expect(await lines('qqqqqq')).toEqual([]);
    expect(await lines("' | 'zzq':* & !")).toEqual([]);
  });
});

it('wildcards and operators are ordinary signs', async () => {
  for (const text of ['%%%', '___', "'':*", '\\\\\\']) expect(await lines(text)).toEqual([]);
});

it.each([
  ['a NUL', { SearchTerm: 'mug\u0000' }],
  ['a text without end', { SearchTerm: 'a'.repeat(201) }],
  ['an object', { SearchTerm: {} }],
])('refuses %s with an empty list', async (_what, parameters) => {
  expect(await raw(getSearchSuggestions.path, parameters)).toMatchObject({ statusCode: 400, data: '[]' });
});
