import { expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { signupLabels } from '#contract/labels/storefront/signup.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  message,
  open,
  pathOf,
  stored,
  unfold,
} from './support/pages.ts';
import { chooseCategory, chooseFilters, openOrders, toCart } from './support/page-layout.ts';
import { signUpToOrder } from './support/signup.ts';
import { label, nameOf, productOf, said, labelsOf } from './support/texts.ts';
import { inRelease, visitor } from './support/visitor.ts';

// The unit price: $6.90 + $1.00 for XL + $1.20 for the print.
const unit = '$9.10';

/**
 * A purchase from the home page to the order in the history, by a visitor without an account. React reports
 * no error in either build.
 */
test.each([['production', 'ar', 390] as const, ...inRelease(['development', 'en', 1440])])(
  'on the %s build, in %s, a new customer buys a shirt at %i px',
  async (build, lang, width) => {
    const me = await visitor({ lang, width, build, motion: true });
    const { page } = me;
    const shirt = productOf('t-shirt', lang);
    const named = (kind: Parameters<typeof nameOf>[0], slug: string) => nameOf(kind, slug, lang);

    await open(me, '/');
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));

    await chooseCategory(me, 'clothing-textile');
    await arrived(me, named('categories', 'clothing-textile'));

    await chooseFilters(me);
    await link(main(page), shirt.name).first().click();
    await arrived(me, shirt.name);

    const detail = labelsOf(lang, productDetailLabels);
    // The name of the radio group includes the selection.
    const pick = (group: string, option: string) =>
      page
        .getByRole('group', { name: new RegExp(`^${group}`, 'u') })
        .getByRole('radio', { name: option })
        .check();
    await pick(detail('color'), named('colours', 'navy'));
    await pick(detail('size'), named('sizes', 'xl'));
    await pick(named('attributes', 'print'), named('options', 'print-one-colour'));
    await main(page).getByText(unit, { exact: true }).first().waitFor();
    await button(page, label(lang, sharedLabels, 'oneMore')).click();
    await button(page, detail('lbl_prd_det_addcart')).click();
    await message(me, 'addedToCart').waitFor();

    await toCart(me);
    await arrived(me, label(lang, cartLabels, 'heading'));
    const line = page.getByRole('row').filter({ has: link(page, shirt.name) });
    await line.getByText('$18.20', { exact: true }).waitFor();
    await eventually(() => line.getByRole('spinbutton').inputValue()).toBe('2');
    await button(line, label(lang, sharedLabels, 'oneMore')).click();
    await line.getByText('$27.30', { exact: true }).waitFor();

    await link(page, label(lang, cartLabels, 'lbl_cart_proc_check')).click();
    await arrived(me, label(lang, loginLabels, 'lbl_login_title'));
    await message(me, 'loginToCheckout').waitFor();
    await link(page, label(lang, loginLabels, 'lbl_login_createacnt')).click();
    await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
    const check = labelsOf(lang, checkoutLabels);
    const ahead = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name: check('lbl_check_yrorder') }) });
    await ahead.getByText('$27.30').first().waitFor();
    await main(page)
      .getByText(label(lang, signupLabels, 'orderFollows'))
      .waitFor();
    const { firstName, city } = await signUpToOrder(me);

    await eventually(() => pathOf(page)).toBe(`/${lang}/checkout`);
    await arrived(me, label(lang, sharedLabels, 'titleCheckout'));
    await message(me, 'signupSuccess').waitFor();
    await main(page).getByText(firstName, { exact: true }).waitFor();
    await main(page).getByText(city, { exact: true }).waitFor();
    await page.getByRole('row').filter({ hasText: shirt.name }).getByText('$27.30').waitFor();

    // The order shown while signing up only needs to be confirmed. The shopper remembers a coupon first.
    const requests = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
    await button(requests, check('confirmNo')).click();
    const code = page.getByRole('textbox', { name: check('couponCode') });
    await unfold(page, check('haveCoupon'));
    await code.fill('WELCOME5');
    await button(page, check('lbl_check_applycpn')).click();
    await code.waitFor({ state: 'detached' });
    await eventually(() => page.getByRole('deletion').first().innerText()).toBe('$27.30');
    await eventually(() => page.getByRole('insertion').first().innerText()).toBe('$22.30');

    await button(page, check('lbl_check_placeorder')).click();
    await button(requests, check('confirmYes')).click();
    await message(me, 'orderPlaced').waitFor();
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
    expect(await stored(page, 'cartItems')).toEqual([]);
    await toCart(me);
    await message(me, 'cartHasNoItem').waitFor();

    await openOrders(me);
    await arrived(me, label(lang, sharedLabels, 'titleOrdersHistory'));
    const orders = page.getByRole('table', { name: label(lang, ordersHistoryLabels, 'yourOrders') });
    await orders.getByText('$22.30', { exact: true }).first().waitFor();
    await orders.getByRole('button').first().click();
    const item = orders
      .getByRole('row')
      .filter({ has: link(page, shirt.name) })
      .last();
    await item.getByText(unit, { exact: true }).waitFor();
    await eventually(() => item.getByText('$27.30', { exact: true }).count()).toBe(1);
    const sums = await orders.getByRole('definition').allInnerTexts();
    expect(sums.slice(0, 4)).toEqual(['$27.30', check('free'), '-$5.00', '$22.30']);
  },
);
