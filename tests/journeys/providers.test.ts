import { describe, expect, test } from 'vitest';
import { stubProviders } from '../support/providers/stub-providers.ts';
import { payingAtProviders } from './support/at-providers.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, main, message } from './support/pages.ts';
import { paymentMethodName } from './support/payment-method-names.ts';
import { releaseTest } from './support/visitor.ts';

const stubs = await stubProviders();
const { stripe, paypal } = stubs;
const shop = await ownShop(stubs.env);

const lang = 'ar';

describe('the card and wallet providers', () => {
  const {
    form,
    pay,
    methods,
    atCheckout,
    choose,
    inFrame,
    payByCard,
    payByWallet,
    placedOnce,
    backAtChoice,
    declined,
  } = payingAtProviders(lang, { shop: shop.url, stubs });

  test('a card is paid in the provider’s fields', async () => {
    const { me, requests } = await atCheckout();
    const taken = stripe.taken().length;
    await methods(me).selectOption({ label: paymentMethodName(lang, 'creditCard') });
    expect(requests).toEqual([]);
    const dialog = await choose(me, 'creditCard');
    await button(dialog, pay).click();
    await dialog.getByText(form('cardProblem'), { exact: true }).waitFor();
    expect(stripe.ledger.filter(({ status }) => status === 'requires_payment_method')).toEqual([]);
    await inFrame(dialog, 'Card').getByRole('button', { name: 'Good card' }).click();
    await button(dialog, pay).click();
    await placedOnce(me);
    expect(stripe.taken().slice(taken)).toMatchObject([{ amount: 850, status: 'succeeded' }]);
    expect(new Set(requests.map((each) => each.split('/')[0]))).toEqual(
      new Set(['js.stripe.com', 'api.stripe.com']),
    );
  });

  test('3-D Secure opens in the provider’s frame, and then the order is placed', async () => {
    const { me } = await atCheckout();
    const dialog = await payByCard(me, 'Card with 3-D Secure');
    const pass = me.page.frameLocator('iframe[src*=challenge]').getByRole('button', { name: 'Pass' });
    await pass.waitFor();
    // The frame is in the page, because it would be unusable under a modal dialog. The shop beside it must be
    // inert.
    expect(await me.page.locator('dialog[open]').count()).toBe(0);
    await eventually(() => methods(me).evaluate((each) => each.closest('[inert]') !== null)).toBe(true);
    const status = me.page.getByRole('status').getByText(form('paying'), { exact: true });
    await eventually(() => status.evaluate((each) => each === document.activeElement)).toBe(true);
    for (let time = 0; time < 3; time += 1) await me.page.keyboard.press('Escape');
    expect(await message(me, 'paymentCancelled').count()).toBe(0);
    await pass.click();
    await placedOnce(me);
    expect(await dialog.count()).toBe(0);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'succeeded' });
  });

  test('the wallet is paid with the provider’s buttons', async () => {
    const { me, requests } = await atCheckout();
    const taken = paypal.taken().length;
    await payByWallet(me, 'Approve');
    await placedOnce(me);
    expect(paypal.taken().slice(taken)).toMatchObject([{ value: '8.50', status: 'COMPLETED' }]);
    expect(requests.some((each) => each.startsWith('js.stripe.com'))).toBe(false);
  });

  test('a declined card returns to the payment methods, and another card pays', async () => {
    const { me } = await atCheckout();
    await backAtChoice(me, await payByCard(me, 'Poor card'));
    await declined(me);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled' });
    await payByCard(me, 'Good card');
    await placedOnce(me);
  });

  test('a failed 3-D Secure challenge declines the card', async () => {
    const { me } = await atCheckout();
    const dialog = await payByCard(me, 'Card with 3-D Secure');
    await me.page.frameLocator('iframe[src*=challenge]').getByRole('button', { name: 'Fail' }).click();
    await declined(me);
    await backAtChoice(me, dialog);
    const help = main(me.page).locator('.cart-strip');
    await eventually(() => help.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled', charge: '' });
  });

  test('canceling a wallet payment returns to the payment methods, and leaves nothing reserved', async () => {
    const { me } = await atCheckout();
    const dialog = await payByWallet(me, 'Cancel');
    await message(me, 'paymentCancelled').waitFor();
    await backAtChoice(me, dialog);
    expect(paypal.ledger.at(-1)!.captures).toEqual([]);
    await payByWallet(me, 'Approve');
    await placedOnce(me);
  });

  releaseTest('a wallet that cannot pay is declined', async () => {
    const { me } = await atCheckout();
    const dialog = await payByWallet(me, 'Approve with an empty wallet');
    await declined(me);
    await backAtChoice(me, dialog);
    expect(paypal.ledger.at(-1)!.captures).toEqual([]);
  });
});
