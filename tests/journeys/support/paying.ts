import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { checkoutCardFormLabels } from '#contract/labels/storefront/checkout-card-form.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { cartOf, newCustomer } from './customer.ts';
import { button, eventually, main, message, open, pathOf, stored } from './pages.ts';
import { label, productOf, said, labelsOf } from './texts.ts';
import type { Visitor } from './visitor.ts';
import { paymentMethodName } from './payment-method-names.ts';

/** Returns steps of customers who pay for pepper at $8.50 in a language, with any provider. */
export function payingIn(lang: LanguageCode) {
  const check = labelsOf(lang, checkoutLabels);
  const form = labelsOf(lang, checkoutCardFormLabels);
  const methods = ({ page }: Visitor) => page.getByRole('combobox', { name: check('lbl_check_paymethod') });
  const place = ({ page }: Visitor) => button(main(page), check('lbl_check_placeorder'));

  /**
   * Checks all except the order message, which closed before other checks finished: the cart is empty, home
   * is shown, and the history has one order.
   */
  async function oncePlaced(me: Visitor, isHome = true): Promise<void> {
    await eventually(() => stored(me.page, 'cartItems')).toEqual([]);
    if (isHome) await eventually(() => pathOf(me.page)).toBe(`/${lang}/`);
    await open(me, '/orders-history');
    const orders = me.page.getByRole('table', { name: label(lang, ordersHistoryLabels, 'yourOrders') });
    await orders.getByRole('button').first().waitFor();
    await eventually(() => orders.getByText('$8.50', { exact: true }).count()).toBe(1);
  }

  return {
    check,
    form,
    pay: form('pay', { amount: '$8.50' }),
    methods,
    place,

    /** Returns the browser storage of a new customer with pepper in the cart. */
    async storage(shop: string): Promise<Record<string, unknown>> {
      const { stored: login } = await newCustomer(shop);
      return { ...login, cartItems: cartOf({ id: productOf('kampot-pepper', lang).id, quantity: 1 }) };
    },

    async choose(me: Visitor, method: 'creditCard' | 'wallet'): Promise<Locator> {
      await methods(me).selectOption({ label: paymentMethodName(lang, method) });
      await place(me).click();
      const name = method === 'wallet' ? check('payByWallet') : form('title');
      const dialog = me.page.getByRole('dialog', { name });
      await dialog.waitFor();
      return dialog;
    },

    /**
     * Checks that the order message is shown, the cart is empty, home is shown, and the history has one order
     * with this total.
     */
    async placedOnce(me: Visitor): Promise<void> {
      await message(me, 'orderPlaced').first().waitFor();
      await oncePlaced(me);
    },

    oncePlaced,

    /**
     * Checks that the specification's message is shown. The help beside the button has the focus, and stays
     * after the message closes.
     */
    async declined(
      me: Visitor,
      code: 'paymentDeclined' | 'paymentUnavailable' = 'paymentDeclined',
    ): Promise<void> {
      await message(me, 'generalError').waitFor();
      const text = code === 'paymentDeclined' ? check('afterDeclined') : said(lang, code);
      const help = main(me.page).getByText(text, { exact: true });
      await help.waitFor();
      const strip = help.locator('xpath=..');
      await eventually(() => strip.evaluate((each) => each === document.activeElement)).toBe(true);
      expect(await message(me, code).count()).toBe(0);
    },

    backFrom,

    /** Checks that the payment was declined, and another payment method can be selected. */
    async backAtChoice(me: Visitor, dialog: Locator): Promise<void> {
      await backFrom(me, dialog);
      await eventually(() => methods(me).isVisible()).toBe(true);
    },
  };
}

/** Checks that the dialog is closed, loading has ended, and the cart is unchanged. */
async function backFrom(me: Visitor, dialog: Locator): Promise<void> {
  await dialog.waitFor({ state: 'hidden' });
  expect(await me.page.locator('.overlay').isVisible()).toBe(false);
  await eventually(() => stored(me.page, 'cartItems')).toHaveLength(1);
}
