import { cardSectionLabels } from '#contract/labels/card-section.ts';
import { cartLabels } from '#contract/labels/cart.ts';
import { checkoutLabels } from '#contract/labels/checkout.ts';
import { ordersHistoryLabels } from '#contract/labels/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { lose, lost } from './answers.ts';
import { button, main, message, open } from './pages.ts';
import type { StatesOf } from './state.ts';
import { label, productOf, said } from './texts.ts';
import type { Visitor } from './visitor.ts';
import { wayName } from './way-names.ts';

const dialog = (me: Visitor) => me.page.getByRole('dialog').waitFor();
const check = (me: Visitor, key: keyof typeof checkoutLabels.texts) => label(me.lang, checkoutLabels, key);
const coupon = async (me: Visitor, code: string) => {
  const field = me.page.getByRole('textbox', { name: check(me, 'couponCode') });
  await field.fill(code);
  await button(me.page, check(me, 'lbl_check_applycpn')).click();
  return field;
};

const test = (me: Visitor, key: keyof typeof cardSectionLabels.texts) =>
  label(me.lang, cardSectionLabels, key);
async function byProvider(me: Visitor, way: 'creditCard' | 'wallet') {
  const methods = main(me.page).getByRole('combobox', { name: check(me, 'lbl_check_paymethod') });
  await methods.selectOption({ label: wayName(me.lang, way) });
  await button(main(me.page), check(me, 'lbl_check_placeorder')).click();
  await dialog(me);
  return me.page.getByRole('dialog');
}
async function byTestCard(me: Visitor, card: keyof typeof cardSectionLabels.texts) {
  const form = await byProvider(me, 'creditCard');
  await form.getByRole('combobox', { name: test(me, 'testCard') }).selectOption({ label: test(me, card) });
  await form.locator('.btn.act').click();
}

/** One of them at a reduced price. */
const both = ['kampot-pepper', 'scented-candle-trio'];

/** Cart, checkout and orders, also where something goes wrong. */
export const orderStates = {
  cart: [
    { name: 'empty cart', path: '/cart' },
    {
      name: 'cart',
      path: '/cart',
      cart: both,
      reach: (me) => main(me.page).getByRole('spinbutton').first().waitFor(),
    },
    {
      name: 'cart, variants',
      path: '/cart',
      cart: both,
      reach: async (me) => {
        const { name } = productOf('kampot-pepper', me.lang);
        await button(main(me.page), label(me.lang, cartLabels, 'seeVariantsOf', { name })).click();
        await dialog(me);
      },
    },
    {
      name: 'cart, a line removed',
      path: '/cart',
      cart: both,
      reach: async (me) => {
        const { name } = productOf('kampot-pepper', me.lang);
        await button(main(me.page), label(me.lang, cartLabels, 'removeNamed', { name })).click();
        await message(me, 'removedFromCart').waitFor();
      },
    },
    {
      name: 'cart, prices do not come',
      path: '/login',
      cart: both,
      expected: lost,
      reach: async (me) => {
        await lose(me.page, getCustomerCartItems);
        await open(me, '/cart');
        await button(main(me.page), label(me.lang, sharedLabels, 'tryAgain')).waitFor();
      },
    },
  ],
  checkout: [
    {
      name: 'checkout',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: (me) => button(main(me.page), label(me.lang, checkoutLabels, 'lbl_check_placeorder')).waitFor(),
    },
    {
      name: 'checkout, asked to confirm',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        await button(main(me.page), label(me.lang, checkoutLabels, 'lbl_check_placeorder')).click();
        await me.page.getByRole('dialog', { name: said(me.lang, 'confirmPlaceOrder') }).waitFor();
      },
    },
    {
      name: 'checkout, paying by card',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => void (await byProvider(me, 'creditCard')),
    },
    {
      name: 'checkout, 3-D Secure',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        await byTestCard(me, 'testSecure');
        await button(me.page.getByRole('dialog'), test(me, 'testYes')).waitFor();
      },
    },
    {
      name: 'checkout, paying by wallet',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => void (await byProvider(me, 'wallet')),
    },
    {
      name: 'checkout, a coupon applied',
      path: '/checkout',
      who: 'new customer',
      cart: ['kampot-pepper'],
      reach: async (me) => (await coupon(me, 'WELCOME5')).waitFor({ state: 'detached' }),
    },
    {
      name: 'checkout, a coupon refused',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        await coupon(me, 'NOSUCH');
        await message(me, 'invalidCoupon').waitFor();
      },
    },
    {
      name: 'checkout, a payment being checked',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        await byTestCard(me, 'testLost');
        await message(me, 'paymentUnknown').first().waitFor();
        await button(main(me.page), check(me, 'checkPayment')).waitFor();
      },
    },
    {
      name: 'an order placed',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        await button(main(me.page), check(me, 'lbl_check_placeorder')).click();
        await button(me.page.getByRole('dialog'), check(me, 'confirmYes')).click();
        await message(me, 'orderPlaced').waitFor();
        await me.page.waitForURL(`**/${me.lang}/`);
        // While somebody is in a message it stays.
        await me.page.getByRole('status').getByRole('link').focus();
      },
    },
  ],
  ordersHistory: [
    {
      name: 'orders history, none yet',
      path: '/orders-history',
      who: 'customer without orders',
      reach: (me) =>
        me.page.getByText(label(me.lang, ordersHistoryLabels, 'empty'), { exact: true }).waitFor(),
    },
    {
      name: 'orders history, one open',
      path: '/orders-history',
      who: 'demo customer',
      reach: async (me) => {
        const orders = me.page.getByRole('table', {
          name: label(me.lang, ordersHistoryLabels, 'yourOrders'),
        });
        await orders.getByRole('button').first().click();
        await orders.getByRole('table', { name: label(me.lang, ordersHistoryLabels, 'items') }).waitFor();
      },
    },
    {
      name: 'orders history, one to be confirmed',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        await button(main(me.page), check(me, 'lbl_check_placeorder')).click();
        await button(me.page.getByRole('dialog'), check(me, 'confirmYes')).click();
        await message(me, 'orderPlaced').waitFor();
        await me.page.getByRole('status').getByRole('link').click();
        await button(main(me.page), label(me.lang, ordersHistoryLabels, 'mailAgain')).waitFor();
      },
    },
    {
      name: 'orders history does not come',
      path: '/login',
      who: 'demo customer',
      expected: lost,
      reach: async (me) => {
        await lose(me.page, getCustomerOrderHistoryMaster);
        await open(me, '/orders-history');
        await button(main(me.page), label(me.lang, sharedLabels, 'tryAgain')).waitFor();
      },
    },
  ],
} satisfies StatesOf;
