import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { shopUrl } from '../support/browser.ts';
import { chooseCategory, chooseFilters, toCart } from './support/page-layout.ts';
import { newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import { arrived, button, link, main, message, open, openProduct, pathOf, stored } from './support/pages.ts';
import { label, nameOf, productOf } from './support/texts.ts';
import { type Visitor, visitor, stricterLanguage } from './support/visitor.ts';

/** Marks this document. The mark disappears if another page loads. */
const mark = ({ page }: Visitor) => page.evaluate(() => void Reflect.set(window, 'seen', true));
const isMarked = ({ page }: Visitor) => page.evaluate(() => Reflect.has(window, 'seen'));

describe.each(stricterLanguage)('without the Navigation API, in %s', (lang) => {
  const guest = (width: 390 | 1440) => visitor({ lang, width, navigationApi: false });
  const oneOfBoth = lang === 'en' ? 390 : 1440;

  test('an order is placed, its message survives the page load, and the cart is empty', async () => {
    const { email, password } = await newCustomer(shopUrl());
    const me = await guest(390);
    const { page } = me;
    await openProduct(me, 'kampot-pepper');
    await button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
    await message(me, 'addedToCart').waitFor();
    await toCart(me);
    await arrived(me, label(lang, cartLabels, 'heading'));
    await link(page, label(lang, cartLabels, 'lbl_cart_proc_check')).click();
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    await message(me, 'loginToCheckout').waitFor();
    await logIn(me, email, password);
    await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
    await message(me, 'loginSuccess').waitFor();
    await button(page, label(lang, checkoutLabels, 'lbl_check_placeorder')).click();
    await button(page.getByRole('dialog'), label(lang, checkoutLabels, 'confirmYes')).click();
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
    expect(pathOf(page)).toBe(`/${lang}/`);
    await message(me, 'orderPlaced').waitFor();
    expect(await stored(page, 'cartItems')).toEqual([]);
  });

  test('menu, filters and product links load pages', async () => {
    const me = await guest(oneOfBoth);
    await open(me, '/');
    expect(await me.page.evaluate(() => 'navigation' in window)).toBe(false);
    await mark(me);
    await chooseCategory(me, 'clothing-textile');
    await arrived(me, nameOf('categories', 'clothing-textile', lang));
    expect(await isMarked(me)).toBe(false);
    await chooseFilters(me);
    const { name } = productOf('t-shirt', lang);
    await link(main(me.page), name).first().click();
    await arrived(me, name);
  });
});
