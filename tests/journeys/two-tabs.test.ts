import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { wishlistLabels } from '#contract/labels/storefront/wishlist.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { messages } from '#contract/messages.ts';
import { shopUrl } from '../support/browser.ts';
import { openWishlist } from './support/page-layout.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { cartOf, demoCustomer, newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import {
  button,
  eventually,
  link,
  main,
  message,
  open,
  openProduct,
  pathOf,
  stored,
} from './support/pages.ts';
import { hostedPage, testPayingIn } from './support/test-provider.ts';
import { label, productOf } from './support/texts.ts';
import { releaseTest, type Visitor, visitor } from './support/visitor.ts';

async function twoTabs(lang: 'en' | 'ar' = 'en', savedState: Record<string, unknown> = {}) {
  const first = await visitor({ lang, width: 1440, stored: savedState });
  return [first, { ...first, page: await first.context.newPage() }] as const;
}

test('two tabs share a cart', async () => {
  const [here, there] = await twoTabs();
  await open(there, '/cart');
  await there.page.getByRole('heading', { name: messages.texts.cartIsEmpty }).waitFor();
  await openProduct(here, 'kampot-pepper');
  await button(here.page, label('en', productDetailLabels, 'lbl_prd_det_addcart')).click();
  await message(here, 'addedToCart').waitFor();

  const { name } = productOf('kampot-pepper', 'en');
  await link(main(there.page), name).waitFor();
  const count = label('en', navbarLabels, 'cartCountOne');
  await there.page.getByRole('banner').getByRole('link', { name: count }).waitFor();

  await button(there.page, label('en', cartLabels, 'removeNamed', { name })).click();
  await there.page.getByRole('heading', { name: messages.texts.cartIsEmpty }).waitFor();
  await eventually(() => here.page.getByRole('link', { name: count }).count()).toBe(0);
  for (const { page } of [here, there]) expect(await stored(page, 'cartItems')).toEqual([]);
});

releaseTest('two tabs share a wish list', async () => {
  const [here, there] = await twoTabs();
  await open(there, '/');
  await openProduct(here, 'kampot-pepper');
  await button(here.page, label('en', productDetailLabels, 'lbl_prd_det_addwish')).click();
  const wished = new RegExp(`^${label('en', topHeaderLabels, 'lbl_thead_wishlist')}`, 'u');
  const count = there.page.getByRole('banner').getByRole('button', { name: wished }).getByText('(1)');
  await count.waitFor();
  await eventually(() => count.innerText()).toBe('(1)');
});

test('two tabs share the quantities of a cart, and clear it after an order', async () => {
  const { stored: login } = await newCustomer(shopUrl());
  const { id, name } = productOf('kampot-pepper', 'en');
  const [here, there] = await twoTabs('en', { ...login, cartItems: cartOf({ id, quantity: 2 }) });
  const quantity = (page: Page) => main(page).getByRole('spinbutton').inputValue();
  await open(here, '/cart');
  await open(there, '/cart');
  await eventually(() => quantity(there.page)).toBe('2');
  await button(main(here.page), label('en', sharedLabels, 'oneMore')).click();
  await eventually(() => quantity(there.page)).toBe('3');

  await open(here, '/checkout');
  await button(main(here.page), label('en', checkoutLabels, 'lbl_check_placeorder')).click();
  await button(here.page.getByRole('dialog'), label('en', checkoutLabels, 'confirmYes')).click();
  await there.page.getByRole('heading', { name: messages.texts.cartIsEmpty }).waitFor();
  expect(await link(main(there.page), name).count()).toBe(0);
});

describe('an item added during a payment', () => {
  const { atCheckout, payByCard, tests } = testPayingIn('en');
  const candle = productOf('scented-candle-trio', 'en');
  async function addCandle(me: Visitor) {
    await openProduct(me, 'scented-candle-trio');
    await button(me.page, label('en', productDetailLabels, 'lbl_prd_det_addcart')).click();
    await eventually(() => stored(me.page, 'cartItems')).toHaveLength(2);
  }
  async function leftAfterOrder(me: Visitor): Promise<unknown> {
    await message(me, 'orderPlaced').first().waitFor();
    await eventually(() => pathOf(me.page)).toBe('/en/');
    return stored(me.page, 'cartItems');
  }

  test('an item added in another tab during a payment is not part of the order and stays in the cart', async () => {
    const me = await atCheckout();
    const dialog = await payByCard(me, 'testSecure');
    const yes = button(hostedPage(dialog), tests('testConfirm'));
    await yes.waitFor();
    await addCandle({ ...me, page: await me.context.newPage() });
    await yes.click();
    expect(await leftAfterOrder(me)).toMatchObject([{ ProductId: String(candle.id) }]);
  });

  releaseTest(
    'an item added during a payment stays in the cart when the order is found after a lost response',
    async () => {
      const me = await atCheckout();
      await payByCard(me, 'testLost');
      await message(me, 'paymentUnknown').first().waitFor();
      await addCandle(me);
      await open(me, '/checkout');
      expect(await leftAfterOrder(me)).toMatchObject([{ ProductId: String(candle.id) }]);
    },
  );
});

test('two tabs agree on items removed from a wish list', async () => {
  const wished = ['kampot-pepper', 't-shirt'].map((slug) => {
    const { id, name } = productOf(slug, 'en');
    return { ProductId: String(id), ProductName: name, Price: 8.5, Quantity: 1, DefaultImage: '' };
  });
  const [here, there] = await twoTabs('en', { customerWishList: wished });
  const panel = there.page.getByRole('dialog');
  await open(here, '/wish-list');
  await open(there, '/about');
  await openWishlist(there);
  await button(
    main(here.page),
    label('en', wishlistLabels, 'removeNamed', { name: wished[0]!.ProductName }),
  ).click();
  await eventually(() => panel.getByRole('listitem').count()).toBe(1);
  await button(panel, label('en', wishlistLabels, 'lbl_wishlist_clrlist')).click();
  await main(here.page)
    .getByRole('heading', { name: label('en', wishlistLabels, 'empty') })
    .waitFor();
  expect(await main(here.page).getByRole('form').count()).toBe(0);
});

test('a login by another customer switches the other tab’s name and orders', async () => {
  const [first, second] = [await newCustomer(shopUrl()), await demoCustomer(shopUrl())];
  const [here, there] = await twoTabs('en', first.stored);
  await open(there, '/orders-history');
  await there.page.getByText(label('en', ordersHistoryLabels, 'empty'), { exact: true }).waitFor();
  await open(here, '/login');
  await logIn(here, second.email, second.password);
  await button(there.page.getByRole('banner'), 'Sokha').waitFor();
  const orders = there.page.getByRole('table', { name: label('en', ordersHistoryLabels, 'yourOrders') });
  await orders.waitFor();
  expect(await orders.getByRole('row').count()).toBeGreaterThan(2);
});

test('two tabs share a login and a logout', async () => {
  const [here, there] = await twoTabs();
  const { email, password } = await newCustomer(here.shop);
  await open(there, '/');
  await open(here, '/login');
  await logIn(here, email, password);
  await button(there.page.getByRole('banner'), 'Bopha').waitFor();
  await button(there.page.getByRole('banner'), label('en', megaMenuLabels, 'lbl_mgmenu_logout')).click();
  const login = label('en', megaMenuLabels, 'lbl_mgmenu_login');
  await link(here.page.getByRole('banner'), login).waitFor();
  expect(await button(here.page, 'Bopha').count()).toBe(0);
});
