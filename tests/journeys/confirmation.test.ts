import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { shopUrl } from '../support/browser.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { arrived, button, eventually, link, main, message, open } from './support/pages.ts';
import { productOf, said, labelsOf } from './support/texts.ts';
import { visitor, widthOf, stricterLanguage } from './support/visitor.ts';

describe.each(stricterLanguage)('the order confirmation, in %s', (lang) => {
  const orders = labelsOf(lang, ordersHistoryLabels);
  const check = labelsOf(lang, checkoutLabels);

  test.each(widthOf[lang])(
    'the order confirmation opens from its message with number, totals, address and next steps, and prints alone at %i px',
    async (width) => {
      const { stored: login } = await newCustomer(shopUrl());
      const cartItems = cartOf(
        { id: productOf('kampot-pepper', lang).id, quantity: 2 },
        { id: productOf('wall-clock', lang).id },
      );
      const me = await visitor({ lang, width, stored: { ...login, cartItems } });
      const { page } = me;
      await open(me, '/checkout');
      // Delays the page beyond the shop's own redirect to home, a second after the order.
      await page.route(/\/page-data\/.*orders-history/u, async (route) => {
        await page.waitForTimeout(2000);
        await route.continue();
      });
      await button(page, check('lbl_check_placeorder')).click();
      const requests = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
      const both = check('payOnDeliveryRiel', { amount: '$31.50', riel: '129,200៛' });
      await requests.getByText(both, { exact: true }).waitFor();
      await button(requests, check('confirmYes')).click();
      await message(me, 'orderPlaced').waitFor();
      const lead = page.locator('.toast').getByRole('link', {
        name: new RegExp(said(lang, 'orderNumber', { number: String.raw`AG\d+` }), 'u'),
      });
      const number = /AG\d+/u.exec(await lead.innerText())?.[0] ?? '';
      // The pointer expands the message stack, and nothing moves away from under it.
      await lead.hover({ trial: true });
      const before = await lead.boundingBox();
      await lead.hover();
      await eventually(() => page.locator('.toasts.is-open').isVisible()).toBe(true);
      expect(await lead.boundingBox()).toEqual(before);
      // During a slow press, the shop's own redirect to home waits.
      await page.mouse.down();
      await page.waitForTimeout(1200);
      await page.mouse.up();
      await arrived(me, orders('order', { number }));

      // The order's own page shows only links to other orders.
      const order = main(page);
      expect(await order.getByRole('table', { name: orders('yourOrders') }).count()).toBe(0);
      const all = link(order, orders('allOrders'));
      await eventually(() => all.getAttribute('href')).toBe(`/${lang}/orders-history`);
      const facts = order.getByRole('definition');
      await facts.first().waitFor();
      await eventually(() => facts.allInnerTexts()).toEqual([
        '$31.50',
        check('free'),
        '$31.50',
        '129,200៛',
        [
          { en: 'Bopha Meas', ar: 'Meas Bopha' }[lang],
          'House 9, Street 240',
          { en: 'Cambodia', ar: 'កម្ពុជា' }[lang],
          '+855 12 345 679',
        ].join('\n'),
      ]);
      const next = order.getByRole('region', { name: orders('nextSteps') });
      await next.getByText(labelsOf(lang, orderProgressLabels)('whoYou'), { exact: true }).waitFor();
      await next.getByRole('heading', { name: labelsOf(lang, orderProgressLabels)('sayConfirm') }).waitFor();
      const sum = labelsOf(lang, orderProgressLabels)('laterDelivery', { amount: '$31.50' });
      await next.getByText(sum, { exact: true }).waitFor();
      const help = await link(order, orders('nextHelp')).getAttribute('href');
      expect(decodeURIComponent(help ?? '')).toContain(number);

      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await page.getByRole('contentinfo').count()).toBe(0);
      await eventually(() =>
        order.getByRole('heading', { name: orders('invoiceOf', { number }) }).isVisible(),
      ).toBe(true);
      expect(await next.isVisible()).toBe(false);
      await order.getByText('129,200៛', { exact: true }).locator('visible=true').waitFor();
      await eventually(() => page.getByRole('banner').locator('.logo').isVisible()).toBe(true);
    },
  );

  test('the printed cart and product pages omit interactive controls', async () => {
    const cartItems = cartOf({ id: productOf('kampot-pepper', lang).id, quantity: 2 });
    const me = await visitor({ lang, width: 1440, stored: { cartItems } });
    const { page } = me;
    await open(me, '/cart');
    await main(page).getByText('$17.00', { exact: true }).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    await eventually(() => main(page).getByText('$17.00', { exact: true }).first().isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await open(me, `/product-detail/${productOf('t-shirt', lang).id}/shop/x`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('tab').count()).toBe(0);
    await eventually(() => page.getByRole('tabpanel').count()).toBe(5);
    expect(await page.getByRole('navigation').count()).toBe(0);
  });
});
