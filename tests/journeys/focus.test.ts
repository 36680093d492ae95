import { expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { topHeaderLabels } from '#contract/labels/storefront/top-header.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { searchLabels } from '#contract/labels/storefront/search.ts';
import { shopUrl } from '../support/browser.ts';
import { openUserDialog } from './support/page-layout.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually, message, open, unfold } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor, type Width, widthOf, stricterLanguage } from './support/visitor.ts';

const product = `/product-detail/${productOf('t-shirt', 'en').id}/shop/x`;

const dialogs: readonly [name: string, path: string, opener: string, width: Width][] = [
  ['wish list', '/', label('en', topHeaderLabels, 'lbl_thead_wishlist'), 1440],
  ['menu', '/', label('en', navbarLabels, 'menu'), 390],
  ['filter sheet', '/all-products/0/all-categories', label('en', filterOptionsLabels, 'filter'), 390],
  ['size guide', product, label('en', productDetailLabels, 'lbl_prd_det_sizeguide'), 1440],
  ['product variants', product, label('en', productDetailLabels, 'lbl_prd_det_btn_variant'), 390],
];

test.each([
  ['en', 'FirstName'],
  ['ar', 'LastName'],
] as const)('focus goes to the first invalid field in visual order, in %s', async (lang, first) => {
  const me = await visitor({ lang, width: 390 });
  const { page } = me;
  await open(me, '/signup');
  await page.locator('main form button[type=submit]').click();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(first);
  const field = page.locator(`[name=${first}]`);
  const problem = await field.evaluate((each) => {
    const [id = ''] = (each.getAttribute('aria-describedby') ?? '').split(' ').slice(-1);
    return document.getElementById(id)?.innerText ?? '';
  });
  await eventually(() => page.locator('.toast.is-front').innerText()).toContain(problem.trim());
});

test('focus goes to the coupon discount after the coupon field disappears', async () => {
  const { stored: login } = await newCustomer(shopUrl());
  const cartItems = cartOf({ id: productOf('kampot-pepper', 'en').id, quantity: 2 });
  const me = await visitor({ lang: 'en', width: 390, stored: { ...login, cartItems } });
  const { page } = me;
  await open(me, '/checkout');
  const name = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await unfold(page, label('en', checkoutLabels, 'addNote'));
  await eventually(name).toBe('OrderNote');
  // While the field has a value, the line leads back to it.
  await page.keyboard.type('Ring twice');
  await unfold(page, label('en', checkoutLabels, 'addNote'));
  await eventually(name).toBe('OrderNote');
  await unfold(page, label('en', checkoutLabels, 'haveCoupon'));
  await eventually(name).toBe('CouponCode');
  await page.keyboard.type('WELCOME5');
  await page.keyboard.press('Enter');
  const saves = label('en', checkoutLabels, 'couponSaves', { code: 'WELCOME5', amount: '$5.00' });
  await page.getByText(saves, { exact: true }).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(saves);
});

test.each(dialogs)('focus goes into the %s and returns to its opener', async (_, path, name, width) => {
  const me = await visitor({ lang: 'en', width });
  const { page } = me;
  await open(me, path);
  const opener = page.getByRole('button', { name, exact: true }).first();
  const focused = () => opener.evaluate((element) => element === document.activeElement);
  // The section may hydrate after the first button.
  await eventually(() =>
    opener.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))),
  ).toBe(true);
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await eventually(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  for (let n = 0; n < 40; n++) await page.keyboard.press('Tab');
  const outside = await dialog.evaluate((element) => {
    const { activeElement, body } = document;
    return activeElement !== body && !element.contains(activeElement);
  });
  expect(outside).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(focused).toBe(true);
  await opener.press('Enter');
  await dialog.waitFor();
  // Closing a message in the dialog also closes it on the page. Pressing Enter immediately afterwards opens
  // the dialog again.
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
  await dialog.waitFor();
  await eventually(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('focus goes into the search box and returns', async () => {
  const me = await visitor({ lang: 'en', width: 1440 });
  const { page } = me;
  await open(me, '/');
  const opener = page.getByRole('button', { name: label('en', searchLabels, 'search'), exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('search').getByRole('combobox');
  await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => field.isVisible()).toBe(false);
  await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each(stricterLanguage)(
  'focus goes to the home page heading after a logout there, in %s',
  async (lang) => {
    const [width] = widthOf[lang];
    const { stored } = await newCustomer(shopUrl());
    const me = await visitor({ lang, width, stored });
    const { page } = me;
    await open(me, '/');
    if (me.phone) await openUserDialog(me);
    const place = me.phone ? page.getByRole('dialog') : page.getByRole('banner');
    await button(place, label(lang, megaMenuLabels, 'lbl_mgmenu_logout')).press('Enter');
    await message(me, 'loggedOut').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    await eventually(focused).toBe('H1');
    await eventually(focused).toBe('H1');
  },
);
