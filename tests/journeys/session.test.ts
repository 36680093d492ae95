import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { logout } from '#contract/operations/accounts/logout.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { shopUrl } from '../support/browser.ts';
import { lose, lost } from './support/answers.ts';
import { cartOf, endSession, newCustomer } from './support/customer.ts';
import { axeFindings } from './support/checks/axe.ts';
import { logIn } from './support/login.ts';
import {
  arrived,
  button,
  eventually,
  held,
  link,
  main,
  message,
  messagesShown,
  open,
  pathOf,
  stored,
  unfold,
} from './support/pages.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { visitor, stricterLanguage } from './support/visitor.ts';

/** Requests a customer's orders as a script on the page could: with its cookies, and the given token. */
const ordersStatus = (page: Page, who: { token: string; userId: string }): Promise<number> =>
  page.evaluate(
    async ({ path, token, userId }) => {
      const answer = await fetch(`/api/v1/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token, userid: userId },
        body: JSON.stringify({ requestParameters: { UserId: userId, recordValueJson: '[]' } }),
      });
      return ((await answer.json()) as { statusCode: number }).statusCode;
    },
    { path: getCustomerOrderHistoryMaster.path, ...who },
  );

describe.each(stricterLanguage)('the session, in %s', (lang) => {
  const atLogin = label(lang, loginLabels, 'lbl_login_title');
  const home = label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });
  const out = label(lang, megaMenuLabels, 'lbl_mgmenu_logout');

  test('an expired session before the order leads to login and back, keeps the cart, and the order is placed', async () => {
    const customer = await newCustomer(shopUrl());
    const pepper = productOf('kampot-pepper', lang);
    const cartItems = cartOf({ id: pepper.id, quantity: 3 });
    const me = await visitor({ lang, width: 390, stored: { ...customer.stored, cartItems } });
    const { page } = me;
    const place = button(main(page), label(lang, checkoutLabels, 'lbl_check_placeorder'));
    const confirm = async () => {
      await place.click();
      const requests = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
      await button(requests, label(lang, checkoutLabels, 'confirmYes')).click();
    };
    await open(me, '/checkout');
    await endSession(me.shop, customer);
    await confirm();
    await arrived(me, atLogin);
    await message(me, 'sessionEnded').waitFor();
    await eventually(() => stored(page, 'user')).toEqual({});
    await eventually(() => stored(page, 'cartItems')).toEqual(cartItems);

    await logIn(me, customer.email, customer.password);
    await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
    expect(pathOf(page)).toBe(`/${lang}/checkout`);
    await eventually(() => stored(page, 'cartItems')).toEqual(cartItems);
    await confirm();
    await message(me, 'orderPlaced').first().waitFor();
    await eventually(() => stored(page, 'cartItems')).toEqual([]);
  });

  test('a logout that does not reach the server still logs out the browser', async () => {
    const { stored: savedState } = await newCustomer(shopUrl());
    const me = await visitor({ lang, width: 1440, stored: savedState, expected: lost });
    await open(me, '/about');
    await lose(me.page, logout);
    await button(me.page.getByRole('banner'), out).click();
    await arrived(me, home);
    await eventually(() => stored(me.page, 'user')).toEqual({});
  });

  test('a late logout response does not end a newer login', async () => {
    const { email, password, stored: savedState } = await newCustomer(shopUrl());
    const me = await visitor({ lang, width: 1440, stored: savedState });
    const { page } = me;
    await open(me, '/about');
    const isOver = Promise.withResolvers<void>();
    const ofLogout = `**/api/v1/${logout.path}`;
    const come = await held(page, ofLogout);
    const over = (request: Request) => request.url().endsWith(`/${logout.path}`) && isOver.resolve();
    page.on('requestfinished', over).on('requestfailed', over);
    await button(page.getByRole('banner'), out).click();
    await message(me, 'loggedOut').waitFor();

    // Navigates in place, because loading a page cancels the pending requests of the previous one.
    await link(page.getByRole('banner'), label(lang, megaMenuLabels, 'lbl_mgmenu_login')).click();
    await arrived(me, atLogin);
    await logIn(me, email, password);
    await arrived(me, home);
    const token = (await page.evaluate(() => localStorage.getItem('Token'))) ?? '';
    const { UserID } = (await stored(page, 'user')) as { UserID: number };
    come();
    await isOver.promise;
    await eventually(() => ordersStatus(page, { token, userId: String(UserID) })).toBe(200);
  });

  test('a logout on the orders page opens the home page, without a login prompt there or on Back', async () => {
    const customer = await newCustomer(shopUrl());
    const me = await visitor({ lang, width: 1440, stored: customer.stored });
    await open(me, '/about');
    await me.page.goto(`${me.shop}/${lang}/orders-history`);
    await me.page.getByText(label(lang, ordersHistoryLabels, 'empty'), { exact: true }).waitFor();
    await button(me.page.getByRole('banner'), out).click();
    await arrived(me, home);
    await message(me, 'loggedOut').waitFor();
    await eventually(() => messagesShown(me)).toEqual([said(lang, 'loggedOut')]);
    await me.page.goBack();
    await eventually(() => pathOf(me.page)).not.toBe(`/${lang}/`);
    expect(pathOf(me.page)).not.toContain('login');
  });

  test('an expired session leads from the orders to login and back', async () => {
    const customer = await newCustomer(shopUrl());
    const me = await visitor({ lang, width: 390, stored: customer.stored });
    await endSession(me.shop, customer);
    await me.page.goto(`${me.shop}/${lang}/orders-history`);
    await arrived(me, atLogin);
    await message(me, 'sessionEnded').waitFor();
    await logIn(me, customer.email, customer.password);
    await arrived(me, label(lang, sharedLabels, 'titleOrdersHistory'));
    expect(pathOf(me.page)).toBe(`/${lang}/orders-history`);
  });

  test('a logout in another tab during checkout allows a login there and continues', async () => {
    const customer = await newCustomer(shopUrl());
    const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id });
    const me = await visitor({ lang, width: 1440, stored: { ...customer.stored, cartItems } });
    const there = { ...me, page: await me.context.newPage() };
    await open(me, '/checkout');
    const note = me.page.getByRole('textbox', { name: label(lang, checkoutLabels, 'orderNote') });
    await unfold(me.page, label(lang, checkoutLabels, 'addNote'));
    await note.fill('Ring twice');
    await open(there, '/about');
    await button(there.page.getByRole('banner'), out).click();
    const form = main(me.page).getByRole('form', { name: said(lang, 'loginNeeded') });
    const heading = main(me.page).getByRole('heading', { name: said(lang, 'loginNeeded') });
    await eventually(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
    const labels = labelsOf(lang, loginLabels);
    await form.getByRole('textbox', { name: labels('lbl_login_email') }).fill(customer.email);
    const password = form.getByRole('textbox', { name: labels('lbl_login_password') });
    await password.fill('not the one');
    await button(form, labels('lbl_login_loginbtn')).click();
    await form.getByText(labels('refusedHint')).waitFor();
    expect(await axeFindings(me.page)).toEqual([]);
    await password.fill(customer.password);
    await button(form, labels('lbl_login_loginbtn')).click();
    await message(me, 'loginSuccess').waitFor();
    expect(pathOf(me.page)).toBe(`/${lang}/checkout`);
    await eventually(() => note.inputValue()).toBe('Ring twice');
    await eventually(() => stored(me.page, 'cartItems')).toEqual(cartItems);
    await button(there.page.getByRole('banner'), 'Bopha').waitFor();
  });
});
