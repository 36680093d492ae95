import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { phoneLoginLabels } from '#contract/labels/storefront/phone-login.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import type { Screen } from '#storefront/screens.ts';
import { accountStates } from './account-states.ts';
import { openUserDialog, openWishlist } from './page-layout.ts';
import { helpStates } from './help-states.ts';
import { both, orderStates } from './order-states.ts';
import { button, eventually, main, message, open } from './pages.ts';
import type { State } from './state.ts';
import { label, productOf } from './texts.ts';
import type { Visitor } from './visitor.ts';
import { orderEditStates } from './order-edit-states.ts';

const product = `/product-detail/${productOf('t-shirt', 'en').id}/shop/x`;
const soldOut = `/product-detail/${productOf('enamel-mug', 'en').id}/shop/x`;
const dialog = (me: Visitor) => me.page.getByRole('dialog').waitFor();
const detail = (me: Visitor, key: keyof typeof productDetailLabels.texts) =>
  label(me.lang, productDetailLabels, key);
const tab = (key: keyof typeof productDetailLabels.texts) => async (me: Visitor) => {
  const one = me.page.getByRole('tab', { name: detail(me, key) });
  await one.click();
  await eventually(() => one.getAttribute('aria-selected')).toBe('true');
};

/** Additional states of the home page and the product page. */
const { home: newsletter, ...help } = helpStates;
const { productDetail: reviews, ...account } = accountStates;

/**
 * The states of each screen; the type requires every screen. Overlays that open on any page are listed with
 * the home page.
 */
