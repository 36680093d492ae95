import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { shopUrl } from '../support/browser.ts';
import { cartOf, newCustomer } from '../journeys/support/customer.ts';
import { eventually, held, usable } from '../journeys/support/pages.ts';
import { placedOrder } from '../journeys/support/placed-order.ts';
import { label, productOf } from '../journeys/support/texts.ts';
import { visitor } from '../journeys/support/visitor.ts';

/** Runs in the page: returns the Cumulative Layout Shift so far. */
function movedSoFar(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(
        list
          .getEntries()
          .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(resolve, 500, 0);
  });
}

const facesOf = (page: Page, status: FontFace['status']) =>
  page.evaluate((expected) => [...document.fonts].filter((face) => face.status === expected).length, status);

test('while a listing streams in, a phone never shows the content after the list before the list', async () => {
  const { page, shop } = await visitor({ lang: 'en', width: 390 });
  await page.goto(`${shop}/robots.txt`);
  await page.evaluate(async () => {
    const whole = await (await fetch('/en/all-products/0/all-categories')).text();
    const cut = whole.indexOf('<article');
    document.open();
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else gives a page piece by piece
    const write = (piece: string) => document.write(piece);
    write(whole.slice(0, cut));
    addEventListener('message', () => {
      write(whole.slice(cut));
      document.close();
    });
  });
  const popular = page.locator('.side-pop');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await popular.isVisible()).toBe(false);
  await page.evaluate(() => postMessage(''));
  await popular.waitFor();
});

test.each(['/en/', '/en/all-products/0/all-categories', '/faq'])(
  'a page shows %s while all of its scripts are still loading',
  async (path) => {
    const { page, shop } = await visitor({ lang: 'en', width: 390 });
    const come = await held(page, '**/*.js');
    await page.goto(shop + path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await eventually(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    come();
  },
);

describe.each(['en', 'ar'] as const)('fonts that load late, in %s', (lang) => {
  test.each([
    ['a product', `/product-detail/${productOf('ceramic-mug', lang).id}/shop/x`, 390],
    ['the listing', '/all-products/0/all-categories', 1440],
    ['the questions', '/faq', 390],
    ['login', '/login', 390],
    ['home', '/', 390],
    ['home', '/', 1440],
  ] as const)('late fonts hardly move %s (%s at %i px)', async (_name, path, width) => {
    const me = await visitor({ lang, width });
    const come = await held(me.page, '**/*.woff2');
    // Fonts requested in the head delay the load event.
    await me.page.goto(`${me.shop}/${lang}${path}`, { waitUntil: 'commit' });
    await usable(me.page);
    await eventually(() => facesOf(me.page, 'loading')).toBeGreaterThan(1);
    come();
    await eventually(() => facesOf(me.page, 'loading')).toBe(0);
    expect(await facesOf(me.page, 'loaded')).toBeGreaterThan(1);
    expect(await me.page.evaluate(movedSoFar)).toBeLessThanOrEqual(0.02);
  });
});

test.each([
  ['en', 390, 844],
  ['ar', 390, 844],
  ['en', 1440, 900],
  ['ar', 1440, 900],
] as const)(
  'the checkout hardly shifts while it fills itself, and its button is in sight (%s, %i x %i)',
  async (lang, width, height) => {
    const cartItems = cartOf(
      { id: productOf('kampot-pepper', lang).id },
      { id: productOf('wall-clock', lang).id },
    );
    const { stored } = await newCustomer(shopUrl());
    const { page, shop } = await visitor({ lang, width, stored: { ...stored, cartItems } });
    await page.setViewportSize({ width, height });
    await page.goto(`${shop}/${lang}/checkout`);
    await page.locator('.pay-way li').first().waitFor({ state: 'attached' });
    await page.locator('.arrival b', { hasText: /\d/u }).waitFor();
    const place = page.getByRole('button', { name: label(lang, checkoutLabels, 'lbl_check_placeorder') });
    const box = (await place.filter({ visible: true }).last().boundingBox())!;
    expect(box.y).toBeGreaterThan(height / 2);
    expect(box.y + box.height).toBeLessThanOrEqual(height - 8);
    expect(await page.evaluate(movedSoFar)).toBeLessThanOrEqual(0.02);
  },
);

describe.each([
  ['en', 1440],
  ['ar', 390],
] as const)('a page the browser renders in %s at %i px', (lang, width) => {
  test('the page hardly shifts on a cold load: orders, a single order, the wish list, the cart', async () => {
    const customer = await newCustomer(shopUrl(), lang);
    const { id } = productOf('kampot-pepper', lang);
    const { OrderNumber } = await placedOrder(shopUrl(), customer, cartOf({ id }));
    const { page, shop } = await visitor({ lang, width, stored: customer.stored });
    for (const [path, filled] of [
      [`/orders-history?order=${OrderNumber}`, '.o-cols'],
      ['/orders-history', '.orders'],
      ['/wish-list', '.empty'],
      ['/cart', '.empty'],
    ] as const) {
      await page.goto(`${shop}/${lang}${path}`);
      await page.locator(filled).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(movedSoFar), path).toBeLessThan(0.02);
    }
  });
});
