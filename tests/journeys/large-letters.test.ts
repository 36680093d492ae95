import { expect, test } from 'vitest';
import { shopUrl } from '../support/browser.ts';
import { sideways } from './support/checks/room.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { main, usable } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

// WCAG 1.4.4 and 1.4.10: a phone at 200 % shows a page 195 px wide.
test.each(['en', 'ar'] as const)(
  'no page scrolls sideways on a phone at 200 percent, in %s',
  async (lang) => {
    const { id } = productOf('kampot-pepper', lang);
    const customer = await newCustomer(shopUrl(), lang);
    const cartItems = cartOf({ id });
    const { OrderNumber } = await placedOrder(shopUrl(), customer, cartItems);
    const { page, shop } = await visitor({ lang, width: 390, stored: { ...customer.stored, cartItems } });
    await page.setViewportSize({ width: 195, height: 422 });
    for (const path of [
      '/',
      '/all-products/0/all-categories',
      `/product-detail/${id}/shop/x`,
      '/contact-us',
      '/cart',
      '/checkout',
      '/update-profile',
      `/orders-history?order=${OrderNumber}`,
      '/orders-history',
      '/wish-list',
    ]) {
      await page.goto(`${shop}/${lang}${path}`);
      await usable(page);
      await main(page).getByRole('heading').first().waitFor();
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  },
);
