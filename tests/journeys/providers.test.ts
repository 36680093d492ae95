import { describe, expect, test } from 'vitest';
import { stubProviders } from '../support/providers/stub-providers.ts';
import { payingAtProviders } from './support/at-providers.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, main, message } from './support/pages.ts';
import { wayName } from './support/way-names.ts';

const stubs = await stubProviders();
const { stripe, paypal } = stubs;
const shop = await ownShop(stubs.env);

const lang = 'ar';

describe('with the card and the wallet provider', () => {
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

  test('a card is paid in the fields of its provider', async () => {
    const { me, asked } = await atCheckout();
    const taken = stripe.taken().length;
    await methods(me).selectOption({ label: wayName(lang, 'creditCard') });
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

  test('3-D Secure is asked for in a frame of the provider, and then the order is placed', async () => {
    const { me } = await atCheckout();
    const dialog = await payByCard(me, 'Card with 3-D Secure');
    const pass = me.page.frameLocator('iframe[src*=challenge]').getByRole('button', { name: 'Pass' });
    await pass.waitFor();
    // The frame lies in the page: under a modal dialog it could not be used, and beside it the shop must not be.
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

  test('the wallet is paid by the buttons of its provider', async () => {
    const { me, asked } = await atCheckout();
    const taken = paypal.taken().length;
    await payByWallet(me, 'Approve');
    await placedOnce(me);
    expect(paypal.taken().slice(taken)).toMatchObject([{ value: '8.50', status: 'COMPLETED' }]);
    expect(asked.some((each) => each.startsWith('js.stripe.com'))).toBe(false);
  });

  test('a declined card leads back to the choice, and another one pays', async () => {
    const { me } = await atCheckout();
    await backAtChoice(me, await payByCard(me, 'Poor card'));
    await declined(me);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled' });
    await payByCard(me, 'Good card');
    await placedOnce(me);
  });

  test('3-D Secure that is not passed is a declined card', async () => {
    const { me } = await atCheckout();
    const dialog = await payByCard(me, 'Card with 3-D Secure');
    await me.page.frameLocator('iframe[src*=challenge]').getByRole('button', { name: 'Fail' }).click();
    await declined(me);
    await backAtChoice(me, dialog);
    const help = main(me.page).locator('.cart-strip');
    await eventually(() => help.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(stripe.ledger.at(-1)).toMatchObject({ status: 'canceled', charge: '' });
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
    await declined(me);
    await backAtChoice(me, dialog);
    expect(paypal.ledger.at(-1)!.captures).toEqual([]);
  });
});
