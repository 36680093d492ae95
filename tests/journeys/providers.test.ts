import type { FrameLocator, Locator } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/cart.ts';
import { checkoutCardFormLabels } from '#contract/labels/checkout-card-form.ts';
import { checkoutLabels } from '#contract/labels/checkout.ts';
import { ordersHistoryLabels } from '#contract/labels/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { testBrowser } from '../support/browser.ts';
import { stubProviders } from '../support/providers/stub-providers.ts';
import { startShop } from '../support/shop-server.ts';
import { sentTo } from './support/answers.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually, link, main, message, open, pathOf, stored, usable } from './support/pages.ts';
import { serveProviders } from './support/provider-scripts.ts';
import { label, productOf } from './support/texts.ts';
import { type Visitor, visitor } from './support/visitor.ts';

const browser = await testBrowser();
const stubs = await stubProviders();
const { stripe, paypal } = stubs;
const shop = await startShop({ env: stubs.env });
afterAll(async () => void (await shop.stop()));

/** Both languages and both widths, two at a time. */
const widths = { en: 390, ar: 1440 } as const;

/** What a customer does who pays in a language. */
function customersIn(lang: keyof typeof widths) {
  const check = (key: keyof typeof checkoutLabels.texts) => label(lang, checkoutLabels, key);
  const form = (key: keyof typeof checkoutCardFormLabels.texts, values = {}) =>
    label(lang, checkoutCardFormLabels, key, values);
  const pay = form('pay', { amount: '$8.50' });
  const methods = ({ page }: Visitor) => page.getByRole('combobox', { name: check('lbl_check_paymethod') });
  const place = ({ page }: Visitor) => button(main(page), check('lbl_check_placeorder'));

  /** A customer with pepper for $8.50 in the cart. */
  async function customer(expected?: RegExp) {
    const { stored: login } = await newCustomer(shop.url);
    const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id, quantity: 1 });
    const me = await visitor(browser, {
      lang,
      width: widths[lang],
      shop: shop.url,
      stored: { ...login, cartItems },
      ...(expected && { expected }),
    });
    return { me, asked: await serveProviders(me.context, stubs) };
  }
  async function atCheckout(expected?: RegExp) {
    const { me, asked } = await customer(expected);
    await open(me, '/checkout');
    await methods(me).waitFor();
    return { me, asked };
  }
  async function choose(me: Visitor, way: 'creditCard' | 'wallet'): Promise<Locator> {
    await methods(me).selectOption({ label: check(way) });
    await place(me).click();
    const name = way === 'wallet' ? check('payByWallet') : form('title');
    const dialog = me.page.getByRole('dialog', { name });
    await dialog.waitFor();
    return dialog;
  }
  const inFrame = (dialog: Locator, title: string): FrameLocator =>
    dialog.frameLocator(`iframe[title=${title}]`);
  async function payByCard(me: Visitor, card: string): Promise<Locator> {
    const dialog = await choose(me, 'creditCard');
    await inFrame(dialog, 'Card').getByRole('button', { name: card, exact: true }).click();
    await button(dialog, pay).click();
    return dialog;
  }
  const payByWallet = async (me: Visitor, press: string): Promise<Locator> => {
    const dialog = await choose(me, 'wallet');
    await inFrame(dialog, 'PayPal').getByRole('button', { name: press, exact: true }).click();
    return dialog;
  };
  /** The order is said, the cart is empty, home is shown, and the history has one order of this sum. */
  async function placedOnce(me: Visitor): Promise<void> {
    await message(me, 'orderPlaced').first().waitFor();
    await eventually(() => pathOf(me.page)).toBe(`/${lang}/`);
    expect(await stored(me.page, 'cartItems')).toEqual([]);
    await open(me, '/orders-history');
    const orders = me.page.getByRole('table', { name: label(lang, ordersHistoryLabels, 'yourOrders') });
    await orders.getByRole('button').first().waitFor();
    expect(await orders.getByText('$8.50', { exact: true }).count()).toBe(1);
  }
  async function backAtChoice(me: Visitor, dialog: Locator): Promise<void> {
    await dialog.waitFor({ state: 'hidden' });
    expect(await stored(me.page, 'cartItems')).toHaveLength(1);
    expect(await methods(me).isVisible()).toBe(true);
  }

  return {
    check,
    form,
    pay,
    methods,
    customer,
    atCheckout,
    choose,
    inFrame,
    payByCard,
    payByWallet,
    placedOnce,
    backAtChoice,
  };
}

