import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { formatAmount } from '#rules/money.ts';
import { setDeliveryMethods } from '../support/delivery-methods.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { mailTo } from './support/mailed.ts';
import { openOffice } from './support/open-office.ts';
import { ownShop } from './support/own-shop.ts';
import { button, eventually, main, message, open } from './support/pages.ts';
import { labelsOf, productOf } from './support/texts.ts';
import { stricterLanguage, type Visitor, visitor } from './support/visitor.ts';

// Delivery methods apply to a whole shop, so this file has its own.
const shop = await ownShop();
const office = { shop: shop.url.replace('127.0.0.1', 'localhost') };
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
/** Where and when the demo shop is open (database/demo/settings.json). */
const places = {
  en: ['Street 240, Doun Penh', '8:00 AM - 5:30 PM'],
  ar: ['ផ្លូវ 240', '8:00 ព្រឹក ដល់ 5:30 ល្ងាច'],
} as const;
const withoutBreaks = (text: string) => text.replaceAll('\u200B', '');

beforeAll(() =>
  setDeliveryMethods(
    shop.db,
    { name: { en: 'Express', km: 'រហ័ស' }, kind: 'door', priceCents: 300 },
    { name: { en: 'Our shop', km: 'ហាងយើង' }, kind: 'shop', priceCents: 0 },
  ),
);

test.each(stricterLanguage)(
  'an order is placed for pick-up, its customer learns when and where it is ready and what to bring, and picks it up: %s',
  async (lang) => {
    const [check, progress, order] = [
      labelsOf(lang, checkoutLabels),
      labelsOf(lang, orderProgressLabels),
      labelsOf(lang, officeOrderLabels),
    ];
    const customer = await newCustomer(shop.url, lang);
    const cartItems = cartOf({ ...productOf('kampot-pepper', lang), quantity: 2 });
    const me = await visitor({
      lang,
      width: 390,
      shop: shop.url,
      stored: { ...customer.stored, cartItems },
    });
    const { page } = me;
    await open(me, '/checkout');
    await main(page)
      .getByRole('radio', { name: { en: /Our shop/u, ar: /ហាងយើង/u }[lang] })
      .check();
    await clean(me);
    await button(main(page), check('lbl_check_placeorder')).last().click();
    await button(page.getByRole('dialog'), check('confirmYes')).click();
    await message(me, 'orderPlaced').first().waitFor();
    const { rows } = await sql<{ number: string; cents: number; shipping: number }>`
      select number, total_cents as cents, shipping_cents as shipping from customer_order order by id desc limit 1`.execute(
      shop.db,
    );
    const { number, cents, shipping } = rows[0]!;
    expect(shipping).toBe(0);
    const orderPage = async () => {
      await open(me, `/orders-history?order=${number}`);
      await main(page).getByText(productOf('kampot-pepper', lang).name).first().waitFor();
      return withoutBreaks(await main(page).innerText());
    };
    const seen = await orderPage();
    for (const text of places[lang]) expect(seen).toContain(text);

    const staff = await openOffice(lang, 390, { ...office, path: `/orders/${number}` });
    const dialog = staff.page.getByRole('dialog');
    const press = async (step: 'confirm' | 'prepare' | 'sendPickUp' | 'completePickUp') =>
      button(staff.page, order(step)).first().click();
    const confirmStep = async (step: 'confirm' | 'sendPickUp' | 'completePickUp') => {
      await press(step);
      await clean(staff);
      await button(dialog, order(step)).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    await confirmStep('confirm');
    await press('prepare');
    await eventually(orderPage).toContain(withoutBreaks(progress('cardTell')));
    await confirmStep('sendPickUp');

    const mail = withoutBreaks(await mailTo(shop.url, customer.email, 'orderSent'));
    for (const text of [number, ...places[lang], formatAmount(cents)]) expect(mail).toContain(text);
    const ready = await orderPage();
    for (const text of [progress('readyPickUp'), progress('collect')])
      expect(ready).toContain(withoutBreaks(text));
    await clean(me);

    await press('completePickUp');
    await dialog.getByLabel(order('collectedBy'), { exact: true }).fill('Sok Dara');
    await button(dialog, order('completePickUp')).click();
    await dialog.waitFor({ state: 'hidden' });
    await staff.page.getByText(order('collectedNote', { name: 'Sok Dara' })).waitFor();
    await mailTo(shop.url, customer.email, 'orderCompleted');
    await eventually(orderPage).toContain(withoutBreaks(progress('pickedUp')));
  },
);
