import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { shopUrl } from '../support/browser.ts';
import { lose, loseAnswer, lost } from './support/answers.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { arrived, button, eventually, main, message, open, stored, unfold } from './support/pages.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import {
  releaseTest,
  stricterLanguage,
  type VisitOptions,
  visitor,
  type Visitor,
} from './support/visitor.ts';

/** Returns whether the element is in the window, with its center uncovered. */
const inSight = (part: Locator) =>
  part.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

describe.each(stricterLanguage)('an interrupted checkout, in %s', (lang) => {
  const labels = labelsOf(lang, checkoutLabels);
  const profile = labelsOf(lang, updateProfileLabels);
  const title = label(lang, sharedLabels, 'titleCheckout');
  const note = ({ page }: Visitor) => page.getByRole('textbox', { name: labels('orderNote') });
  const code = ({ page }: Visitor) => page.getByRole('textbox', { name: labels('couponCode') });
  const saves = ({ page }: Visitor) =>
    page.getByText(labels('couponSaves', { code: 'WELCOME5', amount: '$5.00' }), { exact: true });

  /** Opens the checkout with pepper for $25.50, a note and a coupon. */
  async function atCheckout(options: Partial<VisitOptions> = {}, changes = {}): Promise<Visitor> {
    const { stored: login } = await newCustomer(shopUrl());
    const user = { ...(login.user as object), ...changes };
    const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id, quantity: 3 });
    const me = await visitor({ lang, width: 390, stored: { ...login, user, cartItems }, ...options });
    await open(me, '/checkout');
    await unfold(me.page, labels('haveCoupon'));
    await code(me).fill('WELCOME5');
    await button(me.page, labels('lbl_check_applycpn')).click();
    await saves(me).waitFor();
    await unfold(me.page, labels('addNote'));
    await note(me).fill('Ring twice');
    return me;
  }
  async function confirm({ page }: Visitor): Promise<void> {
    await button(page, labels('lbl_check_placeorder')).first().click();
    await button(
      page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') }),
      labels('confirmYes'),
    ).click();
  }

  test('an interrupted checkout accepts another address and phone number in place; note and coupon survive a reload', async () => {
    const me = await atCheckout({}, { MobileNo: '' });
    const { page } = me;
    const fields = page.getByRole('form', { name: labels('lbl_check_billdetail') });
    const field = (key: Parameters<typeof profile>[0]) =>
      fields.getByRole('textbox', { name: profile(key) }).first();
    // Only customers who pay in cash have to enter a number, and only once.
    const request = button(main(page), labels('phoneHint'));
    const method = page.getByRole('combobox', { name: labels('lbl_check_paymethod') });
    await method.selectOption('5');
    await request.waitFor({ state: 'detached' });
    await method.selectOption('6');
    await request.click();
    const number = field('lbl_uprofile_contno');
    await eventually(() => number.evaluate((each) => each === document.activeElement)).toBe(true);
    await number.fill('012 345 678');
    await field('lbl_uprofile_shipaddress').fill('House 12, Street 178');
    await button(fields, profile('save')).click();
    await main(page).getByText('House 12, Street 178').waitFor();
    await eventually(() => fields.count()).toBe(0);
    expect(await request.count()).toBe(0);
    const heading = page.getByRole('heading', { name: labels('lbl_check_billdetail') });
    await eventually(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
    await eventually(() => note(me).inputValue()).toBe('Ring twice');
    await button(main(page), labels('change')).click();
    await button(fields, labels('cancel')).click();
    await page.reload();
    await arrived(me, title);
    await saves(me).waitFor();
    await eventually(() => note(me).inputValue()).toBe('Ring twice');
    await main(page).getByText('House 12, Street 178').waitFor();
  });

  test('an interrupted checkout does not show the saved note and coupon to another customer', async () => {
    const me = await atCheckout();
    const { stored: other } = await newCustomer(shopUrl());
    // The previous customer's cart is set aside, and this customer has a separate one.
    const cartItems = cartOf({ id: productOf('scented-candle-trio', lang).id });
    await me.page.evaluate(
      ({ user, Token, cart }) => {
        localStorage.setItem('user', JSON.stringify(user));
        localStorage.setItem('Token', Token);
        localStorage.setItem('cartItems', JSON.stringify(cart));
      },
      { ...other, cart: cartItems },
    );
    await open(me, '/checkout');
    await unfold(me.page, labels('addNote'));
    await unfold(me.page, labels('haveCoupon'));
    await code(me).waitFor();
    await eventually(() => note(me).inputValue()).toBe('');
    expect(await saves(me).count()).toBe(0);
  });

  test('an order whose response was lost is looked up with a message, and found without a press', async () => {
    const me = await atCheckout({ expected: lost });
    const { page } = me;
    await loseAnswer(page, postCustomerOrder);
    await confirm(me);
    await main(page).getByText(said(lang, 'orderChecking')).waitFor();
    await page.unrouteAll();
    await message(me, 'orderPlaced').first().waitFor();
    await eventually(() => stored(page, 'cartItems')).toEqual([]);
    await open(me, '/orders-history');
    const orders = page.getByRole('table', { name: label(lang, ordersHistoryLabels, 'yourOrders') });
    await orders.getByRole('button').first().waitFor();
    await eventually(() => orders.getByRole('button').count()).toBe(1);
  });

  releaseTest(
    'an order whose response was lost is found even when the note has changed, and placed only once',
    async () => {
      const me = await atCheckout({ expected: lost });
      const { page } = me;
      await loseAnswer(page, postCustomerOrder);
      await confirm(me);
      await message(me, 'generalError').waitFor();
      await eventually(() => stored(page, 'cartItems')).toHaveLength(1);
      await note(me).fill('Ring three times');
      await page.unrouteAll();
      await confirm(me);
      await message(me, 'orderPlaced').first().waitFor();
      await eventually(() => stored(page, 'cartItems')).toEqual([]);

      await open(me, '/orders-history');
      const orders = page.getByRole('table', { name: label(lang, ordersHistoryLabels, 'yourOrders') });
      await orders.getByRole('button').click();
      const facts = orders.getByRole('definition');
      await facts.first().waitFor();
      await eventually(() => facts.last().innerText()).toBe('Ring twice');
      await eventually(() => facts.allInnerTexts()).toContain('-$5.00');
    },
  );

  test('an order that never reached the shop is placed with the current values', async () => {
    const me = await atCheckout({ expected: lost });
    const { page } = me;
    await lose(page, postCustomerOrder);
    await confirm(me);
    const checking = main(page).getByText(said(lang, 'orderChecking'));
    await checking.waitFor();
    await eventually(() => inSight(checking)).toBe(true);
    await message(me, 'generalError').waitFor();
    // The message closes, and the help stays.
    const unanswered = main(page).getByText(said(lang, 'orderUnanswered'));
    await unanswered.waitFor();
    await eventually(() => inSight(unanswered)).toBe(true);
    await note(me).fill('Ring three times');
    await page.unrouteAll();
    await confirm(me);
    await message(me, 'orderPlaced').first().waitFor();
    await open(me, '/orders-history');
    const orders = page.getByRole('table', { name: label(lang, ordersHistoryLabels, 'yourOrders') });
    await orders.getByRole('button').click();
    const facts = orders.getByRole('definition');
    await facts.first().waitFor();
    await eventually(() => facts.last().innerText()).toBe('Ring three times');
  });
});
