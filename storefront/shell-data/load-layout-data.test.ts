import { expect, test, vi } from 'vitest';
import { getCategoriesList } from '#contract/operations/catalogue/get-categories-list.ts';
import { getShopSettings } from '#contract/operations/content/get-shop-settings.ts';
import { getWebsiteLogo } from '#contract/operations/content/get-website-logo.ts';
import type { Call } from '#web/call.ts';
import { builtInLayout } from './built-in.ts';
import { loadLayoutData } from './load-layout-data.ts';

const settings = {
  SiteTitle: 'Angkor Gifts',
  Blurb: 'Made to be remembered.',
  Address: 'Street 240',
  Phone: '+855 12 345 678',
  Email: 'hello@example.com',
  OfficeNumbers: ['023 456 789'],
  Hours: [{ Days: 'Sunday', Hours: 'Closed' }],
  SocialUrl: 'https://example.com/shop',
  SocialUrls: ['https://example.com/shop'],
  ChatUrls: ['https://t.me/example_shop'],
  Logo: '/content/commonImages/settings-logo.svg',
  LogoWhite: '/content/commonImages/logo-white.svg',
  Mark: '/content/commonImages/mark.svg',
};
const answers: Record<string, unknown> = {
  GET_SHOP_SETTINGS: settings,
  GET_WEBSITE_LOGO: [{ AppConfigValue: '/content/commonImages/logo.svg' }],
  GET_CATEGORIES_LIST: [
    { CategoryID: 1, ParentCategoryID: null, Name: 'Bags' },
    { CategoryID: 2, ParentCategoryID: 1, Name: 'Totes' },
  ],
  GET_PAYMENT_METHODS: [{ PaymentMethodId: 6, ImageUrl: '/content/commonImages/pay-cash.svg', Name: 'Cash' }],
  GET_PAYMENT_SETUP: [],
  GET_CUSTOM_PAGE_LIST: [],
  GET_WEB_CAMPAIGN_LIST: [
    { CampaignId: 3, MainTitle: 'New Year', CoverPictureUrl: '/content/commonImages/c.webp' },
  ],
};

/**
 * Returns a transport that answers every call. `instead` overrides answers: `undefined` makes a call fail,
 * anything else is its data.
 */
function transport(instead: Record<string, unknown> = {}) {
  const requested: { name: string; input: unknown }[] = [];
  const call = (async (operation, input) => {
    requested.push({ name: operation.name, input });
    const given = { ...answers, ...instead };
    if (given[operation.name] === undefined) throw new Error('no answer');
    return { statusCode: 200, data: given[operation.name], message: null, errorMessage: null, token: null };
  }) as Call;
  return { call, asked: requested };
}

test('the layout shows the data of the documented calls', async () => {
  const report = vi.fn<(error: unknown, what: string) => void>();
  const layout = await loadLayoutData(transport().call, 'en', report);
  expect(layout).toMatchObject({
    siteTitle: 'Angkor Gifts',
    icon: '/content/commonImages/mark.svg',
    logo: '/content/commonImages/logo.svg',
    categories: [{ id: 1, name: 'Bags', children: [{ id: 2, name: 'Totes' }] }],
    campaign: { id: 3, title: 'New Year', picture: '/content/commonImages/c.webp' },
    paymentMethods: [{ id: 6, picture: '/content/commonImages/pay-cash.svg', name: 'Cash', promise: 'Cash' }],
    waysWithin: '',
    contact: { phone: '+855 12 345 678', hours: [{ days: 'Sunday', hours: 'Closed' }] },
  });
  expect(report).not.toHaveBeenCalled();
});

const served = (PaymentMethodId: number, IsTest = false) => ({ PaymentMethodId, IsTest });
test.each([
  ['nobody', [], [6]],
  ['a provider of cards', [served(5)], [5, 6]],
  ['one of cards and one of wallets', [served(5), served(2)], [5, 2, 6]],
  ['one that takes no money', [served(5, true)], [5, 6]],
  ['banks', [{ ...served(9), Picture: 'x', Name: 'x' }], [6, 9]],
])(
  'the footer shows only payment methods that customers can select: served by %s',
  async (_, setup, shown) => {
    const methods = [5, 2, 6, 9].map((PaymentMethodId) => ({ PaymentMethodId, ImageUrl: 'x', Name: 'x' }));
    const answered = transport({ GET_PAYMENT_METHODS: methods, GET_PAYMENT_SETUP: setup });
    const { paymentMethods } = await loadLayoutData(answered.call, 'en', () => undefined);
    expect(paymentMethods.map(({ id }) => id)).toEqual(shown);
  },
);

test('the layout requests texts in the language of the page', async () => {
  const { call, asked: requested } = transport();
  await loadLayoutData(call, 'ar', () => undefined);
  const inputs = Object.fromEntries(requested.map(({ name, input }) => [name, input]));
  for (const { name } of [getShopSettings, getCategoriesList])
    expect(inputs[name]).toMatchObject({ languageCode: 'ar' });
  expect(inputs[getCategoriesList.name]).toMatchObject({ PageNo: 1, PageSize: 100 });
});

test('a failed part is reported and omitted; the others are shown', async () => {
  const report = vi.fn<(error: unknown, what: string) => void>();
  const layout = await loadLayoutData(transport({ GET_CATEGORIES_LIST: undefined }).call, 'en', report);
  expect(layout.categories).toEqual([]);
  expect(layout.paymentMethods).toHaveLength(1);
  expect(report.mock.calls.map(([, what]) => what)).toEqual(['chrome: GET_CATEGORIES_LIST']);
});

test('the layout shows the built-in values without any response', async () => {
  const silent = transport(Object.fromEntries(Object.keys(answers).map((name) => [name, undefined])));
  const report = vi.fn<(error: unknown, what: string) => void>();
  expect(await loadLayoutData(silent.call, 'ar', report)).toEqual(builtInLayout());
  expect(report).toHaveBeenCalledTimes(7);
});

test('a refused call counts as failed, whatever data comes with it', async () => {
  const refused = (async () => ({
    statusCode: 429,
    data: [],
    message: null,
    errorMessage: 'Too many',
    token: null,
  })) as unknown as Call;
  const report = vi.fn<(error: unknown, what: string) => void>();
  expect(await loadLayoutData(refused, 'en', report)).toEqual(builtInLayout());
  expect(report).toHaveBeenCalledTimes(7);
});

test.each(['', [], undefined])(
  'without a dedicated logo (%j) the shop shows the logo of its settings',
  async (none) => {
    const layout = await loadLayoutData(
      transport({ [getWebsiteLogo.name]: none }).call,
      'en',
      () => undefined,
    );
    expect(layout.logo).toBe('/content/commonImages/settings-logo.svg');
  },
);

test('a missing logo is a valid response and is not reported', async () => {
  const { call } = transport({ [getShopSettings.name]: { ...settings, Logo: '' } });
  const none = { statusCode: 404, data: '', message: null, errorMessage: 'no', token: null };
  const report = vi.fn<(error: unknown, what: string) => void>();
  const noLogo = (async (operation, input) =>
    operation.name === getWebsiteLogo.name ? none : call(operation, input)) as Call;
  const layout = await loadLayoutData(noLogo, 'en', report);
  expect([layout.logo, layout.siteTitle]).toEqual(['', 'Angkor Gifts']);
  expect(report).not.toHaveBeenCalled();
});

test('the copyright year is that of Phnom Penh', () => {
  expect(builtInLayout(new Date('2026-12-31T16:59:59Z')).year).toBe(2026);
  expect(builtInLayout(new Date('2026-12-31T17:00:00Z')).year).toBe(2027);
});
