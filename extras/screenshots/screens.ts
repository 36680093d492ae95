import type { Page } from 'playwright-core';
import { type PaymentMethodId, paymentMethodIds } from '#contract/constants.ts';
import { linksOf } from '#storefront/routes.ts';
import type { Screen } from '#storefront/screens.ts';
import type { LanguageCode } from '#contract/languages.ts';

/** Facts about the running shop, collected before the screenshots. URLs are English paths. */
export interface Fixtures {
  /** A product with colors, sizes and options, and one without any option. */
  products: { rich: string; plain: string };
  campaign: string;
}

export interface Scene {
  /** Part of the file name. */
  name: string;
  /** Returns the English path; for other languages its first part is replaced. */
  path: (links: ReturnType<typeof linksOf>, fixtures: Fixtures) => string;
  /**
   * The visitor: `customer` is logged in with a filled cart and a wish list, `guest` has neither; `staff` is
   * the owner.
   */
  as: 'guest' | 'customer' | 'staff';
  /** Brings the page into the state to be shown. */
  prepare?: (page: Page) => Promise<void>;
  /**
   * Whether to use a separate browser that starts in the same state, so that the scene doesn't affect the
   * next one.
   */
  apart?: true;
  /** Undoes changes at the shop that would affect other scenes. */
  leave?: (page: Page) => Promise<void>;
  /** Whether a panel covers the window, so that only the window is captured. */
  windowOnly?: true;
  only?: 'phone' | 'wide';
}

const dialog = 'dialog[open]';
const press = (selector: string, shown: string) => async (page: Page) => {
  await page.locator(`${selector} >> visible=true`).first().click();
  await page.locator(shown).first().waitFor();
};
const withIcon = (place: string, icon: string) => `${place} button:has(use[href$="#${icon}"])`;
const submitEmpty = async (page: Page) => {
  await page.locator('main form button[type=submit] >> visible=true').last().click();
  await page.locator('main [aria-invalid=true], main .error, [role=alert], [role=status]').first().waitFor();
};
/** Requests a code for an email address without an account, so no email is sent. */
const requestCode = async (page: Page) => {
  await page.locator('main input[type=email]').fill('nobody@example.com');
  await page.locator('main form button[type=submit]').click();
  await page.locator('main input[name=Otp]').waitFor();
};
const chosen = async (page: Page) => {
  const radios = page.locator('form.buy fieldset input[type=radio]:enabled');
  await radios.nth((await radios.count()) - 1).check({ force: true });
};
/** Clears the customer's prefilled details. */
const emptyRequest = async (page: Page) => {
  for (const name of ['FullName', 'PhoneNumber', 'Email']) await page.locator(`[name=${name}]`).fill('');
  await submitEmpty(page);
};
const choosePayment = (method: PaymentMethodId) => async (page: Page) => {
  await page.locator('main form select, main select').last().selectOption(String(method));
  await page.locator('main .btn.act >> visible=true').last().click();
  await page.locator(dialog).waitFor();
};
/** Pays on the page of the test provider, with the test card of this outcome. */
const payBy =
  (method: PaymentMethodId, outcome: string, shown: string) =>
  async (page: Page): Promise<void> => {
    await choosePayment(method)(page);
    const hosted = page.frameLocator(`${dialog} iframe`);
    await hosted.locator('.act').waitFor();
    if (outcome !== '') {
      if (await hosted.locator('details:not([open])').count()) await hosted.locator('summary').click();
      await hosted.locator(`button:has(.${outcome})`).click();
    }
    await hosted.locator('.act').click();
    await (shown === question ? hosted : page).locator(shown).first().waitFor();
  };
const { card, wallet } = paymentMethodIds;
const question = 'p[tabindex="-1"]';
const toast = '.toast';
const cancel = async (page: Page) => {
  await page.locator(`${dialog} .btn.ghost`).last().click();
  await page.locator(toast).first().waitFor();
};
const payments: Scene[] = [
  { name: 'pay-card', prepare: choosePayment(card), windowOnly: true as const },
  {
    name: 'pay-secure',
    prepare: payBy(card, 'testSecure', question),
    leave: cancel,
    windowOnly: true as const,
  },
  { name: 'pay-declined', prepare: payBy(card, 'testDeclined', toast) },
  { name: 'pay-wallet', prepare: payBy(wallet, '', question), leave: cancel, windowOnly: true as const },
  {
    name: 'pay-cancelled',
    prepare: async (page: Page) => {
      await payBy(wallet, '', question)(page);
      await cancel(page);
    },
  },
  { name: 'pay-checking', prepare: payBy(card, 'testLost', toast) },
  { name: 'pay-placed', prepare: payBy(card, 'testApproved', `${toast} a`), windowOnly: true as const },
].map((each) => ({ ...each, as: 'customer', apart: true, path: (links) => links.checkout() }));
const makeLink = press('#share button', '#share input');
const followLink = async (page: Page) => {
  await makeLink(page);
  await page.goto(await page.locator('#share input').inputValue());
};