describe.each(['en', 'ar'] as const)('with the card and the wallet provider, in %s', (lang) => {
  const {
    form,
    pay,
    check,
    methods,
    atCheckout,
    choose,
    inFrame,
    payByCard,
    payByWallet,
    placedOnce,
    backAtChoice,
  } = customersIn(lang);

  test('a card is paid in the fields of its provider', async () => {
    const { me, asked } = await atCheckout();
    const taken = stripe.taken().length;
    await methods(me).selectOption({ label: check('creditCard') });
    expect(asked).toEqual([]);
    const dialog = await choose(me, 'creditCard');
    await button(dialog, pay).click();
    await dialog.getByText(form('cardProblem'), { exact: true }).waitFor();
    expect(stripe.ledger.filter(({ status }) => status === 'requires_payment_method')).toEqual([]);
    await inFrame(dialog, 'Card').getByRole('button', { name: 'Good card' }).click();
    await button(dialog, pay).click();
    await placedOnce(me);
    expect(stripe.taken().slice(taken)).toMatchObject([{ amount: 850, status: 'succeeded' }]);
    expect(new Set(asked.map((each) => each.split('/')[0]))).toEqual(
      new Set(['js.stripe.com', 'api.stripe.com']),
    );
  });

  test('a declined card leads back to the choice, and another one pays', async () => {
    const { me } = await atCheckout();
    await backAtChoice(me, await payByCard(me, 'Poor card'));
    await message(me, 'paymentDeclined').waitFor();
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled' });
    await payByCard(me, 'Good card');
    await placedOnce(me);
  });

  test('3-D Secure is asked for in a frame of the provider, and then the order is placed', async () => {
    const { me } = await atCheckout();
    const dialog = await payByCard(me, 'Card with 3-D Secure');
    const pass = me.page.frameLocator('iframe[src*=challenge]').getByRole('button', { name: 'Pass' });
    await pass.waitFor();
    // The frame lies in the page: under a modal dialog it could not be used, and beside it the shop must not be.
    expect(await me.page.locator('dialog[open]').count()).toBe(0);
    expect(await methods(me).evaluate((each) => each.closest('[inert]') !== null)).toBe(true);
    const status = me.page.getByRole('status').getByText(form('paying'), { exact: true });
    expect(await status.evaluate((each) => each === document.activeElement)).toBe(true);
    for (let time = 0; time < 3; time += 1) await me.page.keyboard.press('Escape');
    expect(await message(me, 'paymentCancelled').count()).toBe(0);
    await pass.click();
    await placedOnce(me);
    expect(await dialog.count()).toBe(0);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'succeeded' });
  });

  test('3-D Secure that is not passed is a declined card', async () => {
    const { me } = await atCheckout();
    const dialog = await payByCard(me, 'Card with 3-D Secure');
    await me.page.frameLocator('iframe[src*=challenge]').getByRole('button', { name: 'Fail' }).click();
    await message(me, 'paymentDeclined').waitFor();
    await backAtChoice(me, dialog);
    const place = button(main(me.page), check('lbl_check_placeorder'));
    await eventually(() => place.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled', charge: '' });
  });

  test('the wallet is paid by the buttons of its provider', async () => {
    const { me, asked } = await atCheckout();
    const taken = paypal.taken().length;
    await payByWallet(me, 'Approve');
    await placedOnce(me);
    expect(paypal.taken().slice(taken)).toMatchObject([{ value: '8.50', status: 'COMPLETED' }]);
    expect(asked.some((each) => each.startsWith('js.stripe.com'))).toBe(false);
  });

  test('a wallet that is cancelled leads back to the choice, and holds nothing', async () => {
    const { me } = await atCheckout();
    const dialog = await payByWallet(me, 'Cancel');
    await message(me, 'paymentCancelled').waitFor();
    await backAtChoice(me, dialog);
    expect(paypal.ledger.at(-1)!.captures).toEqual([]);
    await payByWallet(me, 'Approve');
    await placedOnce(me);
  });

  test('a wallet that cannot pay is declined', async () => {
    const { me } = await atCheckout();
    const dialog = await payByWallet(me, 'Approve with an empty wallet');
    await message(me, 'paymentDeclined').waitFor();
    await backAtChoice(me, dialog);
    expect(paypal.ledger.at(-1)!.captures).toEqual([]);
  });
});

