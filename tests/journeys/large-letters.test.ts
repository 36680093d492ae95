import { expect, test } from 'vitest';
import { shopUrl } from '../support/browser.ts';
import { officePlaces } from '../support/office-places.ts';
import { sideways } from './support/checks/room.ts';
import { atTheOffice } from './support/at-the-office.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { main, usable } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const office = shopUrl('development').replace('127.0.0.1', 'localhost');

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

test('no screen of the office scrolls sideways at 200 percent on a phone, or 400 percent beside it', async () => {
  const { OrderNumber } = await placedOrder(
    office,
    await newCustomer(office),
    cartOf({ id: productOf('kampot-pepper', 'en').id }),
  );
  const orders = { sent: OrderNumber, changeable: OrderNumber, transfer: OrderNumber, waiting: OrderNumber };
  const { page } = await atTheOffice('ar', 390, { shop: office, path: '/' });
  await main(page).getByRole('heading').first().waitFor();
  await page.setViewportSize({ width: 195, height: 422 });
  const wide: string[] = [];
  for (const path of new Set(officePlaces(orders).map((place) => place.path))) {
    await page.goto(`${office}/office/ar${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const px = await sideways(page);
    if (px > 0) {
      const who = await page.evaluate(() => {
        const out: string[] = [];
        for (const e of document.querySelectorAll('body *')) {
          const b = e.getBoundingClientRect();
          if (b.width > 0 && (b.left < -1 || b.right > document.documentElement.clientWidth + 1)) {
            let clipped = false;
            for (let a = e.parentElement; a && a !== document.body; a = a.parentElement) {
              const s = getComputedStyle(a);
              if (s.overflowX !== 'visible' || s.clipPath !== 'none') clipped = true;
            }
            if (!clipped && getComputedStyle(e).clipPath === 'none')
              out.push(`${e.tagName}.${e.className} ${Math.round(b.left)}..${Math.round(b.right)}`);
          }
        }
        return out.slice(0, 14);
      });
      console.log(path, px, who.join('\n   '));
      wide.push(`${path}: ${px}`);
    }
  }
  expect(wide).toEqual([]);
});
