import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoShop } from './demo-shop.ts';
import { labelKeys } from './tables/label-keys.ts';

const shop = await demoShop();
const ask = async (path: string, parameters: object = {}) =>
  (await shop.ask(path, { ...parameters, recordValueJson: '[]' })).data;
const data = (path: string, parameters?: object) => ask(`dynamic/dataoperation/${path}`, parameters);
// oxlint-disable-next-line typescript/no-explicit-any -- rows of a test's own select
const rows = async (query: ReturnType<typeof sql<any>>) => (await query.execute(shop.db)).rows;
const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();

describe('what there is to choose from is what the tables hold', () => {
  const lists = [
    [
      'get-size-list',
      ['SizeID', 'Name', 'ShortName', 'Inches', 'Centimeters'],
      sql`select s.id, name, short_name, inches, centimetres from size s join size_text t on t.size_id = s.id and language_id = 1`,
    ],
    ['get-manufacturer-list', ['ManufacturerID', 'Name'], sql`select id, name from brand`],
    ['get-popular-tags', ['TagID', 'TagName'], sql`select tag_id, name from tag_text where language_id = 1`],
    [
      'get-colors-list',
      ['ColorID', 'ColorName', 'HexCode'],
      sql`select c.id, name, hex from color c join color_text t on t.color_id = c.id and language_id = 1`,
    ],
    [
      'get-countries-list',
      ['CountryID', 'CountryName'],
      sql`select country_id, name from country_text where language_id = 1`,
    ],
    [
      'get-payment-methods',
      ['PaymentMethodId', 'ImageUrl'],
      // The demo shop has somebody to ask about a KHQR, and no acquirer; of a transfer 7 is the logo.
      sql`select id, picture from payment_method where provider not in ('transfer', 'acquirer')`,
    ],
    [
      'get-categories-list',
      ['CategoryID', 'ParentCategoryID', 'Name'],
      sql`select c.id, parent_id, name from category c join category_text t on t.category_id = c.id and language_id = 1`,
    ],
    [
      'get-web-campaign-list',
      ['CampaignId', 'MainTitle', 'DiscountTitle', 'CoverPictureUrl'],
      sql`select c.id, main_title, discount_title, cover_picture from campaign c join campaign_text t on t.campaign_id = c.id and language_id = 1`,
    ],
    [
      'get-home-screen-banner',
      ['BannerId', 'ThemeTypeID', 'BannerImgUrl', 'MainTitle', 'LeftButtonText'],
      sql`select b.id, theme_type_id, picture, main_title, left_button_text from banner b join banner_text t on t.banner_id = b.id and language_id = 1`,
    ],
  ] as const;

  it.each(lists)('%s: %j', async (path, fields, query) => {
    const answered: Record<string, unknown>[] = await data(path, { PageNo: 1, PageSize: 100 });
    const stored = await rows(query as never);
    expect(stored.length).toBeGreaterThan(1);
    expect(sorted(answered.map((row) => fields.map((field) => row[field])))).toEqual(
      sorted(stored.map((row) => Object.values(row as object))),
    );
  });

  it('names carry their Khmer beside the English, under the ids 1 and 2', async () => {
    for (const [path, name] of [
      ['get-categories-list', 'Name'],
      ['get-popular-tags', 'TagName'],
      ['get-size-list', 'ShortName'],
    ] as const) {
      const [english, khmer] = await Promise.all(
        ['en', 'ar'].map((languageCode) => data(path, { languageCode, PageSize: 100 })),
      );
      for (const [at, row] of english.entries()) {
        expect(row.LocalizationJsonData).toEqual([
          { langId: 1, text: row[name] },
          { langId: 2, text: khmer[at][name] },
        ]);
      }
    }
  });

  it('a category counts the products in it and below it', async () => {
    const counted = await rows(sql`
      with recursive below as (select id as top, id from category union all
        select below.top, c.id from below join category c on c.parent_id = below.id)
      select top as id, count(distinct p.id)::int as products from below
        left join product_category pc on pc.category_id = below.id left join product p on p.id = pc.product_id and p.published
      group by top order by top`);
    const answered = await data('get-categories-list', { PageSize: 100 });
    const byId = new Map(
      answered.map((row: { CategoryID: number; TotalProducts: number }) => [
        row.CategoryID,
        row.TotalProducts,
      ]),
    );
    expect(counted.map(({ id }) => ({ id, products: byId.get(id) }))).toEqual(counted);
  });

  it('a menu can be made of it: columns with children, children of the demo shop below them', async () => {
    const answered: { CategoryID: number; ParentCategoryID: number | null }[] = await data(
      'get-categories-list',
      { PageSize: 100 },
    );
    const tops = answered.filter(({ ParentCategoryID }) => ParentCategoryID === null);
    expect(tops).toHaveLength(11);
    expect(tops.every(({ CategoryID }) => answered.some((row) => row.ParentCategoryID === CategoryID))).toBe(
      true,
    );
  });

  it('there are banners for either theme of existing clients', async () => {
    const banners: { ThemeTypeID: number }[] = await data('get-home-screen-banner');
    expect(new Set(banners.map(({ ThemeTypeID }) => ThemeTypeID))).toEqual(new Set([1, 2]));
  });
});