describe('the scripts and frames of the providers', () => {
  const lang = 'en';
  const { check, form, pay, methods, customer, atCheckout, choose, inFrame, payByCard, placedOnce } =
    customersIn(lang);

  test('3-D Secure is asked for again after a reload', async () => {
    const { me } = await atCheckout();
    await payByCard(me, 'Card with 3-D Secure');
    const challenge = me.page.frameLocator('iframe[src*=challenge]').getByRole('button', { name: 'Pass' });
    await challenge.waitFor();
    await open(me, '/checkout');
    await challenge.click();
    await placedOnce(me);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'succeeded' });
  });

  test('what is said to a challenge of a payment that was cancelled does nothing to the next one', async () => {
    const { me } = await atCheckout();
    await payByCard(me, 'Card with 3-D Secure');
    const challenge = me.page.locator('iframe[src*=challenge]');
    await challenge.waitFor();
    await button(me.page, form('cancel')).press('Enter');
    await message(me, 'paymentCancelled').waitFor();
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled' });
    await methods(me).selectOption({ label: check('creditCard') });
    await button(main(me.page), check('lbl_check_placeorder')).press('Enter');
    const dialog = me.page.getByRole('dialog', { name: form('title') });
    await inFrame(dialog, 'Card').getByRole('button', { name: 'Good card' }).click();
    const sent = sentTo(me.page, confirmPayment);
    await challenge.contentFrame().getByRole('button', { name: 'Pass' }).dispatchEvent('click');
    await challenge.waitFor({ state: 'detached' });
    await button(dialog, pay).click();
    await placedOnce(me);
    expect(sent).toHaveLength(1);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'succeeded' });
  });

  test('while the provider reads a card the form can be neither left nor closed', async () => {
    const { me } = await atCheckout();
    let letThrough = () => undefined as void;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await me.context.route(/stripe\.com\/v1\/payment_methods/u, async (route) => {
      await held;
      await route.fallback();
    });
    const dialog = await payByCard(me, 'Good card');
    await button(dialog, form('paying')).waitFor();
    // A browser may keep to itself whether a second Escape can be refused.
    for (let time = 0; time < 3; time += 1) await me.page.keyboard.press('Escape');
    await button(dialog, form('cancel')).dispatchEvent('click');
    await me.page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    expect(await message(me, 'paymentCancelled').count()).toBe(0);
    letThrough();
    await placedOnce(me);
  });

  test('a card that could not be read is said, and can be tried again', async () => {
    const { me } = await atCheckout(/ERR_FAILED/u);
    await me.context.route(/stripe\.com\/v1\/payment_methods/u, (route) => route.abort());
    const dialog = await payByCard(me, 'Good card');
    await dialog.getByRole('alert').getByText(form('cardProblem'), { exact: true }).waitFor();
    await me.context.unroute(/stripe\.com\/v1\/payment_methods/u);
    await button(dialog, pay).click();
    await placedOnce(me);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'succeeded' });
  });

  test.each([
    ['creditCard', 'Card', /js\.stripe\.com\/endive/u],
    ['wallet', 'PayPal', /www\.paypal\.com\/sdk/u],
  ] as const)(
    'a script of %s that is blocked is said; it can be asked for again',
    async (way, frame, script) => {
      const { me } = await atCheckout(/ERR_FAILED/u);
      await me.context.route(script, (route) => route.abort());
      const dialog = await choose(me, way);
      await dialog.getByRole('alert').getByText(form('formFailed'), { exact: true }).waitFor();
      await me.context.unroute(script);
      await button(dialog, label(lang, sharedLabels, 'tryAgain')).click();
      await inFrame(dialog, frame).getByRole('button').first().waitFor();
      expect(await dialog.getByText(form('formFailed')).count()).toBe(0);
    },
  );

  test('in its place the order can be paid on delivery', async () => {
    const { me } = await atCheckout(/ERR_FAILED/u);
    await me.context.route(/js\.stripe\.com/u, (route) => route.abort());
    const dialog = await choose(me, 'creditCard');
    await button(dialog, check('cashOnDelivery')).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await methods(me).inputValue()).toBe('6');
    expect(stripe.ledger.filter(({ status }) => status === 'requires_payment_method')).toEqual([]);
  });

  test('a script that takes longer than ten seconds is said to fail, and used when it comes', async () => {
    const { me } = await atCheckout();
    let letThrough = () => undefined as void;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await me.context.route(/js\.stripe\.com\/endive/u, async (route) => {
      await held;
      await route.fallback();
    });
    await me.page.clock.install();
    const dialog = await choose(me, 'creditCard');
    await dialog.getByRole('status').first().waitFor();
    await me.page.clock.runFor(10_000);
    await dialog.getByRole('alert').waitFor();
    letThrough();
    await inFrame(dialog, 'Card').getByRole('button').first().waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
  });

  test('styles and scripts of the wallet apply by a nonce, those of nobody do not', async () => {
    const { me } = await atCheckout(/Content Security Policy|security policy: (?:style|script)-src-elem/u);
    const dialog = await choose(me, 'wallet');
    await inFrame(dialog, 'PayPal').getByRole('button').first().waitFor();
    const border = () => dialog.locator('iframe').evaluate((each) => getComputedStyle(each).borderTopWidth);
    expect(await border()).toBe('0px');
    const written = await me.page.evaluate(() => {
      const write = (name: 'style' | 'script', text: string, nonce?: string) => {
        const made = document.createElement(name);
        if (nonce !== undefined) made.setAttribute('nonce', nonce);
        made.textContent = text;
        document.head.append(made);
      };
      for (const nonce of [undefined, '', 'AAAAAAAAAAAAAAAAAAAAAA==']) {
        write('style', 'iframe[title=PayPal] { border: 7px solid !important }', nonce);
        write('script', 'window.isWritten = true', nonce);
      }
      return 'isWritten' in window;
    });
    expect([written, await border()]).toEqual([false, '0px']);
  });

  test('the checkout is loaded as a whole, and left so once a provider was let in', async () => {
    const { me } = await customer();
    await open(me, '/cart');
    await me.page.evaluate(() => Object.assign(window, { first: true }));
    await link(main(me.page), label(lang, cartLabels, 'lbl_cart_proc_check'))
      .first()
      .click();
    await methods(me).waitFor();
    await usable(me.page);
    const isFirst = () => me.page.evaluate(() => 'first' in window);
    expect(await isFirst()).toBe(false);
    await me.page.evaluate(() => Object.assign(window, { first: true }));
    const dialog = await choose(me, 'creditCard');
    await inFrame(dialog, 'Card').getByRole('button').first().waitFor();
    await button(dialog, form('cancel')).click();
    await dialog.waitFor({ state: 'hidden' });
    await me.page.getByRole('banner').getByRole('link').first().click();
    await eventually(() => pathOf(me.page)).not.toBe(`/${lang}/checkout`);
    await usable(me.page);
    expect(await isFirst()).toBe(false);
  });
});

