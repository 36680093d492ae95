import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { formatDate, defaultDates } from '#rules/format-date.ts';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { cartOf } from './support/customer.ts';
import {
  arrived,
  button,
  eventually,
  link,
  main,
  message,
  open,
  openProduct,
  pathOf,
} from './support/pages.ts';
import { label, productOf, said, labelsOf } from './support/texts.ts';
import { type Visitor, visitor, stricterLanguage } from './support/visitor.ts';

/** Returns the current day in the shop's format. */
const today = () => formatDate(new Date().toISOString(), defaultDates);

/** Matches the browser's messages for failed requests. */
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404.*nowhere/u;

/** Waits until the worker controls the page and has cached it with its files. */
async function saveOffline({ page }: Visitor, path: string): Promise<void> {
  await eventually(() =>
    page.evaluate(async (address) => {
      const found = await caches.match(address);
      return navigator.serviceWorker.controller !== null && found !== undefined;
    }, path),
  ).toBe(true);
}

/** Disconnects, and waits until the worker notices. The browser notifies it a moment later than the page. */
async function cutOff({ page, context, lang }: Visitor): Promise<void> {
  await context.setOffline(true);
  const isReached = () =>
    page.evaluate(
      (address) =>
        fetch(address).then(
          () => true,
          () => false,
        ),
      `/page-data/${lang}/nowhere`,
    );
  await eventually(isReached).toBe(false);
}