describe('places', () => {
  it('states are those of their country, cities those of their state, in both languages', async () => {
    for (const [languageCode, language] of [
      ['en', 1],
      ['ar', 2],
    ] as const) {
      const states = await rows(sql`
        select s.country_id as country, s.id, t.name from state_province s join state_province_text t on t.state_province_id = s.id and language_id = ${language}`);
      const answered = await Promise.all(
        [...new Set(states.map(({ country }) => country))].map(async (country) =>
          (await data('get-states-provinces-list', { CountryId: String(country), languageCode })).map(
            (row: { StateProvinceID: number; StateName: string }) => ({
              country,
              id: row.StateProvinceID,
              name: row.StateName,
            }),
          ),
        ),
      );
      expect(sorted(answered.flat())).toEqual(sorted(states));
      const cities = await rows(sql`
        select c.state_province_id as state, c.id, t.name from city c join city_text t on t.city_id = c.id and language_id = ${language}`);
      const inStates = [];
      for (const state of new Set(cities.map((city) => city.state))) {
        const found = await data('get-cities-list', { StateProvinceId: String(state), languageCode });
        inStates.push(
          ...found.map((row: { CityID: number; CityName: string }) => ({
            state,
            id: row.CityID,
            name: row.CityName,
          })),
        );
      }
      expect(sorted(inStates)).toEqual(sorted(cities));
    }
  });
});

describe('labels', () => {
  const labelsOf = (entityId: number | string, languageCode: string) =>
    ask('common/localization-cstm-portal/get-localization-data', { entityId, languageCode });

  it.each(Object.entries(labelKeys))(
    'screen %s has every key existing clients look for, in Khmer',
    async (entityId, keys) => {
      const { labelsJsonData } = await labelsOf(entityId, 'ar');
      const texts = new Map<string, string>(
        labelsJsonData.map((label: { labelHtmlId: string; text: string }) => [label.labelHtmlId, label.text]),
      );
      for (const key of keys.split(' '))
        expect({ key, text: texts.get(key) }).toEqual({ key, text: expect.stringMatching(/\S/u) });
    },
  );

  it.each(Array.from({ length: 38 }, (_, at) => at + 57).filter((entityId) => entityId !== 93))(
    'screen %i is known',
    async (entityId) => {
      expect(await labelsOf(entityId, 'ar')).toEqual({ labelsJsonData: expect.any(Array) });
      expect(await labelsOf(entityId, 'en')).toEqual({ labelsJsonData: [] });
    },
  );
});

describe('pages show all of the lists they fetch', () => {
  // Addresses without their slugs, which follow the language.
  const linked = (html: string, section: string, path: RegExp) => {
    const [, part = ''] = new RegExp(`aria-labelledby="${section}"(.*?)</section>`, 'su').exec(html) ?? [];
    return [...new Set([...part.matchAll(path)].map(([, id]) => Number(id)))];
  };
  const product = /href="\/\w+\/product-detail\/(\d+)\//gu;
  const ids = (list: readonly { ProductId: number }[]) => list.map(({ ProductId }) => ProductId);

  it.each(['en', 'ar'])(
    'home: 20 recent and 20 popular products, every popular category (%s)',
    async (lang) => {
      const html = await (await fetch(`${shop.url}/${lang}/`)).text();
      const list = { PageNo: 1, PageSize: 20 };
      const [recent, popular, categories] = await Promise.all([
        data('get-recents-products-list', list),
        data('get-popular-products-list', list),
        data('get-popular-categories'),
      ]);
      expect(recent.length).toBe(20);
      expect(categories.length).toBeGreaterThanOrEqual(6);
      expect(linked(html, 'recent-products', product)).toEqual(ids(recent));
      // The one that is shown large stands first.
      const [large, ...others] = linked(html, 'popular-products', product);
      expect(others).toEqual(ids(popular).filter((id) => id !== large));
      expect(others.length).toBe(19);
      expect(linked(html, 'popular-categories', /href="\/\w+\/all-products\/([1-9]\d*)\//gu)).toEqual(
        categories.map(({ CategoryID }: { CategoryID: number }) => CategoryID),
      );
    },
  );

  it('a product page: every related product it asks for', async () => {
    const html = await (await fetch(`${shop.url}/en/product-detail/1/x/y`)).text();
    const related = await data('get-related-products-list', { ProductId: 1, PageNo: 1, PageSize: 8 });
    expect(linked(html, 'related', product)).toEqual(ids(related));
  });
});
