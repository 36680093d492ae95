import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { megaMenuLabels } from '#contract/labels/storefront/mega-menu.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { shopUrl } from '../support/browser.ts';
import { newCustomer } from './support/customer.ts';
import { hasFocus, tabTo } from './support/keys.ts';
import { arrived, button, eventually, link, main, message, open, pathOf, stored } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor, stricterLanguage } from './support/visitor.ts';

describe.each(stricterLanguage)('by keyboard only, in %s', (lang) => {
  test('a customer finds a product, buys it and pays on delivery', async () => {
    const { email, password } = await newCustomer(shopUrl());
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    const { name } = productOf('kampot-pepper', lang);
    const press = async (target: Locator, key?: 'Shift+Tab') => {
      await tabTo(page, target, key);
      await page.keyboard.press('Enter');
    };
    await open(me, '/');
    await page.keyboard.press('Tab');
    await eventually(() => hasFocus(link(page, label(lang, sharedLabels, 'skipToContent')))).toBe(true);
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).hash).toBe('#main');
    await press(link(main(page), name).first());

    await arrived(me, name);
    const quantity = page.getByRole('spinbutton');
    await tabTo(page, quantity);
    await page.keyboard.press('ArrowUp');
    await eventually(() => quantity.inputValue()).toBe('2');
    await press(button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart')));
    await message(me, 'addedToCart').waitFor();
    const cart = new RegExp(`^${label(lang, megaMenuLabels, 'lbl_mgmenu_cart')}`, 'u');
    await press(link(page.getByRole('banner'), cart), 'Shift+Tab');

    await arrived(me, label(lang, cartLabels, 'heading'));
    await press(link(page, label(lang, cartLabels, 'lbl_cart_proc_check')));
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    await tabTo(page, page.getByRole('textbox', { name: label(lang, loginLabels, 'lbl_login_email') }));
    await page.keyboard.type(email);
    await tabTo(page, page.getByRole('textbox', { name: label(lang, loginLabels, 'lbl_login_password') }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');

    await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
    await press(button(page, label(lang, checkoutLabels, 'lbl_check_placeorder')));
    const requests = page.getByRole('dialog');
    await press(button(requests, label(lang, checkoutLabels, 'confirmYes')));
    await message(me, 'orderPlaced').first().waitFor();
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
    expect(pathOf(page)).toBe(`/${lang}/`);
    expect(await stored(page, 'cartItems')).toEqual([]);
  });

  test('the arrow keys move through product tabs in reading direction', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, `/product-detail/${productOf('t-shirt', lang).id}/shop/x`);
    const tabs = me.page.getByRole('tab');
    await tabTo(me.page, tabs.first());
    await me.page.keyboard.press(lang === 'en' ? 'ArrowRight' : 'ArrowLeft');
    await eventually(() => hasFocus(tabs.nth(1))).toBe(true);
    await me.page.keyboard.press('End');
    await eventually(() => tabs.last().getAttribute('aria-selected')).toBe('true');
    await me.page.keyboard.press('Tab');
    await eventually(() => hasFocus(me.page.getByRole('tabpanel'))).toBe(true);
  });

  test('the menu opens, navigates and closes', async () => {
    const me = await visitor({ lang, width: 1440 });
    await open(me, '/');
    const { page } = me;
    await tabTo(page, link(page.getByRole('banner'), label(lang, megaMenuLabels, 'lbl_mgmenu_products')));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const columns = page.getByRole('banner').getByRole('group').getByRole('link');
    await columns.first().waitFor();
    await page.keyboard.press('Tab');
    await eventually(() => hasFocus(columns.first())).toBe(true);
    await page.keyboard.press('Escape');
    await columns.first().waitFor({ state: 'hidden' });
    const opener = page.getByRole('banner').getByRole('group');
    await eventually(() => opener.evaluate((group) => group.contains(document.activeElement))).toBe(true);
  });
});
