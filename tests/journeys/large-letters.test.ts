import { expect, test } from 'vitest';
import { shopUrl } from '../support/browser.ts';
import { sideways } from './support/checks/room.ts';
import { openOffice } from './support/open-office.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { mailTo } from './support/mailed.ts';
import { eventually, main, usable } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { whiteShirts } from './support/shirts.ts';
import { productOf } from './support/texts.ts';
import { inRelease, visitor } from './support/visitor.ts';

const office = shopUrl('office').replace('127.0.0.1', 'localhost');

// WCAG 1.4.4 and 1.4.10: at 200 %, a phone shows a page that is 195 px wide.
test.each(['ar' as const, ...inRelease('en')])(
  'no page scrolls sideways on a phone at 200 percent text size, in %s',
  async (lang) => {
    const { id } = productOf('kampot-pepper', lang);
    const customer = await newCustomer(shopUrl(), lang);
    const { OrderNumber } = await placedOrder(shopUrl(), customer, cartOf({ id }));
    const [job = ''] = /(?<=\/(?:en|ar))\/job\/[\w-]+/u.exec(
      await mailTo(shopUrl(), customer.email, OrderNumber),
    )!;
    const cartItems = [...cartOf({ id }), await whiteShirts(shopUrl(), { s: 1, xl: 12 })];
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
      '/quick-order',
      job,
    ]) {
      await page.goto(`${shop}/${lang}${path}`);
      // A page behind a link has no scripts.
      if (path !== job) await usable(page);
      await main(page).getByRole('heading').first().waitFor();
      if (path === '/cart') await main(page).locator('.line-cells').waitFor();
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  },
);

/** Returns a response in which all amounts are above a million dollars. */
const withLargeAmounts = (answer: object): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (/cents$/iu.test(key) ? 123_456_789 : value)));

// At 400 %, a window of 780 px is also 195 px wide.
test('no screen of the office scrolls sideways on a phone at 200 percent, nor does a list in it', async () => {
  const cart = cartOf({ id: productOf('kampot-pepper', 'en').id });
  const { OrderNumber } = await placedOrder(office, await newCustomer(office), cart);
  const { page } = await openOffice('ar', 390, { shop: office, path: '/' });
  await page.locator('.today-cols').waitFor();
  // A shop with high sales: what the other tests have sold must not decide how wide the figures are.
  await page.route('**/get-today', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withLargeAmounts(await response.json()) });
  });
  // The longest status of a product: hidden until a day.
  await page.route('**/list-products', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { products: object[] } };
    const products = data.products.map((each) => ({ ...each, publishAt: '2027-12-31T16:59:00Z' }));
    await route.fulfill({ response, json: { data: { ...data, products } } });
  });
  await page.setViewportSize({ width: 195, height: 422 });
  for (const [path, part] of [
    ['/', '.today-cols'],
    ['/orders', '.orders tbody tr'],
    [`/orders/${OrderNumber}`, '.order-lines'],
    ['/products', '.products tbody tr'],
    ['/products/1', '.screen input'],
    [`/workshop/${OrderNumber}`, '.packing-head'],
    ['/money', '.screen'],
  ] as const) {
    await page.goto(`${office}/office/ar${path}`);
    await page.locator(part).first().waitFor();
    // Fallback fonts may be wider until the fonts are loaded.
    await page.evaluate(() => document.fonts.ready);
    await eventually(() => sideways(page), path).toBeLessThanOrEqual(0);
    const inLists = () =>
      page
        .locator('.grid-wrap:has(.rows)')
        .evaluateAll((all) =>
          Math.max(0, ...all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
        );
    await eventually(inLists, `a list of ${path}`).toBe(0);
  }
});
