import { cardSectionLabels } from '#contract/labels/storefront/card-section.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { addressLabels } from '#contract/labels/storefront/addresses.ts';
import { giftLabels } from '#contract/labels/storefront/gift.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import type { TestOutcome } from '#server/http/test-provider/page-script.ts';
import { lose, lost } from './answers.ts';
import { cartOf } from './customer.ts';
import { button, main, message, open, unfold } from './pages.ts';
import type { StatesOf } from './state.ts';
import { chooseTestCard, hostedPage } from './test-provider.ts';
import { label, productOf, said, labelsOf } from './texts.ts';
import type { Visitor } from './visitor.ts';
import { paymentMethodName } from './payment-method-names.ts';

const dialog = (me: Visitor) => me.page.getByRole('dialog').waitFor();
const check = (me: Visitor, key: keyof typeof checkoutLabels.texts) => label(me.lang, checkoutLabels, key);
const coupon = async (me: Visitor, code: string) => {
  const field = me.page.getByRole('textbox', { name: check(me, 'couponCode') });
  await unfold(me.page, check(me, 'haveCoupon'));
  await field.fill(code);
  await button(me.page, check(me, 'lbl_check_applycpn')).click();
  return field;
};

const test = (me: Visitor, key: keyof typeof cardSectionLabels.texts) =>
  label(me.lang, cardSectionLabels, key);
async function byProvider(me: Visitor, method: 'creditCard' | 'wallet' | 'transfer') {
  const methods = main(me.page).getByRole('combobox', { name: check(me, 'lbl_check_paymethod') });
  await methods.selectOption({ label: paymentMethodName(me.lang, method) });
  await button(main(me.page), check(me, 'lbl_check_placeorder')).click();
  await dialog(me);
  return me.page.getByRole('dialog');
}
async function byTransfer(me: Visitor) {
  await byProvider(me, 'transfer');
  await button(me.page.getByRole('dialog'), check(me, 'confirmYes')).click();
  await main(me.page)
    .getByLabel(label(me.lang, transferLabels, 'choosePicture'))
    .waitFor();
}
async function byTestCard(me: Visitor, card: TestOutcome) {
  const page = hostedPage(await byProvider(me, 'creditCard'));
  await chooseTestCard(page, me.lang, card);
  await page.locator('.act').click();
}

/** Two products, one of them at a discounted price. */
export const both = ['kampot-pepper', 'scented-candle-trio'];
/** Products with ample stock, because these orders stay unpaid. */
const plentiful = ['wall-clock', 'scented-candle-trio'];

/** Another customer left a cart in this browser. */
const pepper = productOf('kampot-pepper', 'en').id;
const theirs = { List: 'cart', ProductId: pepper, Quantity: 1, Choices: [], ChangedAt: 1 };
const leftBefore = {
  cartItems: cartOf({ id: pepper }),
  accountLists: { last: { user: 1, login: 'before' }, of: [[1, [theirs]]] },
};

/** Cart, checkout and orders, including error states. */
export const orderStates = {
  cart: [
    { name: 'empty cart', path: '/cart' },
    {
      name: 'empty cart, recently seen',
      path: '/cart',
      stored: { recentlySeen: [pepper, productOf('t-shirt', 'en').id] },
      reach: (me) => me.page.locator('#recently-seen').waitFor(),
    },
    {
      name: 'cart, with items another customer left',
      path: '/cart',
      who: 'new customer',
      stored: leftBefore,
      reach: (me) => me.page.locator('.aside-note').waitFor(),
    },
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
      name: 'checkout, a gift',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        const labels = labelsOf(me.lang, giftLabels);
        await me.page.getByRole('textbox', { name: labels('message') }).fill('Happy new year!');
        await me.page.getByRole('checkbox', { name: labels('wrap') }).check();
        await unfold(me.page, check(me, 'addNote'));
        await me.page.getByRole('textbox', { name: check(me, 'orderNote') }).waitFor();
      },
    },
    {
      name: 'checkout, another address',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        const labels = labelsOf(me.lang, addressLabels);
        const block = me.page.locator('details').filter({ hasText: labels('title') });
        await block.waitFor();
        if (!(await button(block, labels('add')).isVisible())) await block.getByText(labels('title')).click();
        await button(block, labels('add')).click();
        await me.page.getByRole('form', { name: labels('addTitle') }).waitFor();
      },
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
      reach: async (me) =>
        hostedPage(await byProvider(me, 'creditCard'))
          .locator('.act')
          .waitFor(),
    },
    {
      name: 'checkout, a card form with problems',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: async (me) => {
        const form = await byProvider(me, 'creditCard');
        const page = hostedPage(form);
        await page.locator('.act').click();
        await page.getByText(test(me, 'badNumber'), { exact: true }).waitFor();
        const pay = await page.locator('.act').boundingBox();
        const cancel = await form.locator('.dialog-foot').boundingBox();
        if (pay && cancel && cancel.y < pay.y + pay.height) throw new Error('Cancel lies over Pay');
      },
    },
    {
      name: 'checkout, a declined card',
      path: '/checkout',
      who: 'own customer',
      cart: both,
      reach: async (me) => {
        await byTestCard(me, 'testDeclined');
        await main(me.page).getByText(check(me, 'afterDeclined'), { exact: true }).waitFor();
        await button(main(me.page), check(me, 'lbl_check_placeorder')).click();
        await hostedPage(me.page.getByRole('dialog'))
          .getByText(test(me, 'refusedCard'), { exact: true })
          .waitFor();
      },
    },
    {
      name: 'checkout, 3-D Secure',
      path: '/checkout',
      who: 'own customer',
      cart: both,
      reach: async (me) => {
        await byTestCard(me, 'testSecure');
        await button(hostedPage(me.page.getByRole('dialog')), test(me, 'testConfirm')).waitFor();
      },
    },
    {
      name: 'checkout, paying by wallet',
      path: '/checkout',
      who: 'own customer',
      cart: plentiful,
      reach: async (me) => {
        const page = hostedPage(await byProvider(me, 'wallet'));
        await page.locator('.act').click();
        await button(page, test(me, 'testYes')).waitFor();
      },
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
      who: 'own customer',
      cart: plentiful,
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
        // A message stays while it has the focus.
        await me.page.locator('.toast').getByRole('link').focus();
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
      name: 'orders history, about to cancel',
      path: '/orders-history',
      who: 'demo customer',
      reach: async (me) => {
        const orders = main(me.page);
        await orders
          .getByRole('table', { name: label(me.lang, ordersHistoryLabels, 'yourOrders') })
          .getByRole('button')
          .first()
          .click();
        const cancel = orders.locator('details').last();
        await cancel.locator('summary').click();
        await button(cancel, label(me.lang, ordersHistoryLabels, 'cancelYes')).waitFor();
        await button(orders, label(me.lang, ordersHistoryLabels, 'orderAgain')).click();
        await orders
          .getByRole('heading', { name: label(me.lang, ordersHistoryLabels, 'againDone') })
          .waitFor();
      },
    },
    {
      name: 'orders history, one that waits for its transfer',
      path: '/checkout',
      who: 'new customer',
      cart: both,
      reach: byTransfer,
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
        await me.page.locator('.toast').getByRole('link').click();
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