const byScreen: Record<Screen | 'notFound', readonly State[]> = {
  home: [
    { name: 'home', path: '/' },
    {
      name: 'home, an order under way',
      path: '/',
      who: 'demo customer',
      reach: async (me) => {
        // A browser that learns of the order here shows it the next time.
        await me.page.waitForFunction(() => localStorage.getItem('followedOrder') !== null);
        await open(me, '/');
        await me.page.getByRole('list', { name: label(me.lang, orderProgressLabels, 'where') }).waitFor();
      },
    },
    {
      name: 'menu',
      path: '/login',
      reach: async (me) => {
        const banner = me.page.getByRole('banner');
        if (me.phone) {
          await button(banner, label(me.lang, navbarLabels, 'menu')).click();
          return dialog(me);
        }
        await banner
          .getByText(label(me.lang, megaMenuLabels, 'lbl_mgmenu_category'), { exact: true })
          .click();
        return banner.getByRole('list').last().waitFor();
      },
    },
    {
      name: 'search box',
      path: '/login',
      reach: async (me) => {
        await button(me.page, label(me.lang, searchLabels, 'search'))
          .first()
          .click();
        await me.page.getByRole('search').waitFor();
      },
    },
    { name: 'empty wish list', path: '/', reach: openWishlist },
    {
      name: 'wish list',
      path: product,
      reach: async (me) => {
        await button(me.page, detail(me, 'lbl_prd_det_addwish')).click();
        await message(me, 'addedToWishlist').waitFor();
        // The message would cover the first row.
        await button(me.page, label(me.lang, sharedLabels, 'closeMessage')).click();
        await openWishlist(me);
      },
    },
    { name: 'user dialog', path: '/', who: 'new customer', reach: openUserDialog },
    ...newsletter,
  ],
  campaign: [{ name: 'campaign', path: '/campaign/1/x' }],
  allProducts: [
    { name: 'listing', path: '/all-products/0/all-categories?rating=4' },
    { name: 'listing in rows', path: '/all-products/0/all-categories?view=rows&page=2' },
    { name: 'listing without a match', path: '/all-products/0/all-categories?price=600-&rating=5' },
    { name: 'listing, one filter in the way', path: '/all-products/0/all-categories?rating=5&color=2' },
    {
      name: 'search without a result, recently seen',
      path: '/all-products/0/all-categories?SearchTerm=umbrelaaqq',
      stored: { recentlySeen: [productOf('kampot-pepper', 'en').id, productOf('t-shirt', 'en').id] },
      reach: (me) => me.page.locator('#recently-seen').waitFor(),
    },
    {
      name: 'search without a result',
      path: '/all-products/0/all-categories?SearchTerm=wedding+cakeqq&price=0-3',
    },
    {
      name: 'filter sheet',
      path: '/all-products/0/all-categories',
      only: 'phone',
      reach: async (me) => {
        await button(me.page, label(me.lang, filterOptionsLabels, 'filter')).click();
        await dialog(me);
      },
    },
    {
      name: 'search box, with suggestions',
      path: '/all-products/0/all-categories?SearchTerm=mug',
      reach: async (me) => {
        await button(me.page, `${label(me.lang, searchLabels, 'search')} mug`)
          .first()
          .click();
        await me.page.getByRole('search').getByRole('combobox').fill('pen');
        await me.page.getByRole('search').getByRole('option').first().waitFor();
        await me.page.keyboard.press('ArrowDown');
      },
    },
  ],
  productDetail: [
    { name: 'product', path: product },
    {
      name: 'product out of stock',
      path: soldOut,
      reach: (me) => me.page.locator('.stock-notice').waitFor(),
    },
    { name: 'product, additional information', path: product, reach: tab('lbl_prd_det_addinfo') },
    { name: 'product, shipping', path: product, reach: tab('lbl_prd_det_shipinfo') },
    { name: 'product, reviews', path: product, reach: tab('lbl_prd_det_reviewstab') },
    {
      name: 'product, a choice is missing',
      path: product,
      reach: async (me) => {
        await button(me.page, detail(me, 'lbl_prd_det_addcart')).click();
        await message(me, 'selectSize').waitFor();
      },
    },
    {
      name: 'product, a picture enlarged',
      path: product,
      reach: async (me) => {
        await me.page
          .getByRole('region', { name: detail(me, 'pictures') })
          .getByRole('button')
          .first()
          .click();
        await dialog(me);
      },
    },
    {
      name: 'product, options chosen',
      path: product,
      reach: async (me) => {
        await me.page.locator('form.buy summary').click();
        for (const group of await me.page.locator('form.buy fieldset:has([type=radio])').all())
          await group.locator('input[type=radio]:enabled').last().press(' ');
        await me.page.locator('.sum').getByText('$').nth(1).waitFor();
      },
    },
    { name: 'product, reduced', path: `/product-detail/${productOf('insulated-bottle', 'en').id}/shop/x` },
    {
      name: 'size guide',
      path: product,
      reach: async (me) => {
        await button(me.page, detail(me, 'lbl_prd_det_sizeguide')).click();
        await dialog(me);
      },
    },
    {
      name: 'product variants',
      path: product,
      reach: async (me) => {
        await button(me.page, detail(me, 'lbl_prd_det_btn_variant')).click();
        await dialog(me);
      },
    },
    ...reviews,
  ],
  offline: [
    { name: 'offline', path: '/offline' },
    {
      name: 'a page from the store',
      path: '/about',
      reach: (me) => me.page.evaluate(() => document.documentElement.toggleAttribute('data-stored', true)),
    },
  ],
  login: [
    { name: 'login', path: '/login' },
    {
      name: 'login, with errors',
      path: '/login',
      reach: async (me) => {
        await button(main(me.page), label(me.lang, loginLabels, 'lbl_login_loginbtn')).click();
        await me.page.locator('.toast').first().waitFor();
      },
    },
  ],
  signup: [
    { name: 'signup', path: '/signup' },
    {
      name: 'signup, at the checkout',
      path: '/signup?next=/en/checkout',
      cart: both,
      reach: (me) =>
        main(me.page)
          .getByRole('combobox', { name: label(me.lang, checkoutLabels, 'lbl_check_paymethod') })
          .waitFor(),
    },
    {
      name: 'signup, by number',
      path: '/signup',
      reach: async (me) => {
        await me.page.getByRole('radio', { name: label(me.lang, phoneLoginLabels, 'phone') }).check();
        await button(main(me.page), label(me.lang, phoneLoginLabels, 'sendCode')).waitFor();
      },
    },
    {
      name: 'signup, with errors',
      path: '/signup',
      reach: async (me) => {
        await button(main(me.page), label(me.lang, signupLabels, 'lbl_singup_submitbnt')).click();
        await me.page.locator('.toast').first().waitFor();
      },
    },
  ],
  ...orderStates,
  ...help,
  ...account,
  ...orderEditStates,
  // The demo shop has no pages of its own (tests/journeys/office-pages.test.ts).
  customPage: [],
  // The refresh page redirects to home at once, so it has no states.
  refresh: [],
  notFound: [
    // A missing page returns 404, which the browser logs.
    { name: 'not found', path: '/no-such-page', expected: /status of 404/u },
  ],
};

export const states: readonly State[] = Object.values(byScreen).flat();
/** The opening state of each screen. */
export const openingStates: readonly State[] = Object.values(byScreen).flatMap(([first]) => first ?? []);
