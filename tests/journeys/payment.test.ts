import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cardSectionLabels } from '#contract/labels/card-section.ts';
import { checkoutCardFormLabels } from '#contract/labels/checkout-card-form.ts';
import { checkoutLabels } from '#contract/labels/checkout.ts';
import { ordersHistoryLabels } from '#contract/labels/orders-history.ts';
import type { Operation } from '#contract/operation.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { shopUrl, testBrowser } from '../support/browser.ts';
import { lose, lost, sentTo } from './support/answers.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually, main, message, open, pathOf, stored } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { type Visitor, comingAgain } from './support/visitor.ts';

const come = comingAgain(await testBrowser());

/** Under which keys a call was sent so far. */
function keysOf(page: Page, { path }: Operation): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/v1/${path}`)) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

describe.each(['en', 'ar'] as const)('with the test provider, in %s', (lang) => {
  const check = (key: keyof typeof checkoutLabels.texts) => label(lang, checkoutLabels, key);
  const form = (key: keyof typeof checkoutCardFormLabels.texts, values = {}) =>
    label(lang, checkoutCardFormLabels, key, values);
  const tests = (key: keyof typeof cardSectionLabels.texts, values = {}) =>
    label(lang, cardSectionLabels, key, values);
  const pay = form('pay', { amount: '$8.50' });
  const methods = ({ page }: Visitor) => page.getByRole('combobox', { name: check('lbl_check_paymethod') });
  const place = ({ page }: Visitor) => button(main(page), check('lbl_check_placeorder'));

  /** At the checkout with pepper for $8.50. */
  async function atCheckout(width: 390 | 1440 = 1440, expected?: RegExp): Promise<Visitor> {
    const { stored: login } = await newCustomer(shopUrl());
    const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id, quantity: 1 });
    const more = expected ? { expected } : {};
    const me = await come({ lang, width, stored: { ...login, cartItems }, ...more });
    await open(me, '/checkout');
    await methods(me).waitFor();
    return me;
  }
  async function choose(me: Visitor, way: 'creditCard' | 'wallet'): Promise<Locator> {
    await methods(me).selectOption({ label: check(way) });
    await place(me).click();
    const name = way === 'wallet' ? check('payByWallet') : form('title');
    const dialog = me.page.getByRole('dialog', { name });
    await dialog.waitFor();
    return dialog;
  }
  async function payByCard(me: Visitor, card: keyof typeof cardSectionLabels.texts): Promise<Locator> {
    const dialog = await choose(me, 'creditCard');
    await dialog.getByRole('combobox', { name: tests('testCard') }).selectOption({ label: tests(card) });
    await button(dialog, pay).click();
    return dialog;
  }
  /** The order is said, the cart is empty, home is shown, and the history has one order of this sum. */
  async function placedOnce(me: Visitor): Promise<void> {
    await message(me, 'orderPlaced').first().waitFor();
    expect(await stored(me.page, 'cartItems')).toEqual([]);
    await eventually(() => pathOf(me.page)).toBe(`/${lang}/`);
    await open(me, '/orders-history');
    const orders = me.page.getByRole('table', { name: label(lang, ordersHistoryLabels, 'yourOrders') });
    await orders.getByRole('button').first().waitFor();
    expect(await orders.getByText('$8.50', { exact: true }).count()).toBe(1);
  }
  /** The dialog is gone, nothing is at work, and the cart is as it was. */
  async function backAtChoice(me: Visitor, dialog: Locator): Promise<void> {
    await dialog.waitFor({ state: 'hidden' });
    expect(await me.page.locator('.overlay').isVisible()).toBe(false);
    expect(await stored(me.page, 'cartItems')).toHaveLength(1);
  }

  test('card and wallet can be chosen beside cash, said to be a test, and no number can be typed', async () => {
    const me = await atCheckout();
    expect(await methods(me).getByRole('option').allInnerTexts()).toEqual([
      check('creditCard'),
      check('wallet'),
      check('cashOnDelivery'),
    ]);
    expect(await main(me.page).getByText(tests('testPayment'), { exact: true }).count()).toBe(0);
    const dialog = await choose(me, 'creditCard');
    expect(await dialog.getByText(tests('testPayment'), { exact: true }).isVisible()).toBe(true);
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await me.page.keyboard.press('Escape');
    await backAtChoice(me, dialog);
    const said = main(me.page).getByText(tests('testPayment'), { exact: true });
    await eventually(() => said.isVisible()).toBe(true);
    await eventually(() => place(me).evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test.each([390, 1440] as const)('a card that is approved places the order, %i px wide', async (width) => {
    const me = await atCheckout(width);
    const dialog = await payByCard(me, 'testApproved');
    await message(me, 'orderPlaced').first().waitFor();
    expect(await dialog.count()).toBe(0);
    await placedOnce(me);
  });

  test('a declined card closes the dialog and keeps the cart; the next try has a key of its own', async () => {
    const me = await atCheckout();
    const keys = keysOf(me.page, beginPayment);
    const dialog = await payByCard(me, 'testDeclined');
    await message(me, 'paymentDeclined').waitFor();
    await backAtChoice(me, dialog);
    await payByCard(me, 'testApproved');
    await placedOnce(me);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  test('3-D Secure is asked for in the dialog, also after a reload, and then the order is placed', async () => {
    const me = await atCheckout();
    const dialog = await payByCard(me, 'testSecure');
    const question = dialog.getByText(tests('testBank', { amount: '$8.50' }), { exact: true });
    await question.waitFor();
    expect(await question.evaluate((each) => each === document.activeElement)).toBe(true);
    await open(me, '/checkout');
    await question.waitFor();
    await button(dialog, tests('testYes')).click();
    await placedOnce(me);
  });

  test('3-D Secure that is not passed is a declined card', async () => {
    const me = await atCheckout();
    const dialog = await payByCard(me, 'testSecure');
    await button(dialog, tests('testNo')).click();
    await message(me, 'paymentDeclined').waitFor();
    await backAtChoice(me, dialog);
    expect(await methods(me).isVisible()).toBe(true);
  });

  test('a wallet is approved in its dialog, and the order is sent half a second later', async () => {
    const me = await atCheckout();
    const sent = sentTo(me.page, confirmPayment);
    const dialog = await choose(me, 'wallet');
    await button(dialog, pay).click();
    await dialog.getByText(tests('testWallet', { amount: '$8.50' }), { exact: true }).waitFor();
    await me.page.clock.install();
    await me.page.clock.pauseAt(Date.now() + 60_000);
    await button(dialog, tests('testYes')).click();
    await me.page.clock.runFor(499);
    expect(sent).toHaveLength(0);
    await me.page.clock.runFor(1);
    await eventually(() => sent.length).toBe(1);
    await me.page.clock.resume();
    await placedOnce(me);
  });

  test('a wallet that is cancelled leads back to the choice, which says so', async () => {
    const me = await atCheckout();
    const dialog = await choose(me, 'wallet');
    await button(dialog, pay).click();
    await button(dialog, tests('testYes')).waitFor();
    await button(dialog, form('cancel')).click();
    await message(me, 'paymentCancelled').waitFor();
    await backAtChoice(me, dialog);
    expect(await methods(me).isVisible()).toBe(true);
    await payByCard(me, 'testApproved');
    await placedOnce(me);
  });

  test.each([
    ['lost after the shop has given it up', 'after', 'paymentDeclined'],
    ['lost before the shop heard of it', 'before', null],
    ['of a shop that is busy', 503, null],
    ['that it was too much', 429, null],
  ] as const)('an answer to a cancel %s is believed neither way', async (_what, loss, found) => {
    const me = await atCheckout(1440, /net::ERR_FAILED|status of (?:503|429)|^503 from/u);
    const dialog = await choose(me, 'wallet');
    await button(dialog, pay).click();
    await button(dialog, tests('testYes')).waitFor();
    await me.page.route(`**/api/v1/${cancelPayment.path}`, async (route) => {
      if (loss === 'after') await route.fetch();
      if (typeof loss === 'number') await route.fulfill({ status: loss, json: { data: '[]' } });
      else await route.abort();
    });
    await button(dialog, form('cancel')).click();
    await message(me, 'paymentUnknown').first().waitFor();
    await backAtChoice(me, dialog);
    expect(await message(me, 'paymentCancelled').count()).toBe(0);
    expect(await methods(me).count()).toBe(0);
    expect(await place(me).count()).toBe(0);
    await me.page.unrouteAll();
    await button(main(me.page), check('checkPayment')).click();
    if (found) await message(me, found).waitFor();
    else {
      await button(dialog, form('cancel')).click();
      await message(me, 'paymentCancelled').waitFor();
    }
    await methods(me).waitFor();
    await payByCard(me, 'testApproved');
    await placedOnce(me);
  });

  test('a payment that was made while it is cancelled and whose answer is lost is not made again', async () => {
    const me = await atCheckout(1440, lost);
    const dialog = await payByCard(me, 'testSecure');
    await button(dialog, tests('testYes')).waitFor();
    await me.page.route(`**/api/v1/${cancelPayment.path}`, async (route) => {
      const { requestParameters } = route.request().postDataJSON() as { requestParameters: object };
      // Approved in the bank's app, as it were, before the shop hears of the cancel.
      await route.fetch({
        url: `${me.shop}/api/v1/${confirmPayment.path}`,
        postData: { requestParameters: { ...requestParameters, Proof: `tok_test_pass.${Math.random()}` } },
      });
      await route.fetch();
      await route.abort();
    });
    await button(dialog, form('cancel')).click();
    await message(me, 'paymentUnknown').first().waitFor();
    expect(await methods(me).count()).toBe(0);
    await me.page.unrouteAll();
    await button(main(me.page), check('checkPayment')).click();
    await placedOnce(me);
  });

  test('an answer that is lost behind the shop: nobody is asked to pay again, only whether it was paid', async () => {
    const me = await atCheckout();
    const dialog = await payByCard(me, 'testLost');
    await message(me, 'paymentUnknown').first().waitFor();
    await backAtChoice(me, dialog);
    expect(await methods(me).count()).toBe(0);
    expect(await place(me).count()).toBe(0);
    await button(main(me.page), check('checkPayment')).click();
    await placedOnce(me);
  });

  test('a payment nobody finished can be given up beside it, and the order be paid on delivery', async () => {
    const me = await atCheckout(390, lost);
    await lose(me.page, cancelPayment);
    const dialog = await choose(me, 'wallet');
    await button(dialog, pay).click();
    await button(dialog, tests('testYes')).waitFor();
    await button(dialog, form('cancel')).click();
    await message(me, 'paymentUnknown').first().waitFor();
    const giveUp = button(main(me.page), check('cancelPayment'));
    // As long as nobody is sure, it stays.
    await giveUp.click();
    await eventually(() => message(me, 'paymentUnknown').count()).toBeGreaterThan(1);
    expect(await methods(me).count()).toBe(0);
    await me.page.unrouteAll();
    await giveUp.click();
    await message(me, 'paymentCancelled').waitFor();
    expect(await giveUp.count()).toBe(0);
    await eventually(() => methods(me).evaluate((each) => each === document.activeElement)).toBe(true);
    await methods(me).selectOption({ label: check('cashOnDelivery') });
    await place(me).click();
    await button(me.page.getByRole('dialog'), check('confirmYes')).click();
    await placedOnce(me);
  });

  test('a payment that was made is not given up: the order stands', async () => {
    const me = await atCheckout();
    await payByCard(me, 'testLost');
    await message(me, 'paymentUnknown').first().waitFor();
    const giveUp = button(main(me.page), check('cancelPayment'));
    // While the shop itself is asking the provider, nobody else may: then it is said again that the payment is looked at.
    await eventually(async () => {
      await giveUp.click({ timeout: 1000 }).catch(() => undefined);
      return message(me, 'orderPlaced').count();
    }).toBeGreaterThan(0);
    await placedOnce(me);
    expect(await message(me, 'paymentCancelled').count()).toBe(0);
  });

  test('a connection that is lost while paying: the same payment is asked about, not another one made', async () => {
    const me = await atCheckout(1440, lost);
    const [keys, sent] = [keysOf(me.page, beginPayment), sentTo(me.page, confirmPayment)];
    await lose(me.page, confirmPayment);
    const dialog = await payByCard(me, 'testApproved');
    await message(me, 'generalError').waitFor();
    await backAtChoice(me, dialog);
    expect(await place(me).count()).toBe(0);
    await me.page.unrouteAll();
    await button(main(me.page), check('checkPayment')).click();
    await placedOnce(me);
    expect(keys).toHaveLength(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('a connection that is lost before: the same key is used again', async () => {
    const me = await atCheckout(1440, lost);
    const keys = keysOf(me.page, beginPayment);
    await lose(me.page, beginPayment);
    const dialog = await payByCard(me, 'testApproved');
    await message(me, 'generalError').waitFor();
    await backAtChoice(me, dialog);
    await me.page.unrouteAll();
    await payByCard(me, 'testApproved');
    await placedOnce(me);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});
