import { beforeAll, describe, expect, it } from 'vitest';
import { getHomeScreenBanner } from '#contract/operations/content/get-home-screen-banner.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { getWebCampaignDetail } from '#contract/operations/content/get-web-campaign-detail.ts';
import { getWebCampaignList } from '#contract/operations/content/get-web-campaign-list.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db } = await testDatabase();
const { ask, raw } = await guestCalls(db);

beforeAll(async () => {
  await db
    .insertInto('payment_method')
    .values([
      { id: 6, picture: '/content/commonImages/cod.svg', position: 2 },
      { id: 5, picture: '/content/commonImages/card.svg', position: 1 },
    ])
    .execute();
  await db
    .insertInto('payment_method_text')
    .values([
      { payment_method_id: 5, language_id: 1, name: 'Card' },
      { payment_method_id: 6, language_id: 1, name: 'Cash on delivery' },
      { payment_method_id: 6, language_id: 2, name: 'បង់ប្រាក់ពេលទទួល' },
    ])
    .execute();
  await db
    .insertInto('banner')
    .values([
      { id: 1, theme_type_id: 2, picture: '/content/commonImages/two.webp', phone_picture: null },
      {
        id: 2,
        theme_type_id: 1,
        picture: '/content/commonImages/one.webp',
        phone_picture: '/content/commonImages/one-phone.webp',
        ground: 'ground-mint',
      },
      {
        id: 3,
        theme_type_id: 1,
        picture: '/content/commonImages/old.webp',
        phone_picture: null,
        published: false,
      },
    ])
    .execute();
  await db
    .insertInto('banner_text')
    .values([
      {
        banner_id: 2,
        language_id: 1,
        top_title: 'Top',
        main_title: 'Main',
        left_button_text: 'Go',
        left_button_url: '/{lang}/about',
      },
      {
        banner_id: 2,
        language_id: 2,
        top_title: 'លើ',
        left_button_text: 'ទៅ',
        left_button_url: '/{lang}/about',
      },
    ])
    .execute();
  await db
    .insertInto('campaign')
    .values([
      { id: 1, cover_picture: '/content/commonImages/new-year.webp', position: 2, ground: 'ground-gold' },
      { id: 2, cover_picture: '/content/commonImages/work.webp', position: 1 },
      { id: 3, cover_picture: '/content/commonImages/hidden.webp', published: false },
    ])
    .execute();
  await db
    .insertInto('campaign_text')
    .values([
      {
        campaign_id: 1,
        language_id: 1,
        main_title: 'New Year',
        discount_title: 'Gift sets',
        body: 'One.\n\nTwo.',
      },
      { campaign_id: 1, language_id: 2, main_title: 'ចូលឆ្នាំ', body: '' },
      { campaign_id: 2, language_id: 1, main_title: 'Back to Work' },
      { campaign_id: 3, language_id: 1, main_title: 'Hidden' },
    ])
    .execute();
});

it('payment methods come in their order; the id a product page sends along means nothing', async () => {
  expect(await ask(getPaymentMethods, { ProductId: 'anything', recordValueJson: '[]' })).toEqual([
    { PaymentMethodId: 5, ImageUrl: '/content/commonImages/card.svg', Name: 'Card' },
    { PaymentMethodId: 6, ImageUrl: '/content/commonImages/cod.svg', Name: 'Cash on delivery' },
  ]);
  expect((await ask(getPaymentMethods, { languageCode: 'ar' })).map((row) => row.Name)).toEqual([
    'Card',
    'បង់ប្រាក់ពេលទទួល',
  ]);
});

describe('banners', () => {
  it('carry their theme; the hidden ones are left out', async () => {
    expect(await ask(getHomeScreenBanner, {})).toMatchObject([
      { BannerId: 2, ThemeTypeID: 1 },
      { BannerId: 1, ThemeTypeID: 2 },
    ]);
  });

  it('have texts in the language asked for, each in English where it is blank, and addresses of that language', async () => {
    const [banner] = await ask(getHomeScreenBanner, { languageCode: 'ar' });
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
    expect((await ask(getHomeScreenBanner, {}))[0]?.LeftButtonUrl).toBe('/en/about');
  });

  it('without texts are still there', async () => {
    const banner = (await ask(getHomeScreenBanner, {}))[1];
    expect(banner).toMatchObject({ BannerId: 1, MainTitle: '', LeftButtonText: '' });
    expect(banner).not.toHaveProperty('PhoneImgUrl');
  });
});

describe('campaigns', () => {
  it('come in their order, in the language asked for', async () => {
    expect(await ask(getWebCampaignList, { languageCode: 'ar' })).toEqual([
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

  it('show their text in the first row', async () => {
    expect(await ask(getWebCampaignDetail, { CampaignId: '1' })).toEqual([
      {
        CampaignId: 1,
        MainTitle: 'New Year',
        DiscountTitle: 'Gift sets',
        Body: 'One.\n\nTwo.',
        CoverPictureUrl: '/content/commonImages/new-year.webp',
        Ground: 'ground-gold',
      },
    ]);
  });

  it('that are hidden or not there are an empty list', async () => {
    for (const CampaignId of [3, 99]) expect(await ask(getWebCampaignDetail, { CampaignId })).toEqual([]);
    expect(await raw(getWebCampaignDetail.path, {})).toMatchObject({ statusCode: 400, data: '[]' });
  });
});
