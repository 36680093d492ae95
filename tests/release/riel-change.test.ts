import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { ownShop } from '../journeys/support/own-shop.ts';
import { button, eventually, main, message, open, stored } from '../journeys/support/pages.ts';
import { payingIn } from '../journeys/support/paying.ts';
import { label, said } from '../journeys/support/texts.ts';
import { visitor } from '../journeys/support/visitor.ts';
import { paymentMethodName } from '../journeys/support/payment-method-names.ts';

const shop = await ownShop();

/** Sets the rate as staff do while the shop is running. */
const setRate = (rate: number) => setRielRate(shop.db, rate, 'staff srey');

describe.each([
  ['en', 390, 'transfer', 'payByTransferRiel'],
  ['ar', 1440, 'cashOnDelivery', 'payOnDeliveryRiel'],
] as const)('a changed riel rate at checkout (%s, %i px, %s)', (lang, width, paymentMethod, sentence) => {
  const { storage, methods, place, check } = payingIn(lang);

  test('a changed riel rate is shown in an open checkout before ordering, and the shown amount is what is ordered', async () => {
    await setRate(4100);
    const me = await visitor({ lang, width, shop: shop.url, stored: await storage(shop.url) });
    const { page } = me;
    await open(me, '/checkout');
    await methods(me).selectOption({ label: paymentMethodName(lang, paymentMethod) });
    const order = page.getByRole('region', { name: check('lbl_check_yrorder') });
    const inRiel = async () => (await order.getByRole('definition').allInnerTexts()).at(-1);
    await eventually(inRiel).toBe('34,900៛');
    await setRate(4300);

    const action = width === 390 ? button(page, check('lbl_check_placeorder')).last() : place(me);
    const requests = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
    const requestedFor = (riel: string) =>
      requests
        .getByText(label(lang, checkoutLabels, sentence, { amount: '$8.50', riel }), { exact: true })
        .waitFor();
    await action.click();
    await requestedFor('34,900៛');
    await button(requests, check('confirmYes')).click();
    await message(me, 'generalError').waitFor();
    await main(page)
      .getByText(said(lang, 'rielChanged', { total: '36,600៛' }), { exact: true })
      .waitFor();
    await eventually(inRiel).toBe('36,600៛');
    await eventually(() => order.innerText()).toContain('4,300៛');
    await eventually(() => stored(page, 'cartItems')).toHaveLength(1);

    await action.click();
    await requestedFor('36,600៛');
    await button(requests, check('confirmYes')).click();
    await message(me, 'orderPlaced').first().waitFor();
    const lead = page.locator('.toast').getByRole('link', { name: /AG\d+/u });
    const number = /AG\d+/u.exec(await lead.innerText())?.[0] ?? '';
    await open(me, `/orders-history?order=${number}`);
    const total = main(page).getByText(label(lang, sharedLabels, 'inRiel'), { exact: true });
    await total.first().waitFor();
    await eventually(() => main(page).innerText()).toContain('36,600៛');
    expect(await main(page).innerText()).not.toContain('34,900៛');
  });
});
