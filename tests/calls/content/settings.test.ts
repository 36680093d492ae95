import { describe, expect, it } from 'vitest';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebsiteLogo } from '#contract/operations/content/get-website-logo.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db, request, raw } = await guestShop();

const store = (settings: Record<string, unknown>) =>
  db
    .insertInto('setting')
    .values(Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) })))
    .execute();

describe('settings before anything is set', () => {
  it('the logo is an empty string, which clients test for', async () => {
    expect(await raw(getWebsiteLogo.path, {})).toMatchObject({ data: '' });
  });

  it('the settings are empty, not missing, and the shop has the name of the software', async () => {
    expect(await request(getShopSettings, {})).toMatchObject({
      SiteTitle: 'Kado',
      OfficeNumbers: [],
      Hours: [],
      WhyBuy: [],
      DeliveryEstimate: { Capital: '' },
      Story: null,
      Scene: null,
      Faq: [],
      About: '',
      Demo: false,
      PhoneLogin: false,
    });
  });
});

describe('settings once set', () => {
  it('the logo is the first row', async () => {
    await store({ logo: '/content/commonImages/logo.svg' });
    expect(await request(getWebsiteLogo, { recordValueJson: '[]' })).toEqual([
      { AppConfigValue: '/content/commonImages/logo.svg' },
    ]);
  });

  it('the settings are in the requested language, with English for each missing one', async () => {
    await store({
      siteTitle: { en: 'Angkor Gifts', km: '' },
      blurb: { en: 'Gifts', km: 'កាដូ' },
      address: { en: 'Street 240', km: 'ផ្លូវ 240' },
      phone: '+855 12 345 678',
      email: 'hello@example.com',
      officeNumbers: ['023 456 789'],
      hours: [{ days: { en: 'Sunday', km: 'ថ្ងៃអាទិត្យ' }, hours: { en: 'Closed' } }],
      socialUrl: 'https://example.com/angkor-gifts',
      chatUrls: ['https://t.me/example_shop'],
      logoWhite: '/content/commonImages/white.svg',
      mark: '/content/commonImages/mark.svg',
      shippingInfo: {
        en: '<p>We deliver.</p><script>x()</script>',
        km: '<p style="text-align: center">ដឹក</p>',
      },
      whyBuy: [{ en: 'Samples', km: 'គំរូ' }, { en: 'Print' }],
      deliveryEstimate: { capital: { en: '1 day', km: '1 ថ្ងៃ' }, provinces: { en: '2 days' } },
      dateFormat: 'dd/mm/yyyy',
      timeZone: 'Pacific/Auckland',
      giftWrapping: false,
      giftWrappingPicture: '/content/commonImages/wrapped.webp',
      faq: [
        {
          question: { en: 'How?', km: 'តើទូទាត់តាមវិធីណា?' },
          answer: { en: 'By {waysToPay}.', km: 'តាម {waysToPay}។' },
        },
      ],
      about: { en: 'We print.', km: 'យើងបោះពុម្ព។' },
      demoShop: true,
    });
    await db.deleteFrom('festival').execute();
    expect(await request(getShopSettings, { languageCode: 'ar' })).toEqual({
      Companies: true,
      DeliveryWays: false,
      FreeDelivery: true,
      SiteTitle: 'Angkor Gifts',
      Blurb: 'កាដូ',
      Address: 'ផ្លូវ 240',
      Phone: '+855 12 345 678',
      Email: 'hello@example.com',
      OfficeNumbers: ['023 456 789'],
      Hours: [{ Days: 'ថ្ងៃអាទិត្យ', Hours: 'Closed' }],
      SocialUrl: 'https://example.com/angkor-gifts',
      SocialUrls: ['https://example.com/angkor-gifts'],
      ChatUrls: ['https://t.me/example_shop'],
      Logo: '/content/commonImages/logo.svg',
      LogoWhite: '/content/commonImages/white.svg',
      Mark: '/content/commonImages/mark.svg',
      ShippingInfo: '<p align="center">ដឹក</p>',
      WhyBuy: ['គំរូ', 'Print'],
      DeliveryEstimate: { Capital: '1 ថ្ងៃ', Provinces: '2 days' },
      DateFormat: 'dd/mm/yyyy',
      TimeZone: 'Pacific/Auckland',
      Story: null,
      Scene: null,
      GiftWrapping: false,
      GiftWrappingPicture: '/content/commonImages/wrapped.webp',
      Faq: [{ Question: 'តើទូទាត់តាមវិធីណា?', Answer: expect.stringMatching(/^តាម [^{}]*។$/u), Group: 'other' }],
      About: 'យើងបោះពុម្ព។',
      Demo: true,
      PhoneLogin: false,
      RielRate: null,
    });
    expect(await request(getShopSettings, {})).toMatchObject({
      Blurb: 'Gifts',
      ShippingInfo: '<p>We deliver.</p>',
      WhyBuy: ['Samples', 'Print'],
    });
  });

  it('the home page texts are in the requested language, with the hotspots of its picture', async () => {
    const link = { text: { en: 'See them', km: 'មើល' }, url: '/{lang}/about' };
    const story = { picture: '/content/commonImages/a.webp', title: { en: 'Woven', km: '' }, link };
    const spots = [{ product: 3, x: 10, y: 20.5 }];
    await store({ story, scene: { ...story, over: 'In use', link: null, spots } });
    const told = { Picture: story.picture, Over: '', Title: 'Woven', Text: '' };
    expect(await request(getShopSettings, { languageCode: 'ar' })).toMatchObject({
      Story: { ...told, LinkText: 'មើល', LinkUrl: '/ar/about' },
      Scene: {
        ...told,
        Over: 'In use',
        LinkText: '',
        LinkUrl: '',
        Spots: [{ ProductId: 3, X: 10, Y: 20.5 }],
      },
    });
  });

  it('a setting of the wrong type counts as empty', async () => {
    await db.updateTable('setting').set({ value: '{"en": 5}' }).where('name', '=', 'blurb').execute();
    await db.updateTable('setting').set({ value: '"text"' }).where('name', '=', 'hours').execute();
    expect(await request(getShopSettings, {})).toMatchObject({ Blurb: '', Hours: [] });
  });
});
