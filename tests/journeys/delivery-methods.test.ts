import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { messages } from '#contract/messages.ts';
import { setDeliveryMethods } from '../support/delivery-methods.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { acquirerShop } from './support/paid-by-code.ts';
import { button, eventually, main, message, open, openProduct } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

// Delivery methods apply to a whole shop, so this file has its own.
const { shop, db } = await acquirerShop();
const charged = 'kampot-pepper';
const free = 'wall-clock';

beforeAll(async () => {
  await sql`update product set shipping_free = id = ${productOf(free, 'en').id}`.execute(db);
  await setDeliveryMethods(
    db,
    { name: { en: 'Express', km: 'រហ័ស' }, kind: 'door', priceCents: 300 },
    { name: { en: 'Economy', km: 'សន្សំ' }, kind: 'branch', priceCents: 150 },
  );
});

test.each([
  // Khmer is the stricter language.
  ['ar', 390],
] as const)(
  'a buyer sees no false free delivery, selects a delivery method and pays its price: %s',
  async (lang, width) => {
    const says = {
      cart: label(lang, cartLabels, 'shippingLater'),
      page: label(lang, productDetailLabels, 'shippingByPlace'),
    };
    const freeLabel = label(lang, productDetailLabels, 'lbl_prd_det_head_shippingfree');
    const note = label(lang, orderSummaryLabels, 'freeShipping');

    // A guest, whose destination is unknown.
    const guest = await visitor({
      lang,
      width,
      shop: shop.url,
      stored: { cartItems: cartOf(productOf(charged, lang)) },
    });
    await eventually(async () => {
      await openProduct(guest, charged);
      return main(guest.page).innerText();
    }).toContain(says.page);
    expect(await main(guest.page).innerText()).not.toContain(freeLabel);
    await open(guest, '/cart');
    await main(guest.page).getByText(says.cart).waitFor();
    expect(await main(guest.page).getByText(note).count()).toBe(0);
    expect(await axeFindings(guest.page)).toEqual([]);
    // Free delivery is labeled as free.
    await openProduct(guest, free);
    await eventually(() => main(guest.page).innerText()).toContain(freeLabel);

    const customer = await newCustomer(shop.url, lang);
    const me = await visitor({
      lang,
      width,
      shop: shop.url,
      stored: { ...customer.stored, cartItems: cartOf(productOf(charged, lang)) },
    });
    const { page } = me;
    const sums = main(page).locator('.sums');
    await open(me, '/cart');
    // The cheapest method is the default until another is selected.
    await sums.getByText('$1.50', { exact: true }).waitFor();
    await open(me, '/checkout');
    const methods = main(page).getByRole('radio', { name: { en: /Express|Economy/u, ar: /រហ័ស|សន្សំ/u }[lang] });
    await eventually(() => methods.count()).toBe(2);
    await eventually(() => methods.nth(1).isChecked()).toBe(true);
    await methods.nth(0).check();
    await sums.getByText('$3.00', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await button(main(page), label(lang, checkoutLabels, 'lbl_check_placeorder'))
      .last()
      .click();
    await button(page.getByRole('dialog'), label(lang, checkoutLabels, 'confirmYes')).click();
    await message(me, 'orderPlaced').first().waitFor();
    const { rows } = await sql<{ number: string; shipping: number; way: string }>`
      select number, shipping_cents as shipping, delivery -> 'name' ->> 'en' as way
      from customer_order order by id desc limit 1`.execute(db);
    expect(rows).toEqual([expect.objectContaining({ shipping: 300, way: 'Express' })]);
    await open(me, `/orders-history?order=${rows[0]?.number}`);
    await main(page).getByText({ en: 'Express', ar: 'រហ័ស' }[lang]).first().waitFor();
  },
);

test.each([
  // Khmer is the stricter language.
  ['ar', 1440],
] as const)(
  'a buyer outside the delivery area is notified, and sees no free delivery: %s',
  async (lang, width) => {
    await setDeliveryMethods(db, {
      name: { en: 'Express', km: 'រហ័ស' },
      kind: 'door',
      priceCents: 300,
      provinces: [1],
    });
    const { stored } = await newCustomer(shop.url, lang);
    const me = await visitor({
      lang,
      width,
      shop: shop.url,
      stored: { ...stored, cartItems: cartOf(productOf(charged, lang)) },
    });
    const place = main(me.page);
    await open(me, '/cart');
    await place
      .locator('.sums')
      .getByText(label(lang, cartLabels, 'shippingLater'))
      .waitFor();
    expect(await place.getByText(label(lang, orderSummaryLabels, 'freeShipping')).count()).toBe(0);
    await open(me, '/checkout');
    await place
      .getByText(label(lang, messages, 'deliveryNotHere'))
      .first()
      .waitFor();
    await place.locator('.sums').getByText('–', { exact: true }).waitFor();
    expect(await place.locator('.sums').innerText()).not.toContain(label(lang, checkoutLabels, 'free'));
    expect(await place.getByText(label(lang, orderSummaryLabels, 'freeShipping')).count()).toBe(0);
  },
);
