import { describe, expect, it } from 'vitest';
import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { query, request, raw } = await guestShop();

const at = (name: string) => `/content/commonImages/${name}`;
await query`insert into payment_method (id, picture, position) values (6, ${at('cod.svg')}, 2), (5, ${at('card.svg')}, 1)`;
await query`insert into payment_method_text (payment_method_id, language_id, name)
  values (5, 1, 'Card'), (6, 1, 'Cash on delivery'), (6, 2, 'បង់ប្រាក់ពេលទទួល')`;
await query`insert into banner (id, theme_type_id, picture) values (1, 2, ${at('two.webp')})`;
await query`insert into banner (id, theme_type_id, picture, phone_picture, ground)
  values (2, 1, ${at('one.webp')}, ${at('one-phone.webp')}, 'ground-mint')`;
await query`insert into banner (id, theme_type_id, picture, published) values (3, 1, ${at('old.webp')}, false)`;
await query`insert into banner_text (banner_id, language_id, top_title, main_title, left_button_text, left_button_url)
  values (2, 1, 'Top', 'Main', 'Go', '/{lang}/about'), (2, 2, 'លើ', '', 'ទៅ', '/{lang}/about')`;
await query`insert into campaign (id, cover_picture, position, ground) values (1, ${at('new-year.webp')}, 2, 'ground-gold')`;
await query`insert into campaign (id, cover_picture, position, published)
  values (2, ${at('work.webp')}, 1, true), (3, ${at('hidden.webp')}, 0, false)`;
await query`insert into campaign_text (campaign_id, language_id, main_title, discount_title, body)
  values (1, 1, 'New Year', 'Gift sets', ${'One.\n\nTwo.'}), (1, 2, 'ចូលឆ្នាំ', '', ''),
    (2, 1, 'Back to Work', '', ''), (3, 1, 'Hidden', '', '')`;

it('payment methods are returned by sort order, ignoring the id a product page sends', async () => {
  expect(await request(getPaymentMethods, { ProductId: 'anything', recordValueJson: '[]' })).toEqual([
    { PaymentMethodId: 5, ImageUrl: '/content/commonImages/card.svg', Name: 'Card' },
    { PaymentMethodId: 6, ImageUrl: '/content/commonImages/cod.svg', Name: 'Cash on delivery' },
  ]);
  expect((await request(getPaymentMethods, { languageCode: 'ar' })).map((row) => row.Name)).toEqual([
    'Card',
    'បង់ប្រាក់ពេលទទួល',
  ]);
});

it('banners include their theme, without hidden banners', async () => {
  expect(await request(getHomeScreenBanner, {})).toMatchObject([
    { BannerId: 2, ThemeTypeID: 1 },
    { BannerId: 1, ThemeTypeID: 2 },
  ]);
});

it('banners have texts in the requested language, English for blank ones, and links in that language', async () => {
  const [banner] = await request(getHomeScreenBanner, { languageCode: 'ar' });
  expect(banner).toEqual({
    BannerId: 2,
    ThemeTypeID: 1,
    BannerImgUrl: '/content/commonImages/one.webp',
    TopTitle: 'លើ',
    MainTitle: 'Main',
    BottomTitle: '',
    LeftButtonText: 'ទៅ',
    LeftButtonUrl: '/ar/about',
    RightButtonText: '',
    RightButtonUrl: '',
    PhoneImgUrl: '/content/commonImages/one-phone.webp',
    Ground: 'ground-mint',
  });
  expect((await request(getHomeScreenBanner, {}))[0]?.LeftButtonUrl).toBe('/en/about');
});

it('banners without texts are still returned', async () => {
  const banner = (await request(getHomeScreenBanner, {}))[1];
  expect(banner).toMatchObject({ BannerId: 1, MainTitle: '', LeftButtonText: '' });
  expect(banner).not.toHaveProperty('PhoneImgUrl');
});

