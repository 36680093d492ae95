import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { stubProviders } from '../support/providers/stub-providers.ts';
import { sentTo } from './support/answers.ts';
import { payingAtProviders } from './support/at-providers.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, link, main, message, open, pathOf, usable } from './support/pages.ts';
import { label } from './support/texts.ts';
import { paymentMethodName } from './support/payment-method-names.ts';
import { inRelease, releaseTest } from './support/visitor.ts';

const stubs = await stubProviders();
const { stripe } = stubs;
const shop = await ownShop(stubs.env);

describe('the provider scripts and frames', () => {
  const lang = 'en';
  const { check, form, pay, methods, customer, atCheckout, choose, inFrame, payByCard, placedOnce } =
    payingAtProviders(lang, { shop: shop.url, stubs });

  test('3-D Secure opens again after a reload', async () => {
    const { me } = await atCheckout();
    await payByCard(me, 'Card with 3-D Secure');
    const challenge = me.page.frameLocator('iframe[src*=challenge]').getByRole('button', { name: 'Pass' });
    await challenge.waitFor();
    await open(me, '/checkout');
    await challenge.click();
    await placedOnce(me);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'succeeded' });
  });

  test('a response to the challenge of a canceled payment does not affect the next one', async () => {
    const { me } = await atCheckout();
    await payByCard(me, 'Card with 3-D Secure');
    const challenge = me.page.locator('iframe[src*=challenge]');
    await challenge.waitFor();
    await button(me.page, form('cancel')).press('Enter');
    await message(me, 'paymentCancelled').waitFor();
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled' });
    await methods(me).selectOption({ label: paymentMethodName(lang, 'creditCard') });
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
    // Some browsers don't let a page ignore a second Escape.
    for (let time = 0; time < 3; time += 1) await me.page.keyboard.press('Escape');
    await button(dialog, form('cancel')).dispatchEvent('click');
    await me.page.mouse.click(5, 5);
    await eventually(() => dialog.isVisible()).toBe(true);
    expect(await message(me, 'paymentCancelled').count()).toBe(0);
    letThrough();
    await placedOnce(me);
  });

  releaseTest('a card that could not be read is reported, and can be retried', async () => {
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
    ['creditCard', 'Card', /js\.stripe\.com\/endive/u] as const,
    ...inRelease(['wallet', 'PayPal', /www\.paypal\.com\/sdk/u]),
  ])('a blocked script of %s is reported, and can be loaded again', async (method, frame, script) => {
    const { me } = await atCheckout(/ERR_FAILED/u);
    await me.context.route(script, (route) => route.abort());
    const dialog = await choose(me, method);
    await dialog.getByRole('alert').getByText(form('formFailed'), { exact: true }).waitFor();
    await me.context.unroute(script);
    await button(dialog, label(lang, sharedLabels, 'tryAgain')).click();
    await inFrame(dialog, frame).getByRole('button').first().waitFor();
    expect(await dialog.getByText(form('formFailed')).count()).toBe(0);
  });

  releaseTest('the order can be paid on delivery instead of a blocked provider', async () => {
    const { me } = await atCheckout(/ERR_FAILED/u);
    await me.context.route(/js\.stripe\.com/u, (route) => route.abort());
    const dialog = await choose(me, 'creditCard');
    await button(dialog, check('cashOnDelivery')).click();
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => methods(me).inputValue()).toBe('6');
    expect(stripe.ledger.filter(({ status }) => status === 'requires_payment_method')).toEqual([]);
  });

  test('a script slower than ten seconds is reported as failed, and used when it loads', async () => {
    const { me } = await atCheckout();
    let letThrough = () => undefined as void;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    await me.context.route(/js\.stripe\.com\/endive/u, async (route) => {
      await held;
      await route.fallback();
    });
    await me.context.clock.install();
    const dialog = await choose(me, 'creditCard');
    await dialog.getByRole('status').first().waitFor();
    await me.context.clock.runFor(10_000);
    await dialog.getByRole('alert').waitFor();
    letThrough();
    await inFrame(dialog, 'Card').getByRole('button').first().waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
  });

  test('wallet styles and scripts apply by nonce, unknown ones do not', async () => {
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

  test('the checkout loads as a document, and is left as one once a provider script ran', async () => {
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
    'the security policy allows the providers at %s, by origin and a nonce per response',
    async (path) => {
      const { csp, opener } = await policyOf(path);
      const hashes = csp.match(/'sha256-[^ ]+'/gu) ?? [];
      expect(hashes).not.toEqual([]);
      const nonce = csp.match(/'nonce-[\w+/]{22}=='/u)?.[0];
      expect(directive(csp, 'script-src')).toEqual([
        "'self'",
        ...hashes,
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
  ])('the security policy blocks the providers at %s', async (path) => {
    const { csp, opener } = await policyOf(path);
    expect(csp).toMatch(/script-src 'self'(?: 'sha256-[^ ]+')+;/u);
    expect(csp).not.toMatch(/stripe|paypal|frame-src|nonce/u);
    expect(opener).toBe('same-origin');
  });
});