/** All screens of storefront/routes.ts with their overlays. The type keeps the list complete. */
export const scenes: Record<Screen | 'notFound', Scene[]> = {
  home: [
    { name: 'home', as: 'guest', path: (links) => links.home() },
    {
      name: 'menu',
      as: 'guest',
      path: (links) => links.home(),
      prepare: press('.site-head .burger', dialog),
      windowOnly: true,
      only: 'phone',
    },
    {
      name: 'menu',
      as: 'guest',
      path: (links) => links.home(),
      prepare: press('.mega-menu summary', '.mega-menu[open]'),
      windowOnly: true,
      only: 'wide',
    },
    {
      name: 'search',
      as: 'guest',
      path: (links) => links.home(),
      prepare: press('[popovertarget=search-box]', '#search-box:popover-open'),
      windowOnly: true,
    },
    {
      name: 'wishlist',
      as: 'customer',
      path: (links) => links.home(),
      prepare: press(`${withIcon('.thumb', 'heart')}, ${withIcon('.topline', 'heart')}`, dialog),
      windowOnly: true,
    },
    {
      name: 'wishlist-empty',
      as: 'guest',
      path: (links) => links.home(),
      prepare: press(`${withIcon('.thumb', 'heart')}, ${withIcon('.topline', 'heart')}`, dialog),
      windowOnly: true,
    },
    {
      name: 'user-dialog',
      as: 'customer',
      path: (links) => links.home(),
      prepare: press(`${withIcon('.thumb', 'user')}, .bar .user`, dialog),
      windowOnly: true,
    },
  ],
  allProducts: [
    { name: 'listing', as: 'guest', path: (links) => links.allProducts() },
    { name: 'listing-rows', as: 'guest', path: (links) => links.allProducts('?view=rows') },
    {
      name: 'listing-filters',
      as: 'guest',
      path: (links) => links.allProducts(),
      prepare: press(withIcon('main', 'sliders-horizontal'), dialog),
      windowOnly: true,
      only: 'phone',
    },
    { name: 'listing-nothing', as: 'guest', path: (links) => links.search('zzzzqqqq') },
  ],
  productDetail: [
    { name: 'product', as: 'guest', path: (_, fixtures) => fixtures.products.rich },
    { name: 'product-chosen', as: 'guest', path: (_, fixtures) => fixtures.products.rich, prepare: chosen },
    {
      name: 'product-reviews',
      as: 'guest',
      path: (_, fixtures) => fixtures.products.rich,
      prepare: press('[role=tab]:last-child', '.rev-form'),
    },
    { name: 'product-plain', as: 'guest', path: (_, fixtures) => fixtures.products.plain },
  ],
  campaign: [{ name: 'campaign', as: 'guest', path: (_, fixtures) => fixtures.campaign }],
  contactUs: [
    { name: 'contact', as: 'guest', path: (links) => links.contactUs() },
    { name: 'contact-refused', as: 'guest', path: (links) => links.contactUs(), prepare: submitEmpty },
  ],
  about: [{ name: 'about', as: 'guest', path: (links) => links.about() }],
  faq: [{ name: 'faq', as: 'guest', path: (links) => links.faq() }],
  login: [
    { name: 'login', as: 'guest', path: (links) => links.login() },
    { name: 'login-refused', as: 'guest', path: (links) => links.login(), prepare: submitEmpty },
  ],
  signup: [
    { name: 'signup', as: 'guest', path: (links) => links.signup() },
    {
      name: 'signup-by-number',
      as: 'guest',
      path: (links) => links.signup(),
      prepare: async (page) => {
        await page.getByRole('main').getByRole('radio').nth(1).check();
        await page.locator('[name=PhoneNumber]').waitFor();
      },
    },
    { name: 'signup-refused', as: 'guest', path: (links) => links.signup(), prepare: submitEmpty },
  ],
  cart: [
    { name: 'cart', as: 'customer', path: (links) => links.cart() },
    { name: 'cart-empty', as: 'guest', path: (links) => links.cart() },
  ],
  checkout: [{ name: 'checkout', as: 'customer', path: (links) => links.checkout() }, ...payments],
  ordersHistory: [
    { name: 'orders', as: 'customer', path: (links) => links.ordersHistory() },
    {
      name: 'order',
      as: 'customer',
      path: (links) => links.ordersHistory(),
      prepare: press(withIcon('.orders', 'eye'), '.o-facts'),
    },
    {
      name: 'order-cancel',
      as: 'customer',
      path: (links) => links.ordersHistory(),
      prepare: async (page) => {
        await press(withIcon('.orders', 'eye'), '.o-facts')(page);
        await page.locator('.o-question summary').last().click();
      },
    },
  ],
  updateProfile: [{ name: 'profile', as: 'customer', path: (links) => links.updateProfile() }],
  resetPassword: [
    { name: 'reset', as: 'guest', path: (links) => links.resetPassword() },
    { name: 'reset-code', as: 'guest', path: (links) => links.resetPassword(), prepare: requestCode },
  ],
  becomeSeller: [
    { name: 'seller', as: 'guest', path: (links) => links.becomeSeller() },
    { name: 'seller-refused', as: 'guest', path: (links) => links.becomeSeller(), prepare: submitEmpty },
  ],
  quickOrder: [{ name: 'quick-order', as: 'guest', path: (links) => links.quickOrder() }],
  sampleRequest: [
    { name: 'samples', as: 'customer', path: (links) => links.wishList() },
    { name: 'samples-empty', as: 'guest', path: (links) => links.wishList() },
    {
      name: 'samples-refused',
      as: 'customer',
      path: (links) => links.wishList(),
      prepare: emptyRequest,
    },
    { name: 'samples-link', as: 'customer', path: (links) => links.wishList(), prepare: makeLink },
  ],
  sharedWishList: [
    { name: 'shared-list', as: 'customer', path: (links) => links.wishList(), prepare: followLink },
    { name: 'shared-list-gone', as: 'guest', path: (links) => links.wishList('/gone') },
  ],
  // This screen has no scene, because it redirects to the home page at once.
  refresh: [],
  offline: [{ name: 'offline', as: 'guest', path: () => '/en/offline' }],
  notFound: [{ name: 'not-found', as: 'guest', path: (links) => `${links.home()}no-such-page` }],
};

export function pathOf(scene: Scene, fixtures: Fixtures, lang: LanguageCode): string {
  return scene.path(linksOf('en'), fixtures).replace(/^(\/office)?\/en(?=\/|$)/u, `$1/${lang}`);
}
