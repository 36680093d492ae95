import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runningShop } from '../support/running-shop.ts';
import { labelKeys } from './tables/label-keys.ts';

const shop = await runningShop();
const ask = async (path: string, parameters: object = {}) =>
  (await shop.ask(path, { ...parameters, recordValueJson: '[]' })).data;
const data = (path: string, parameters?: object) => ask(`dynamic/dataoperation/${path}`, parameters);
// oxlint-disable-next-line typescript/no-explicit-any -- rows of a test's own select
const rows = async (query: ReturnType<typeof sql<any>>) => (await query.execute(shop.db)).rows;
const sorted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).toSorted();

describe('what there is to choose from is what the tables hold', () => {
  const lists = [
    ['get-size-list', ['SizeID', 'Name', 'ShortName', 'Inches', 'Centimeters'], sql`select s.id, name, short_name, inches, centimetres from size s join size_text t on t.size_id = s.id and language_id = 1`],
    ['get-manufacturer-list', ['ManufacturerID', 'Name'], sql`select id, name from brand`],
    ['get-popular-tags', ['TagID', 'TagName'], sql`select tag_id, name from tag_text where language_id = 1`],
    ['get-colors-list', ['ColorID', 'ColorName', 'HexCode'], sql`select c.id, name, hex from color c join color_text t on t.color_id = c.id and language_id = 1`],
    ['get-countries-list', ['CountryID', 'CountryName'], sql`select country_id, name from country_text where language_id = 1`],
    ['get-payment-methods', ['PaymentMethodId', 'ImageUrl'], sql`select id, picture from payment_method`],
    ['get-categories-list', ['CategoryID', 'ParentCategoryID', 'Name'], sql`select c.id, parent_id, name from category c join category_text t on t.category_id = c.id and language_id = 1`],
    ['get-web-campaign-list', ['CampaignId', 'MainTitle', 'DiscountTitle', 'CoverPictureUrl'], sql`select c.id, main_title, discount_title, cover_picture from campaign c join campaign_text t on t.campaign_id = c.id and language_id = 1`],
    ['get-home-screen-banner', ['BannerId', 'ThemeTypeID', 'BannerImgUrl', 'MainTitle', 'LeftButtonText'], sql`select b.id, theme_type_id, picture, main_title, left_button_text from banner b join banner_text t on t.banner_id = b.id and language_id = 1`],
  ] as const;

  it.each(lists)('%s: %j', async (path, fields, query) => {
    const answered: Record<string, unknown>[] = await data(path, { PageNo: 1, PageSize: 100 });
    const stored = await rows(query as never);
    expect(stored.length).toBeGreaterThan(1);
    expect(sorted(answered.map((row) => fields.map((field) => row[field])))).toEqual(sorted(stored.map((row) => Object.values(row as object))));
  });

  it('names carry their Khmer beside the English, under the ids 1 and 2', async () => {
    for (const [path, name] of [['get-categories-list', 'Name'], ['get-popular-tags', 'TagName'], ['get-size-list', 'ShortName']] as const) {
      const [english, khmer] = await Promise.all(['en', 'ar'].map((languageCode) => data(path, { languageCode, PageSize: 100 })));
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
    const byId = new Map(answered.map((row: { CategoryID: number; TotalProducts: number }) => [row.CategoryID, row.TotalProducts]));
    expect(counted.map(({ id }) => ({ id, products: byId.get(id) }))).toEqual(counted);
  });

  it('a menu can be made of it: columns with children, children of the demo shop below them', async () => {
    const answered: { CategoryID: number; ParentCategoryID: number | null }[] = await data('get-categories-list', { PageSize: 100 });
    const tops = answered.filter(({ ParentCategoryID }) => ParentCategoryID === null);
    expect(tops).toHaveLength(11);
    expect(tops.every(({ CategoryID }) => answered.some((row) => row.ParentCategoryID === CategoryID))).toBe(true);
  });

  it('there are banners for either theme of existing clients', async () => {
    const banners: { ThemeTypeID: number }[] = await data('get-home-screen-banner');
    expect(new Set(banners.map(({ ThemeTypeID }) => ThemeTypeID))).toEqual(new Set([1, 2]));
  });
});

describe('places', () => {
  it('states are those of their country, cities those of their state, in both languages', async () => {
    for (const [languageCode, language] of [['en', 1], ['ar', 2]] as const) {
      const states = await rows(sql`
        select s.country_id as country, s.id, t.name from state_province s join state_province_text t on t.state_province_id = s.id and language_id = ${language}`);
      const answered = await Promise.all(
        [...new Set(states.map(({ country }) => country))].map(async (country) =>
          (await data('get-states-provinces-list', { CountryId: String(country), languageCode })).map(
            (row: { StateProvinceID: number; StateName: string }) => ({ country, id: row.StateProvinceID, name: row.StateName }),
          ),
        ),
      );
      expect(sorted(answered.flat())).toEqual(sorted(states));
      const cities = await rows(sql`
        select c.state_province_id as state, c.id, t.name from city c join city_text t on t.city_id = c.id and language_id = ${language}`);
      const inStates = [];
      for (const state of new Set(cities.map((city) => city.state))) {
        const found = await data('get-cities-list', { StateProvinceId: String(state), languageCode });
        inStates.push(...found.map((row: { CityID: number; CityName: string }) => ({ state, id: row.CityID, name: row.CityName })));
      }
      expect(sorted(inStates)).toEqual(sorted(cities));
    }
  });

  it.each([-999, '-999', '', null, undefined, 0, '0'])('nobody chose one: %j has nothing below it', async (none) => {
    expect(await data('get-states-provinces-list', { CountryId: none })).toEqual([]);
    expect(await data('get-cities-list', { StateProvinceId: none })).toEqual([]);
  });
});

describe('a product is what the tables say', () => {
  it('in its detail', async () => {
    const products = await rows(sql`
      select p.id, p.price_cents, p.stock, p.show_stock, p.order_maximum, p.shipping_free, p.shipping_days, p.sku,
        t.name, t.short_description, coalesce(v.name, '') as vendor, coalesce(b.name, '') as brand,
        (select count(*)::int from review r where r.product_id = p.id and published) as reviews,
        array(select path from product_picture i where i.product_id = p.id order by position) as pictures,
        array(select x.name from product_tag g join tag_text x on x.tag_id = g.tag_id and x.language_id = 1 where g.product_id = p.id) as tags,
        array(select option_id from product_option o where o.product_id = p.id and attribute_id = 1) as colours,
        array(select option_id from product_option o where o.product_id = p.id and attribute_id = 2) as sizes
      from product p join product_text t on t.product_id = p.id and language_id = 1
        left join vendor v on v.id = vendor_id left join brand b on b.id = brand_id where published order by p.id`);
    expect(products.length).toBeGreaterThanOrEqual(60);
    for (const product of products) {
      const [row] = await data('get-product_detail', { ProductId: String(product.id) });
      const { ProductColorsJson, ProductSizesJson, ProductTagsJson, ProductImagesJson } = row;
      expect(row).toMatchObject({
        ProductId: product.id,
        ProductName: product.name,
        ShortDescription: product.short_description,
        Price: product.price_cents / 100,
        VendorName: product.vendor,
        ManufacturerName: product.brand,
        TotalReviews: product.reviews,
        DisplayStockQuantity: product.show_stock,
        StockQuantity: product.stock,
        OrderMaximumQuantity: product.order_maximum,
        IsShippingFree: product.shipping_free,
        EstimatedShippingDays: product.shipping_days,
        Sku: product.sku,
      });
      expect(ProductImagesJson.map((each: { AttachmentURL: string }) => each.AttachmentURL)).toEqual(product.pictures);
      expect(sorted(ProductTagsJson.map((each: { TagName: string }) => each.TagName))).toEqual(sorted(product.tags));
      expect(sorted(ProductColorsJson.map((each: { ColorID: number }) => each.ColorID))).toEqual(sorted(product.colours));
      expect(sorted(ProductSizesJson.map((each: { SizeID: number }) => each.SizeID))).toEqual(sorted(product.sizes));
    }
  });

  it('in its options: fixed amounts are dollars, percentages are of the base price, rounded to cents', async () => {
    const options = await rows(sql`
      select o.product_id as product, attribute_id as attribute, option_id as option, required,
        (case price_type when 1 then amount else round(p.price_cents * amount / 10000.0) end / 100.0)::float8 as price
      from product_option o join product p on p.id = o.product_id and published order by 1`);
    expect(options.some(({ price }) => price > 0)).toBe(true);
    for (const product of new Set(options.map((option) => option.product))) {
      const answered = await data('get-product-all-attributes-by-productId', { ProductId: String(product) });
      const told = answered.map((row: Record<string, unknown>) => ({
        product,
        attribute: row['ProductAttributeID'],
        option: row['PrimaryKeyValue'],
        required: row['IsRequiredAttribute'],
        price: row['AdditionalPrice'],
      }));
      expect(sorted(told)).toEqual(sorted(options.filter((option) => option.product === product)));
    }
  });

  it('in its reviews: newest first, dated by the day in Phnom Penh', async () => {
    const reviews = await rows(sql`
      select product_id as product, rating, title, reviewer_name as name, body,
        to_char(created_at at time zone 'Asia/Phnom_Penh', 'DD-MM-YYYY') as date
      from review where published order by product_id, created_at desc, id desc`);
    for (const product of new Set(reviews.map((review) => review.product))) {
      const answered = await data('get-product-reviews', { ProductId: String(product) });
      const told = answered.map((row: Record<string, unknown>) => ({
        product,
        rating: row['Rating'],
        title: row['Title'],
        name: row['ReviewerName'],
        body: row['Body'],
        date: row['ReviewDate'],
      }));
      expect(told).toEqual(reviews.filter((review) => review.product === product));
    }
  });

  it('related products share its category or a tag, and are others', async () => {
    const kin = await rows(sql`
      select p.id, array(select q.id from product q where q.id <> p.id and q.published and (q.category_id = p.category_id or exists (
        select from product_tag a join product_tag b on b.tag_id = a.tag_id where a.product_id = p.id and b.product_id = q.id)
        or exists (select from product_category a join product_category b on b.category_id = a.category_id where a.product_id = p.id and b.product_id = q.id)
        )) as kin
      from product p where published`);
    for (const { id, kin: others } of kin) {
      const related: { ProductId: number }[] = await data('get-related-products-list', { ProductId: String(id), PageNo: 1, PageSize: 20 });
      expect({ id, strangers: related.filter(({ ProductId }) => !others.includes(ProductId)) }).toEqual({ id, strangers: [] });
    }
  });

  it.each(['0', 999_999, '2147483647'])('%j is none: an empty list', async (ProductId) => {
    for (const path of ['get-product_detail', 'get-product-reviews', 'get-product-all-attributes-by-productId', 'get-related-products-list'])
      expect(await data(path, { ProductId })).toEqual([]);
  });
});

describe('labels', () => {
  const labelsOf = (entityId: number | string, languageCode: string) =>
    ask('common/localization-cstm-portal/get-localization-data', { entityId, languageCode });

  it.each(Object.entries(labelKeys))('screen %s has every key existing clients look for, in Khmer', async (entityId, keys) => {
    const { labelsJsonData } = await labelsOf(entityId, 'ar');
    const texts = new Map<string, string>(labelsJsonData.map((label: { labelHtmlId: string; text: string }) => [label.labelHtmlId, label.text]));
    for (const key of keys.split(' ')) expect({ key, text: texts.get(key) }).toEqual({ key, text: expect.stringMatching(/\S/u) });
  });

  it.each(Array.from({ length: 38 }, (_, at) => at + 57).filter((entityId) => entityId !== 93))('screen %i is known', async (entityId) => {
    expect(await labelsOf(entityId, 'ar')).toEqual({ labelsJsonData: expect.any(Array) });
    expect(await labelsOf(entityId, 'en')).toEqual({ labelsJsonData: [] });
  });
});

it('nothing of all this reached the log as an error', () => {
  expect(shop.faults()).toEqual([]);
});
