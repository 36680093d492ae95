import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { shopUrl } from '../support/browser.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { arrived, button, eventually, link, main, message, open, pathOf } from './support/pages.ts';
import { cancelElsewhere, placedOrder } from './support/placed-order.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { inRelease, visitor, type Visitor } from './support/visitor.ts';

interface Shift {
  value: number;
  sources: { node: Element | null }[];
}
/** Runs in the page before its scripts. Records layout shifts and the shifted elements. */
function countShifts(): void {
  const counted = window as unknown as { moved: number; things: string[] };
  Object.assign(counted, { moved: 0, things: [] });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
      counted.moved += value;
      counted.things.push(...sources.map(({ node }) => `${value}: ${node?.nodeName} ${node?.className}`));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
async function expectStill(page: Page): Promise<void> {
  const { moved, things } = await page.evaluate(() => {
    const counted = window as unknown as { moved: number; things: string[] };
    return { moved: counted.moved, things: counted.things };
  });
  expect(moved, things.join('\n')).toBeLessThan(0.02);
}

const lang = 'ar';
const width = 390;
/** A font whose glyph widths differ from those of the shop's fonts. */
const khmerFont = path.dirname(
  createRequire(import.meta.url).resolve(
    '@expo-google-fonts/noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf',
  ),
);

describe('the home page after an order', () => {
  const labels = labelsOf(lang, orderProgressLabels);
  const check = labelsOf(lang, checkoutLabels);
  const lines = () => cartOf({ id: productOf('kampot-pepper', lang).id, quantity: 2 });
  const thanks = labels('cardThanks', { name: 'Bopha' });
  const card = ({ page }: Visitor) => page.getByRole('region', { name: thanks });

  /** Waits until the device knows of the order, which it learns on its first visit. */
  const learned = ({ page }: Visitor) =>
    page.waitForFunction(() => localStorage.getItem('followedOrder') !== null);

  /** Keeps a pointer down, so that a page stays however slow the machine is. Returns a function that releases it. */
  async function pressed(page: Page): Promise<() => Promise<void>> {
    const timer = await page.evaluate(() =>
      Number(setInterval(() => window.dispatchEvent(new PointerEvent('pointerdown')), 50)),
    );
    return () =>
      page.evaluate((known) => {
        clearInterval(known);
        window.dispatchEvent(new PointerEvent('pointerup'));
      }, timer);
  }

  test('the home page renders the order card from data loaded while the message was read', async () => {
    const { stored } = await newCustomer(shopUrl(), lang);
    const me = await visitor({ lang, width, stored: { ...stored, cartItems: lines() } });
    const { page } = me;
    await open(me, '/checkout');
    let calls = 0;
    await page.route(`**/api/v1/${getOrderProgress.path}`, async (route) => {
      calls += 1;
      // Later requests get no answer.
      if (calls === 1) await route.continue();
    });
    await button(main(page), check('lbl_check_placeorder')).click();
    const requests = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
    const late: string[] = [];
    page.on('request', (request) => {
      if (pathOf(page) === `/${lang}/` && request.url().includes('/assets/')) late.push(request.url());
    });
    const loaded = ['order-card.*js', 'order-card.*css', 'progress-line.*css'].map((file) =>
      page.waitForRequest(new RegExp(`/assets/${file}`, 'u')),
    );
    const answered = page.waitForResponse(`**/api/v1/${getOrderProgress.path}`);
    const release = await pressed(page);
    await button(requests, check('confirmYes')).click();
    await Promise.all([...loaded, answered]);
    await release();
    await card(me).waitFor();
    expect(calls).toBe(2);
    // Code and styles of home and its card have loaded, too.
    expect(late.filter((url) => /order|progress|home|page/u.test(url))).toEqual([]);
  });

  test('the home page opens with the order card, which takes focus once, stays without layout shift, and closes', async () => {
    const { stored } = await newCustomer(shopUrl(), lang);
    const me = await visitor({ lang, width, stored: { ...stored, cartItems: lines() } });
    const { page } = me;
    await open(me, '/checkout');
    await button(main(page), check('lbl_check_placeorder')).click();
    const requests = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
    await button(requests, check('confirmYes')).click();
    await message(me, 'orderPlaced').waitFor();
    await card(me).waitFor();
    expect(pathOf(page)).toBe(`/${lang}/`);
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(thanks);
    const paymentLine = card(me)
      .getByRole('list', { name: labels('where') })
      .getByRole('listitem');
    await eventually(() => paymentLine.count()).toBe(4);
    await eventually(() => card(me).innerText()).toContain('$17.00');
    const number = /AG\d+/u.exec(await card(me).innerText())?.[0] ?? '';

    await page.addInitScript(countShifts);
    await open(me, '/');
    await card(me).waitFor();
    await page.waitForTimeout(300);
    await expectStill(page);
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const paper = await link(card(me), labels('cardPrint')).getAttribute('href');
    expect(paper).toBe(`/${lang}/orders-history?order=${number}#invoice`);
    await page.evaluate(() => {
      window.print = () =>
        void (document.body.dataset['printed'] = String(document.querySelectorAll('.invoice').length));
    });
    await link(card(me), labels('cardPrint')).click();
    await eventually(() => page.evaluate(() => document.body.dataset['printed'])).toBe('1');
    await open(me, '/');

    await button(card(me), labels('cardClose')).click();
    await eventually(() => card(me).count()).toBe(0);
    await open(me, '/');
    await page.waitForLoadState('networkidle');
    expect(await card(me).count()).toBe(0);
  });

  test.each([
    ['cash', 'no', []] as const,
    ['transfer', 'a', [khmerFont]] as const,
    ...inRelease(['transfer', 'no', []], ['cash', 'a', [khmerFont]]),
  ])(
    'the order card keeps its place while fonts load, on the longest days, by %s, where the machine has %s Khmer font',
    async (paymentLine, _, fonts) => {
      const customer = await newCustomer(shopUrl(), lang);
      await placedOrder(shopUrl(), customer, lines());
      const me = await visitor({ lang, width, fonts, stored: customer.stored, expected: /woff2/u });
      const { page } = me;
      await page.clock.setFixedTime('2026-11-26T02:00:00Z');
      await page.route(`**/api/v1/${getOrderProgress.path}`, async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { data: string };
        const [order] = JSON.parse(answer.data) as { Steps: { At: string | null }[] }[];
        const [first, ...rest] = (order?.Steps ?? []).map((step) => ({
          ...step,
          At: step.At && '2026-11-26T02:00:00Z',
        }));
        const transfer = { Step: 'transfer', State: 'now', At: null };
        const Steps = paymentLine === 'transfer' ? [first, transfer, ...rest] : [first, ...rest];
        const data = JSON.stringify([{ ...order, Steps, OrderDay: '2026-11-26', ShippingDays: '6-7' }]);
        await route.fulfill({ response, json: { ...answer, data } });
      });
      const storedFree = () =>
        main(page)
          .locator('.last-order')
          .evaluate((place) => Number.parseFloat(getComputedStyle(place).minBlockSize));
      const places = async () => {
        await open(me, '/');
        await card(me).waitFor();
        await page.evaluate(() => document.fonts.ready);
        const acts = await card(me).locator('.ocard-acts').boundingBox();
        const place = await main(page).locator('.last-order').boundingBox();
        return [acts?.y ?? 0, acts?.height ?? 0, place?.height ?? 0] as const;
      };
      await open(me, '/');
      await learned(me);
      const [top, ...heights] = await places();
      // The card has the reserved height.
      expect(heights.at(-1)).toBe(await storedFree());
      for (const late of [/woff2/u, /khmer-400/u, /khmer-600/u]) {
        await page.route(late, (route) => route.abort());
        const [topWithout, ...heightsWithout] = await places();
        await page.unroute(late);
        expect(Math.abs(topWithout - top), String(late)).toBeLessThan(3);
        expect(heightsWithout, String(late)).toEqual(heights);
      }
    },
  );

  test('the order card leads to the order, and disappears on every device once no order is active', async () => {
    const customer = await newCustomer(shopUrl(), lang);
    const placed = await placedOrder(shopUrl(), customer, lines());
    const me = await visitor({ lang, width, stored: customer.stored });
    const { page } = me;
    // A device without the order learns of it now, and shows it the next time.
    await open(me, '/');
    await learned(me);
    expect(await card(me).count()).toBe(0);
    await open(me, '/');
    await link(card(me), labels('cardOpen')).click();
    await arrived(me, label(lang, ordersHistoryLabels, 'order', { number: placed.OrderNumber }));

    await cancelElsewhere(shopUrl(), customer, placed);
    await open(me, '/');
    await eventually(() => page.evaluate(() => document.documentElement.dataset['followed'])).toBe(undefined);
    expect(await card(me).count()).toBe(0);
  });

  test('the order card is hidden after logout and from another customer on the device', async () => {
    const [customer, other] = [await newCustomer(shopUrl(), lang), await newCustomer(shopUrl(), lang)];
    await placedOrder(shopUrl(), customer, lines());
    const me = await visitor({ lang, width, stored: customer.stored });
    await open(me, '/');
    await me.page.waitForLoadState('networkidle');
    await me.page.evaluate(({ user, Token }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('Token', Token);
    }, other.stored);
    await open(me, '/');
    await me.page.waitForLoadState('networkidle');
    expect(await me.page.evaluate(() => document.documentElement.dataset['followed'])).toBeUndefined();
    expect(await card(me).count()).toBe(0);
  });
});