describe('the security policy', () => {
  const policyOf = async (path: string) => {
    const { headers } = await fetch(shop.url + path, { redirect: 'manual' });
    return {
      csp: headers.get('content-security-policy') ?? '',
      opener: headers.get('cross-origin-opener-policy'),
    };
  };
  const directive = (csp: string, name: string) =>
    csp
      .split('; ')
      .find((each) => each.startsWith(`${name} `))
      ?.split(' ')
      .slice(1);

  test.each(['/checkout', '/en/checkout', '/ar/checkout', '/en/checkout?a=b'])(
    'lets the providers in at %s, by their origins and the nonce of one answer',
    async (path) => {
      const { csp, opener } = await policyOf(path);
      const nonce = csp.match(/'nonce-[\w+/]{22}=='/u)?.[0];
      expect(directive(csp, 'script-src')).toEqual([
        "'self'",
        'https://js.stripe.com',
        'https://www.paypal.com',
        'https://www.sandbox.paypal.com',
        'https://www.paypalobjects.com',
        nonce,
      ]);
      expect(directive(csp, 'frame-src')).toEqual([
        'https://js.stripe.com',
        'https://hooks.stripe.com',
        'https://www.paypal.com',
        'https://www.sandbox.paypal.com',
      ]);
      expect(directive(csp, 'style-src')).toEqual(["'self'", nonce]);
      expect(csp).not.toMatch(/unsafe|\*|data: .*script/u);
      expect(directive(csp, 'frame-ancestors')).toEqual(["'none'"]);
      expect(opener).toBe('same-origin-allow-popups');
    },
  );

  test.each([
    '/',
    '/en/',
    '/en/cart',
    '/en/login',
    '/en/checkouts',
    '/en/checkout/x',
    '/api/v1/nothing',
    '/xx/checkout',
  ])('keeps them out at %s', async (path) => {
    const { csp, opener } = await policyOf(path);
    expect(csp).toContain("script-src 'self';");
    expect(csp).not.toMatch(/stripe|paypal|frame-src|nonce/u);
    expect(opener).toBe('same-origin');
  });
});
