import { afterAll, describe, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { cardSectionLabels } from '#contract/labels/card-section.ts';
import { checkoutCodeLabels } from '#contract/labels/checkout-code.ts';
import { testBrowser } from '../support/browser.ts';
import { startShop } from '../support/shop-server.ts';
import { testPayments, token } from '../support/test-payments.ts';
import { button, eventually, message, open, usable } from './support/pages.ts';
import { payingIn } from './support/paying.ts';
import { label } from './support/texts.ts';
import { type Visitor, visitor } from './support/visitor.ts';
import { wayName } from './support/way-names.ts';

const browser = await testBrowser();
const bank = await testPayments();
const shop = await startShop({ env: { PAYMENT_TEST_URL: bank.address, PAYMENT_TEST_CODE: 'on' } });
afterAll(async () => void (await shop.stop()));

/** Both languages and both widths, two at a time. */
const widths = { en: 390, ar: 1440 } as const;

describe.each(['en', 'ar'] as const)('with a QR code, in %s', (lang) => {
  const { storage, methods, place, placedOnce, backAtChoice, check } = payingIn(lang);
  const say = (key: keyof typeof checkoutCodeLabels.texts, values = {}) =>
    label(lang, checkoutCodeLabels, key, values);
  const dialogOf = ({ page }: Visitor) => page.getByRole('dialog', { name: say('title') });
  const picture = (dialog: Locator) => dialog.getByRole('img', { name: say('picture', { amount: '$8.50' }) });
  const codeIn = (dialog: Locator) => picture(dialog).locator('path').last().getAttribute('d');
  const charge = () => bank.ledger().at(-1)!;
  /** With the app of the bank. */
  const payIt = () => bank.act(charge(), token('approve'));

  async function atCode(): Promise<{ me: Visitor; dialog: Locator }> {
    const me = await visitor(browser, {
      lang,
      width: widths[lang],
      shop: shop.url,
      stored: await storage(shop.url),
    });
    await open(me, '/checkout');
    await methods(me).selectOption({ label: wayName(lang, 'testCode') });
    await place(me).click();
    const dialog = dialogOf(me);
    await picture(dialog).waitFor();
    return { me, dialog };
  }

  test('it is shown with its amount and its time, and what is paid with the bank’s app places the order by itself', async () => {
    const { me, dialog } = await atCode();
    expect(await dialog.getByText('$8.50', { exact: true }).isVisible()).toBe(true);
    await dialog.getByText(label(lang, cardSectionLabels, 'testPayment'), { exact: true }).waitFor();
    await eventually(() => dialog.getByRole('timer').innerText()).toMatch(/4:\d\d/u);
    expect(charge()).toMatchObject({ method: 'code', amount: 850, status: 'open' });
    await button(dialog, say('havePaid')).click();
    await dialog.getByText(say('notYet'), { exact: true }).waitFor();
    await payIt();
    await placedOnce(me);
  });

  test('a reload shows the same one again, and its picture can be kept', async () => {
    const { me, dialog } = await atCode();
    const before = await codeIn(dialog);
    await me.page.reload();
    await usable(me.page);
    await picture(dialog).waitFor();
    expect(await codeIn(dialog)).toBe(before);
    const saved = me.page.waitForEvent('download');
    await button(dialog, say('save')).click();
    expect((await saved).suggestedFilename()).toBe('payment-8.50.png');
    await button(dialog, label(lang, cardSectionLabels, 'testBankPays')).click();
    await placedOnce(me);
  });

  test('a new one takes the place of the old, which is given up; cancelled, it leads back to the choice', async () => {
    const { me, dialog } = await atCode();
    const [before, old] = [await codeIn(dialog), charge()];
    await button(dialog, say('newCode')).click();
    await eventually(() => codeIn(dialog)).not.toBe(before);
    expect(bank.ledger().find(({ id }) => id === old.id)).toMatchObject({ status: 'cancelled' });
    await button(dialog, check('cancel')).click();
    await backAtChoice(me, dialog);
    await message(me, 'paymentCancelled').waitFor();
    expect(charge()).toMatchObject({ status: 'cancelled' });
  });

  test('one that has ended is taken away, and a new one can be paid', async () => {
    const { me, dialog } = await atCode();
    // As it is five minutes later.
    await me.page.route('**/payments/confirm-payment', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/CodeSecondsLeft(\W+)\d+/u, 'CodeSecondsLeft$11');
      await route.fulfill({ response, body });
    });
    await me.page.reload();
    await usable(me.page);
    await dialog.getByText(say('ended'), { exact: true }).waitFor();
    expect(await picture(dialog).count()).toBe(0);
    await me.page.unrouteAll({ behavior: 'wait' });
    await button(dialog, say('newCode')).click();
    await picture(dialog).waitFor();
    await payIt();
    await placedOnce(me);
  });
});
