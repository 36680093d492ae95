import { afterAll, describe, expect, inject, test } from 'vitest';
import { withClient } from '#database/connect.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { shopUrl } from '../support/browser.ts';
import { newCustomer } from './support/customer.ts';
import {
  arrived,
  button,
  eventually,
  main,
  message,
  messageOf,
  open,
  openProduct,
  stored,
} from './support/pages.ts';
import { label, productOf, said } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';

/** Products that no other journey buys, because their prices and stock change here. */
const products = { en: 'desk-calendar', ar: 'sticky-note-cube' } as const;
const before = { en: { cents: 480, stock: 1500 }, ar: { cents: 320, stock: 3100 } } as const;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

const change = (id: number, cents: number, stock: number) =>
  withClient(inject('databases').production, (client) =>
    client.query(
      "update product set price_cents = $2, pay_cents = $2, stock = $3, price_steps = '[]' where id = $1",
      [id, cents, stock],
    ),
  );
const restore = (lang: 'en' | 'ar') =>
  change(productOf(products[lang], lang).id, before[lang].cents, before[lang].stock);

describe.each(stricterLanguage)('a price that changes after a product was added, in %s', (lang) => {
  const product = productOf(products[lang], lang);
  const { cents, stock } = before[lang];
  const was = (now: number) =>
    label(lang, orderSummaryLabels, 'priceWas', { before: dollars(cents), now: dollars(now) });
  afterAll(() => restore(lang));

  test.each(widthOf[lang])(
    'a changed price is shown on its line in cart and checkout, up and down, until it reverts at %i px',
    async (width) => {
      await restore(lang);
      const { stored: login } = await newCustomer(shopUrl());
      const me = await visitor({ lang, width, stored: login });
      const { page } = me;
      await openProduct(me, products[lang]);
      await button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
      await message(me, 'addedToCart').waitFor();

      await open(me, '/cart');
      const line = page.getByRole('row').filter({ hasText: product.name });
      await line.getByText(dollars(cents), { exact: true }).first().waitFor();
      expect(await main(page).getByText(was(cents)).count()).toBe(0);
      expect(Object.keys(((await stored(page, 'cartItems')) as object[])[0] ?? {})).not.toContain('Price');

      await change(product.id, cents - 60, stock);
      await open(me, '/cart');
      await line.getByText(was(cents - 60), { exact: true }).waitFor();
      await line
        .getByText(dollars(cents - 60), { exact: true })
        .first()
        .waitFor();

      await change(product.id, cents + 45, stock);
      await open(me, '/checkout');
      await line.getByText(was(cents + 45), { exact: true }).waitFor();
      await button(main(page), label(lang, checkoutLabels, 'lbl_check_placeorder')).waitFor();

      await restore(lang);
      await open(me, '/cart');
      await line.getByText(dollars(cents), { exact: true }).first().waitFor();
      expect(
        await main(page)
          .getByText(dollars(cents + 45))
          .count(),
      ).toBe(0);
    },
  );

  test('a changed price is shown on the next price check of an open cart, which asks the customer to review it', async () => {
    await restore(lang);
    const me = await visitor({ lang, width: 1440 });
    const { page } = me;
    await openProduct(me, products[lang]);
    await button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
    await open(me, '/cart');
    await main(page).getByText(dollars(cents), { exact: true }).first().waitFor();
    await change(product.id, cents - 60, stock);
    await main(page).locator('.stepper button').last().click();
    await messageOf(page, said(lang, 'priceChanged', { total: dollars(2 * (cents - 60)) })).waitFor();
    await main(page)
      .getByText(was(cents - 60), { exact: true })
      .waitFor();
    const sum = main(page).getByText(dollars(2 * (cents - 60)), { exact: true });
    await eventually(() => sum.count()).toBeGreaterThan(0);
  });

  test('stock shortage is shown on the line, and blocks the checkout', async () => {
    await restore(lang);
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await openProduct(me, products[lang]);
    await main(page).locator('.stepper button').last().click();
    await button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart')).click();
    await message(me, 'addedToCart').waitFor();
    await change(product.id, cents, 1);
    await open(me, '/cart');
    await main(page)
      .getByText(said(lang, 'stockShort', { n: 1, name: product.name }), { exact: true })
      .waitFor();
    await page
      .getByRole('region')
      .getByRole('link', { name: label(lang, cartLabels, 'lbl_cart_proc_check') })
      .click();
    await arrived(me, label(lang, cartLabels, 'heading'));
    expect(new URL(page.url()).pathname).toBe(`/${lang}/cart`);
  });
});
