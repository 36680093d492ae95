import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkoutCodeLabels } from '#contract/labels/storefront/checkout-code.ts';
import type { Operation } from '#contract/operation.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { lose, loseAnswer, lost, sentTo } from './support/answers.ts';
import { button, eventually, main, message, open, toastsAt } from './support/pages.ts';
import { chooseTestCard, hostedPage, testPayingIn } from './support/test-provider.ts';
import { label, said } from './support/texts.ts';
import { inRelease, releaseTest, widthOf } from './support/visitor.ts';
import { paymentMethodName } from './support/payment-method-names.ts';

function keysOf(page: Page, { path }: Operation): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/v1/${path}`)) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

describe.each(['en' as const, ...inRelease('ar')])('with the test provider, in %s', (lang) => {
  const {
    check,
    form,
    tests,
    pay,
    methods,
    place,
    atCheckout,
    choose,
    payByCard,
    placedOnce,
    declined,
    backFrom,
  } = testPayingIn(lang);
  const byCode = label(lang, checkoutCodeLabels, 'title');

  test('card and wallet can be selected beside cash, and are labeled as a test', async () => {
    const me = await atCheckout();
    await eventually(() => methods(me).getByRole('option').allInnerTexts()).toEqual([
      paymentMethodName(lang, 'creditCard'),
      paymentMethodName(lang, 'wallet'),
      check('cashOnDelivery'),
      paymentMethodName(lang, 'khqr'),
      paymentMethodName(lang, 'transfer'),
    ]);
    expect(await main(me.page).getByText(tests('testPayment'), { exact: true }).count()).toBe(0);
    const dialog = await choose(me, 'creditCard');
    await hostedPage(dialog).getByText(tests('testPayment'), { exact: true }).waitFor();
    await me.page.keyboard.press('Escape');
    await backFrom(me, dialog);
    const note = main(me.page).getByText(tests('testPayment'), { exact: true });
    await eventually(() => note.isVisible()).toBe(true);
    await eventually(() => place(me).evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test.each(widthOf[lang])('an approved card places the order at %i px', async (width) => {
    const me = await atCheckout(width);
    const dialog = await payByCard(me, 'testApproved');
    await message(me, 'orderPlaced').first().waitFor();
    expect(await dialog.count()).toBe(0);
    await placedOnce(me);
  });

  test('3-D Secure opens in the dialog, also after a reload, and then places the order', async () => {
    const me = await atCheckout();
    const dialog = await payByCard(me, 'testSecure');
    const question = hostedPage(dialog).getByText(tests('testBank', { amount: '$8.50' }), { exact: true });
    await question.waitFor();
    await eventually(() => question.evaluate((each) => each === document.activeElement)).toBe(true);
    await open(me, '/checkout');
    await question.waitFor();
    await button(hostedPage(dialog), tests('testConfirm')).click();
    await placedOnce(me);
  });

  test('an approved wallet places the order half a second later', async () => {
    const me = await atCheckout();
    const sent = sentTo(me.page, confirmPayment);
    const dialog = await choose(me, 'wallet');
    await button(hostedPage(dialog), pay).click();
    await hostedPage(dialog)
      .getByText(tests('testWallet', { amount: '$8.50' }), { exact: true })
      .waitFor();
    await me.context.clock.install();
    await me.context.clock.pauseAt(Date.now() + 60_000);
    const asked = me.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => data.token && resolve());
        }),
    );
    await button(hostedPage(dialog), tests('testYes')).click();
    await asked;
    await me.context.clock.runFor(499);
    expect(sent).toHaveLength(0);
    await me.context.clock.runFor(1);
    await eventually(() => sent.length).toBe(1);
    await me.context.clock.resume();
    await placedOnce(me);
  });

  test.each(widthOf[lang])('a card form shows validation errors at their fields at %i px', async (width) => {
    const me = await atCheckout(width);
    const dialog = await choose(me, 'creditCard');
    const field = (key: 'cardNumber' | 'expiry' | 'securityCode' | 'cardName') =>
      hostedPage(dialog).getByRole('textbox', { name: tests(key), exact: true });
    await button(hostedPage(dialog), pay).click();
    for (const problem of ['badNumber', 'badExpiry', 'badCode', 'noName'] as const)
      await hostedPage(dialog).getByText(tests(problem), { exact: true }).waitFor();
    await eventually(() => field('cardNumber').evaluate((each) => each === document.activeElement)).toBe(
      true,
    );
    await field('cardNumber').pressSequentially('5555555555554444');
    await eventually(() => field('cardNumber').inputValue()).toBe('5555 5555 5555 4444');
    expect(await hostedPage(dialog).getByText(tests('badNumber')).count()).toBe(0);
    await field('expiry').pressSequentially('120');
    await field('expiry').pressSequentially('1');
    await field('securityCode').fill('123');
    await field('cardName').fill('SOKHA CHAN');
    await button(hostedPage(dialog), pay).click();
    await hostedPage(dialog).getByText(tests('noTestNumber'), { exact: true }).waitFor();
    await hostedPage(dialog).getByText(tests('expired'), { exact: true }).waitFor();
    await field('cardNumber').fill('4242424242424242');
    await field('expiry').fill('12/2040');
    await eventually(() => field('expiry').inputValue()).toBe('12 / 40');
    await me.page.keyboard.press('Enter');
    await placedOnce(me);
  });

  test('no card number leaves the browser or is stored in it: only the test outcome is sent', async () => {
    const me = await atCheckout();
    const left: string[] = [];
    me.page.on('request', (request) => left.push(new URL(request.url()).search, request.postData() ?? ''));
    const dialog = await payByCard(me, 'testSecure');
    await button(hostedPage(dialog), tests('testConfirm')).waitFor();
    const stored = await me.page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, document.cookie]),
    );
    await button(hostedPage(dialog), tests('testConfirm')).click();
    await placedOnce(me);
    expect(left.join(' ')).toContain('tok_test_3ds');
    expect(`${left.join(' ')} ${stored}`).not.toMatch(/4000 ?0027|6000 ?3184|\b12 ?\/ ?\d\d\b/u);
  });

  // The rest does not depend on language or direction.
  if (lang === 'ar') return;

  test('a declined card closes the dialog and keeps the cart; the next attempt has its own key', async () => {
    const me = await atCheckout();
    const keys = keysOf(me.page, beginPayment);
    const dialog = await payByCard(me, 'testDeclined');
    await declined(me);
    await backFrom(me, dialog);
    await eventually(() => me.page.evaluate(toastsAt, '#to-pay')).toBe('clear');
    const strip = main(me.page).locator('.cart-strip');
    await eventually(() => strip.innerText()).toContain(check('declined'));
    await button(strip, check('otherCard')).click();
    // A message about the previous attempt would cover the next one.
    await eventually(() => message(me, 'generalError').count()).toBe(0);
    expect(await hostedPage(dialog).getByLabel(tests('securityCode'), { exact: true }).inputValue()).toBe('');
    // The field for another card is empty and unmarked.
    await hostedPage(dialog).getByText(tests('refusedLast'), { exact: true }).waitFor();
    expect(await hostedPage(dialog).getByLabel(tests('cardNumber'), { exact: true }).inputValue()).toBe('');
    await chooseTestCard(hostedPage(dialog), lang, 'testApproved');
    expect(await hostedPage(dialog).getByText(tests('refusedCard'), { exact: true }).count()).toBe(0);
    await button(hostedPage(dialog), pay).click();
    await placedOnce(me);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  releaseTest('a failed 3-D Secure challenge declines the card', async () => {
    const me = await atCheckout();
    const dialog = await payByCard(me, 'testSecure');
    await hostedPage(dialog)
      .getByRole('textbox', { name: tests('testCode'), exact: true })
      .fill('654321');
    await button(hostedPage(dialog), tests('testConfirm')).click();
    await declined(me);
    await backFrom(me, dialog);
    await eventually(() => methods(me).isVisible()).toBe(true);
    await button(main(me.page).locator('.cart-strip'), byCode).click();
    await me.page.getByRole('dialog', { name: byCode }).waitFor();
    expect(await methods(me).locator(':checked').innerText()).toBe(paymentMethodName(lang, 'khqr'));
  });

  test('a canceled wallet returns to the payment methods with a message', async () => {
    const me = await atCheckout();
    const dialog = await choose(me, 'wallet');
    await button(hostedPage(dialog), pay).click();
    await button(hostedPage(dialog), tests('testYes')).waitFor();
    await button(dialog, form('cancel')).click();
    await message(me, 'paymentCancelled').waitFor();
    await backFrom(me, dialog);
    await eventually(() => methods(me).isVisible()).toBe(true);
    await payByCard(me, 'testApproved');
    await placedOnce(me);
  });

  test('a lost response after payment checks the payment instead of asking to pay again', async () => {
    const me = await atCheckout();
    const dialog = await payByCard(me, 'testLost');
    await message(me, 'paymentUnknown').first().waitFor();
    await backFrom(me, dialog);
    expect(await methods(me).count()).toBe(0);
    expect(await place(me).count()).toBe(0);
    await button(main(me.page), check('checkPayment')).click();
    await placedOnce(me);
  });

  test('a connection lost while paying checks the same payment instead of creating another', async () => {
    const me = await atCheckout(1440, lost);
    const [keys, sent] = [keysOf(me.page, beginPayment), sentTo(me.page, confirmPayment)];
    await lose(me.page, confirmPayment);
    const dialog = await payByCard(me, 'testApproved');
    await message(me, 'generalError').waitFor();
    await backFrom(me, dialog);
    expect(await place(me).count()).toBe(0);
    await me.page.unrouteAll();
    await button(main(me.page), check('checkPayment')).click();
    await placedOnce(me);
    expect(keys).toHaveLength(1);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test('a payment start whose response is lost is looked up with a message, and continued', async () => {
    const me = await atCheckout(1440, lost);
    const keys = keysOf(me.page, beginPayment);
    await loseAnswer(me.page, beginPayment);
    await payByCard(me, 'testApproved');
    await message(me, 'orderChecking').first().waitFor();
    await me.page.unrouteAll();
    await placedOnce(me);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  releaseTest(
    'a connection that stays lost before payment shows what to do, and reuses the key',
    async () => {
      const me = await atCheckout(1440, lost);
      const keys = keysOf(me.page, beginPayment);
      await lose(me.page, beginPayment);
      const dialog = await payByCard(me, 'testApproved');
      // The message appears after three more lookups.
      await message(me, 'generalError').waitFor();
      await main(me.page).getByText(said('en', 'orderUnanswered'), { exact: true }).waitFor();
      expect(await message(me, 'orderChecking').count()).toBe(0);
      await backFrom(me, dialog);
      await me.page.unrouteAll();
      await payByCard(me, 'testApproved');
      await placedOnce(me);
      expect(keys).toHaveLength(5);
      expect(new Set(keys).size).toBe(1);
    },
  );
});