describe.each(stricterLanguage)('offline, in %s', (lang) => {
  const labels = labelsOf(lang, sharedLabels);
  const pepper = productOf('kampot-pepper', lang);
  const trio = productOf('scented-candle-trio', lang);
  const bowl = productOf('silver-bowl', lang);
  const note = ({ page }: Visitor) => page.getByText(labels('storedPage'), { exact: true });

  /** Opens the product, which the browser has cached by now. */
  async function atProduct(): Promise<Visitor> {
    const stored = { cartItems: cartOf({ id: pepper.id }) };
    const me = await visitor({ lang, width: 390, worker: true, expected, stored });
    await me.context.addInitScript(() => void caches.open('kado-of-an-older-build'));
    await openProduct(me, 'kampot-pepper');
    await saveOffline(me, pathOf(me.page));
    await saveOffline(me, `/${lang}/offline`);
    await eventually(() => me.page.evaluate(() => caches.keys())).toEqual([
      expect.stringMatching(/^kado-[\da-f]{8}$/u),
    ]);
    expect(await note(me).isVisible()).toBe(false);
    return me;
  }

  test('an unvisited page is replaced by an explanation, and loads by itself once online', async () => {
    const me = await atProduct();
    const { page } = me;
    await cutOff(me);
    await page.goto(`${me.shop}/${lang}/about`);
    await page.getByRole('heading', { level: 1, name: labels('offlineHeading') }).waitFor();
    expect(pathOf(page)).toBe(`/${lang}/about`);
    const loaded = page.waitForEvent('load');
    await button(main(page), labels('tryAgain')).click();
    await loaded;
    await arrived(me, labels('offlineHeading'));
    await me.context.setOffline(false);
    await arrived(me, labels('titleAboutUs'));
  });

  test('the cart shows its last prices, marked as such, and refreshes once online', async () => {
    const me = await atProduct();
    const { page } = me;
    await open(me, '/cart');
    await main(page).getByText('$8.50', { exact: true }).first().waitFor();
    // The cache contains no calls, and no personal data besides the pages.
    expect(
      await page.evaluate(async () => {
        const names = await caches.keys();
        const stores = await Promise.all(names.map((name) => caches.open(name)));
        const entries = await Promise.all(stores.map((store) => store.keys()));
        return entries.flat().filter(({ url }) => /\/(?:api|checkout|login|orders-history)\b/u.test(url))
          .length;
      }),
    ).toBe(0);
    await cutOff(me);
    await page.reload();
    await arrived(me, label(lang, cartLabels, 'heading'));
    const mark = page
      .getByRole('alert')
      .filter({ hasText: new RegExp(today().replaceAll('-', '-\u2060?'), 'u') });
    await mark.waitFor();
    await eventually(() => main(page).getByText('$8.50', { exact: true }).first().isVisible()).toBe(true);
    await me.context.setOffline(false);
    await mark.waitFor({ state: 'detached' });
    await eventually(() => main(page).getByText('$8.50', { exact: true }).first().isVisible()).toBe(true);
  });

  test('a visited page is shown whole, with a note that it may be outdated', async () => {
    const me = await atProduct();
    await me.page.evaluate(() => scrollTo(0, 900));
    await cutOff(me);
    await me.page.reload();
    await arrived(me, pepper.name);
    await note(me).waitFor();
    for (const to of [0, 400, 1200]) {
      // A browser may restore the scroll position with a delay after a reload.
      const place = async () => {
        await me.page.evaluate((y) => scrollTo(0, y), to);
        return (await note(me).boundingBox())?.y ?? -1;
      };
      await eventually(place).toBeGreaterThanOrEqual(0);
      await eventually(place).toBeLessThan(300);
    }
    await main(me.page).getByText('$8.50', { exact: true }).first().waitFor();
    // A panel that was not opened before works as well.
    await button(me.page.getByRole('banner'), label(lang, navbarLabels, 'menu')).click();
    await me.page.getByRole('dialog', { name: label(lang, navbarLabels, 'menu') }).waitFor();
    await me.page.keyboard.press('Escape');

    await me.context.setOffline(false);
    await link(me.page, labels('tryAgain')).click();
    await note(me).waitFor({ state: 'hidden' });
    await arrived(me, pepper.name);
    expect(await note(me).isVisible()).toBe(false);
  });

  test('a page visited by in-page navigation is available offline, also after a reload', async () => {
    const me = await atProduct();
    const { page } = me;
    const home = label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });
    await link(page.getByRole('contentinfo'), label(lang, footerLabels, 'lbl_footr_home')).click();
    await arrived(me, home);
    await saveOffline(me, `/page-data/${lang}/`);
    await cutOff(me);
    for (const _ of ['once', 'twice']) {
      await page.reload();
      await note(me).waitFor();
      await arrived(me, home);
      expect(pathOf(page)).toBe(`/${lang}/`);
    }
  });

  test('the offline page opened while online redirects to the home page', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await page.goto(`${me.shop}/${lang}/offline`);
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
    expect(pathOf(page)).toBe(`/${lang}/`);
  });

  test('without prices each line keeps its last price and stays editable; without one no total is shown', async () => {
    const stored = { cartItems: cartOf({ id: pepper.id }, { id: trio.id }) };
    const me = await visitor({ lang, width: 390, expected, stored });
    const { page } = me;
    const [line, other] = [pepper, trio].map(({ name }) =>
      main(page)
        .getByRole('row')
        .filter({ has: link(page, name) }),
    ) as [Locator, Locator];
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await open(me, '/cart');
    await other.waitFor();
    const priceOfOther = await other.locator('.line-total').innerText();
    await page.route('**/api/v1/**', (route) => route.abort());
    await page.reload();
    const mark = page
      .getByRole('alert')
      .filter({ hasText: new RegExp(today().replaceAll('-', '-\u2060?'), 'u') });
    await mark.waitFor();

    // The table is never replaced: its elements stay the same, and keep the focus.
    const table = await main(page).getByRole('table').elementHandle();
    const more = button(line, labels('oneMore'));
    await more.focus();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failed;
    await line.getByText('$17.00', { exact: true }).waitFor();
    await eventually(() => table?.evaluate((each) => each.isConnected)).toBe(true);
    await eventually(focused).toBe(labels('oneMore'));
    await button(main(page), labels('tryAgain')).click();
    await message(me, 'generalError').waitFor();
    await eventually(() => mark.isVisible()).toBe(true);

    await button(other, label(lang, cartLabels, 'removeNamed', { name: trio.name })).click();
    await other.waitFor({ state: 'detached' });
    await main(page).locator('.slip').getByText('$17.00', { exact: true }).first().waitFor();
    await button(main(page), said(lang, 'undo')).click();
    await other.getByText(priceOfOther, { exact: true }).first().waitFor();

    // Adds a product as another tab would. Its price is unknown.
    await page.evaluate(
      ([key, cart]) => {
        localStorage.setItem(key, cart);
        dispatchEvent(new StorageEvent('storage', { key }));
      },
      [
        'cartItems',
        JSON.stringify(cartOf({ id: trio.id }, { id: bowl.id }, { id: pepper.id, quantity: 2 })),
      ] as const,
    );
    const unknown = main(page)
      .getByRole('row')
      .filter({ hasText: label(lang, cartLabels, 'notPriced') });
    await unknown.waitFor();
    await eventually(() => line.locator('.line-total').innerText()).toBe('$17.00');
    await eventually(() => other.locator('.line-total').innerText()).toBe(priceOfOther);
    const totals = main(page).locator('.slip');
    await totals.getByText(label(lang, orderSummaryLabels, 'failed')).waitFor();
    expect(await totals.innerText()).not.toContain('$');
    const failedAgain = page.waitForEvent('requestfailed');
    await button(unknown, labels('oneMore')).click();
    await eventually(() => unknown.getByRole('spinbutton').inputValue()).toBe('2');
    await eventually(focused).toBe(labels('oneMore'));
    // Otherwise the pending request would succeed, and remove the button.
    await failedAgain;

    await page.unroute('**/api/v1/**');
    await button(main(page), labels('tryAgain')).click();
    await main(page)
      .getByRole('row')
      .filter({ has: link(page, bowl.name) })
      .waitFor();
    expect(await mark.count()).toBe(0);
    expect(await unknown.count()).toBe(0);
    await eventually(() => totals.innerText()).toContain('$');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('a button retries prices that fail to load, and the cart is kept', async () => {
    const stored = { cartItems: cartOf({ id: pepper.id, quantity: 2 }) };
    const me = await visitor({ lang, width: 390, expected, stored });
    const { page } = me;
    await open(me, '/about');
    await page.route('**/api/v1/**', (route) => route.abort());
    await open(me, '/cart');
    await page.getByRole('heading', { name: label(lang, orderSummaryLabels, 'failed') }).waitFor();
    await main(page)
      .getByText(label(lang, orderSummaryLabels, 'cartSaved'))
      .waitFor();
    await page.unroute('**/api/v1/**');
    await button(main(page), labels('tryAgain')).click();
    await main(page).getByText('$17.00', { exact: true }).first().waitFor();
    await eventually(() =>
      page.getByRole('heading', { name: label(lang, orderSummaryLabels, 'failed') }).count(),
    ).toBe(0);
  });
});
