import { describe, expect, test } from 'vitest';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { acquirerShop } from '../journeys/support/paid-by-code.ts';
import { button, eventually, main } from '../journeys/support/pages.ts';
import { payingByCodeIn } from '../journeys/support/paying-by-code.ts';
import { label } from '../journeys/support/texts.ts';
import { paymentMethodName } from '../journeys/support/payment-method-names.ts';

// A second provider of codes: a bank's acquiring service. Like the first, it needs only "a folder and a row",
// also for customers.
const { bank, shop, orderOf, almostEnded } = await acquirerShop();

const newest = () => bank.codes.at(-1)!;
const textOf = ({ id }: { id: string }) => `QR ${id}`;

const lang = 'ar';
const width = 390;

describe('a bank’s QR code', () => {
  const { say, renewEnded, placedOnce, declined, atChoice, atCode, dialogOf, methods, place } =
    payingByCodeIn(lang, 'acquirer');

  test('a bank’s QR code shows amount, remaining time and an app link, and places the order when paid', async () => {
    const { me, dialog } = await atCode(shop.url, width);
    expect(newest()).toMatchObject({ amount: '8.50', currency: 'USD', state: 'waiting' });
    await eventually(() => dialog.locator('.pay-code-sum').innerText()).toBe('8.50 USD');
    // The acquirer accepts only dollars.
    expect(await button(dialog, say('inRiel', { amount: '34,900៛' })).count()).toBe(0);
    const app = dialog.locator('a.pay-code-app');
    await eventually(() => app.getAttribute('href')).toBe(`https://bank.invalid/${newest().id}`);
    await eventually(() => dialog.getByRole('timer').innerText()).toMatch(/4:\d\d/u);
    expect(await axeFindings(me.page)).toEqual([]);
    bank.pay(textOf(newest()));
    await placedOnce(me);
    await main(me.page).getByRole('table').getByRole('button').first().click();
    const paid = label(lang, orderProgressLabels, 'paid', { way: paymentMethodName(lang, 'acquirer') });
    await main(me.page).getByText(paid).first().waitFor();
  });

  test('the bank’s webhook places the order when the page was closed', async () => {
    const { me } = await atCode(shop.url, width);
    await me.page.close();
    const code = bank.pay(textOf(newest()));
    const { body, headers } = bank.push(code);
    const { status } = await fetch(`${shop.url}/api/v1/payments/webhooks/acquirer`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect(status).toBe(200);
    await eventually(() => orderOf(textOf(code))).toBe(1);
  });

  test('an expired code also expires at the bank, and a new code can be paid', async () => {
    const { me, dialog } = await atCode(shop.url, width);
    const old = newest();
    await almostEnded(me);
    await renewEnded(dialog);
    expect(newest().id).not.toBe(old.id);
    expect(old.state).toBe('ended');
    bank.pay(textOf(newest()));
    await placedOnce(me);
  });

  test('a code the bank expires early places no order, and another payment method can be selected', async () => {
    const { me, dialog } = await atCode(shop.url, width);
    newest().state = 'ended';
    await declined(me);
    expect(await dialog.count()).toBe(0);
    await eventually(() => methods(me).isVisible()).toBe(true);
  });

  test('when the bank creates no code, none is shown and another payment method can be selected', async () => {
    const me = await atChoice(shop.url, width);
    bank.fault({ on: /qr/u, does: '500', times: 9 });
    await place(me).click();
    await declined(me, 'paymentUnavailable');
    expect(await dialogOf(me).count()).toBe(0);
    await eventually(() => methods(me).isVisible()).toBe(true);
  });
});
