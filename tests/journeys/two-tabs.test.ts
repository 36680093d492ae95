import { expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/cart.ts';
import { megaMenuLabels } from '#contract/labels/mega-menu.ts';
import { navbarLabels } from '#contract/labels/navbar.ts';
import { topHeaderLabels } from '#contract/labels/top-header.ts';
import { messages } from '#contract/messages.ts';
import { testBrowser } from '../support/browser.ts';
import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import { button, eventually, link, main, message, open, openProduct } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const browser = await testBrowser();

async function twoTabs(lang: 'en' | 'ar' = 'en') {
  const first = await visitor(browser, { lang, width: 1440 });
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
  expect(await link(main(there.page), name).count()).toBe(0);
});

test('two tabs share a wish list', async () => {
  const [here, there] = await twoTabs();
  await open(there, '/');
  await openProduct(here, 'kampot-pepper');
  await button(here.page, label('en', productDetailLabels, 'lbl_prd_det_addwish')).click();
  const wished = new RegExp(`^${label('en', topHeaderLabels, 'lbl_thead_wishlist')}`, 'u');
  const count = there.page.getByRole('banner').getByRole('button', { name: wished }).getByText('(1)');
  await count.waitFor();
  expect(await count.innerText()).toBe('(1)');
});

test('two tabs share a login, and its end', async () => {
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
