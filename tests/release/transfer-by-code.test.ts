import { expect, test } from 'vitest';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { transferLabels } from '#contract/labels/storefront/transfer.ts';
import { axeFindings } from '../journeys/support/checks/axe.ts';
import { khqrShop } from '../journeys/support/paid-by-code.ts';
import { button, eventually, main, message, open } from '../journeys/support/pages.ts';
import { payingByCodeIn } from '../journeys/support/paying-by-code.ts';
import { label, said, labelsOf } from '../journeys/support/texts.ts';
import { visitor } from '../journeys/support/visitor.ts';
import { paymentMethodName } from '../journeys/support/payment-method-names.ts';

const { bank, shop } = await khqrShop();

test.each([
  ['en', 390],
  ['ar', 1440],
] as const)(
  'an order that waits for its transfer can be paid by KHQR instead, in %s at %i px',
  async (lang, width) => {
    const { storage, methods, place, check, say, dialogOf, picture, codeIn } = payingByCodeIn(lang);
    const transfer = labelsOf(lang, transferLabels);
    const me = await visitor({ lang, width, shop: shop.url, stored: await storage(shop.url) });
    const { page } = me;
    await open(me, '/checkout');
    await methods(me).selectOption({ label: paymentMethodName(lang, 'transfer') });
    await place(me).click();
    const question = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
    await button(question, check('confirmYes')).click();

    const choice = button(main(page), transfer('payByCode'));
    await choice.waitFor();
    // It is in the first window, above the bar at the bottom of phones.
    await eventually(() => choice.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThan(
      me.phone ? 782 : 900,
    );
    await choice.click();
    const dialog = dialogOf(me);
    await picture(dialog).waitFor();
    const code = await codeIn(dialog);
    expect(await axeFindings(page)).toEqual([]);
    await button(dialog, transfer('backToTransfer')).click();
    await dialog.waitFor({ state: 'hidden' });
    await main(page).getByText('000 111 222', { exact: true }).waitFor();
    await eventually(() => choice.evaluate((each) => each === document.activeElement)).toBe(true);

    // The code that was shown before can still be paid, so it is shown again.
    await choice.click();
    await picture(dialog).waitFor();
    expect(await codeIn(dialog)).toBe(code);
    await button(dialog, say('havePaid')).click();
    await dialog.getByText(say('notYet'), { exact: true }).waitFor();
    bank.pay(bank.newest());
    await button(dialog, say('seeOrder')).click();
    await dialog.waitFor({ state: 'hidden' });
    await main(page)
      .getByText(label(lang, orderProgressLabels, 'sayReceived'))
      .waitFor();
    expect(await main(page).getByText('000 111 222', { exact: true }).count()).toBe(0);
    expect(await choice.count()).toBe(0);
    expect(await message(me, 'generalError').count()).toBe(0);
  },
);