describe('campaigns', () => {
  it('campaigns are sorted, in the requested language', async () => {
    expect(await request(getWebCampaignList, { languageCode: 'ar' })).toEqual([
      {
        CampaignId: 2,
        MainTitle: 'Back to Work',
        DiscountTitle: '',
        CoverPictureUrl: '/content/commonImages/work.webp',
        Ground: 'ground-sand',
      },
      {
        CampaignId: 1,
        MainTitle: 'ចូលឆ្នាំ',
        DiscountTitle: 'Gift sets',
        CoverPictureUrl: '/content/commonImages/new-year.webp',
        Ground: 'ground-gold',
      },
    ]);
  });

  it('campaigns have their text in the first row', async () => {
    expect(await request(getWebCampaignDetail, { CampaignId: '1' })).toEqual([
      {
        CampaignId: 1,
        MainTitle: 'New Year',
        DiscountTitle: 'Gift sets',
        Body: 'One.\n\nTwo.',
        CoverPictureUrl: '/content/commonImages/new-year.webp',
        Ground: 'ground-gold',
        StartsOn: '',
        EndsOn: '',
        ForMany: '',
        Groups: [],
      },
    ]);
  });

  it('campaigns include dates, their own gift groups and bulk offers, in the requested language', async () => {
    const groups = [
      { title: { en: 'For a house', km: 'សម្រាប់ផ្ទះ' }, products: [3, 1], category: null },
      { title: { en: 'For elders', km: '' }, products: [], category: 7 },
    ];
    await query`update campaign set starts_on = '2020-04-14', ends_on = '2099-04-16',
      gift_groups = ${JSON.stringify(groups)}::jsonb where id = 2`;
    await query`update campaign_text set for_many = 'Send us names.' where campaign_id = 2`;
    const [found] = await request(getWebCampaignDetail, { CampaignId: 2, languageCode: 'ar' });
    expect(found).toMatchObject({
      StartsOn: '2020-04-14',
      EndsOn: '2099-04-16',
      ForMany: 'Send us names.',
      Groups: [
        { Title: 'សម្រាប់ផ្ទះ', ProductIds: [3, 1], CategoryId: null },
        { Title: 'For elders', ProductIds: [], CategoryId: 7 },
      ],
    });
  });

  it('campaigns and banners are shown only from start to end date in the shop’s time zone', async () => {
    // These two zones are 26 hours apart, so the shop's day starts at different times.
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      await query`insert into setting (name, value) values ('timeZone', to_jsonb(${zone}::text))
        on conflict (name) do update set value = excluded.value`;
      const shownBetween = async (from: number | null, to: number | null) => {
        const day = (await query`select (now() at time zone ${zone})::date::text as day`)[0] as {
          day: string;
        };
        await query`update banner set starts_on = ${day.day}::date + ${from}::int, ends_on = ${day.day}::date + ${to}::int where id = 2`;
        await query`update campaign set starts_on = ${day.day}::date + ${from}::int, ends_on = ${day.day}::date + ${to}::int where id = 2`;
        const [banners, campaigns, detail] = [
          (await request(getHomeScreenBanner, {})).map(({ BannerId }: { BannerId: number }) => BannerId),
          (await request(getWebCampaignList, {})).map(({ CampaignId }: { CampaignId: number }) => CampaignId),
          await request(getWebCampaignDetail, { CampaignId: 2 }),
        ];
        expect(new Set([banners.includes(2), campaigns.includes(2), detail.length === 1]).size).toBe(1);
        return detail.length === 1;
      };
      expect(await shownBetween(0, 0), zone).toBe(true);
      expect(await shownBetween(-1, null)).toBe(true);
      expect(await shownBetween(null, 1)).toBe(true);
      expect(await shownBetween(1, 2)).toBe(false);
      expect(await shownBetween(-2, -1)).toBe(false);
      expect(await shownBetween(null, null)).toBe(true);
    }
    await query`delete from setting where name = 'timeZone'`;
  });

  it('hidden or missing campaigns return an empty list', async () => {
    for (const CampaignId of [3, 99]) expect(await request(getWebCampaignDetail, { CampaignId })).toEqual([]);
    expect(await raw(getWebCampaignDetail.path, {})).toMatchObject({ statusCode: 400, data: '[]' });
  });
});
