import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { dateText, usualDates } from '#rules/date-text.ts';
import { footerLabels } from '#contract/labels/storefront/footer.ts';
import { homeLabels } from '#contract/labels/storefront/home.ts';
import { navbarLabels } from '#contract/labels/storefront/navbar.ts';
import { orderSummaryLabels } from '#contract/labels/storefront/order-summary.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
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
import { label, productOf, said, wordsOf } from './support/texts.ts';
import { type Visitor, visitor, stricterLanguage } from './support/visitor.ts';

/** As the shop writes it. */
const today = () => dateText(new Date().toISOString(), usualDates);

/** What the browser says of requests that go nowhere. */
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404.*nowhere/u;

/** Until the worker has the page in hand and keeps it, with its files. */
async function kept({ page }: Visitor, path: string): Promise<void> {
  await eventually(() =>
    page.evaluate(async (address) => {
      const found = await caches.match(address);
      return navigator.serviceWorker.controller !== null && found !== undefined;
    }, path),
  ).toBe(true);
}

/** Takes the connection away, until the worker notices as well: the browser tells it a moment later than the page. */
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

describe.each(stricterLanguage)('without a connection, in %s', (lang) => {
  const words = wordsOf(lang, sharedLabels);
  const pepper = productOf('kampot-pepper', lang);
  const trio = productOf('scented-candle-trio', lang);
  const bowl = productOf('silver-bowl', lang);
  const note = ({ page }: Visitor) => page.getByText(words('storedPage'), { exact: true });

  /** At the product, which the browser keeps by now. */
  async function atProduct(): Promise<Visitor> {
    const stored = { cartItems: cartOf({ id: pepper.id }) };
    const me = await visitor({ lang, width: 390, worker: true, expected, stored });
    await me.context.addInitScript(() => void caches.open('kado-of-an-older-build'));
    await openProduct(me, 'kampot-pepper');
    await kept(me, pathOf(me.page));
    await kept(me, `/${lang}/offline`);
    await eventually(() => me.page.evaluate(() => caches.keys())).toEqual([
      expect.stringMatching(/^kado-[\da-f]{8}$/u),
    ]);
    expect(await note(me).isVisible()).toBe(false);
    return me;
  }

  test('a page never visited is replaced by one that says why, and goes on by itself when there is a connection', async () => {
    const me = await atProduct();
    const { page } = me;
    await cutOff(me);
    await page.goto(`${me.shop}/${lang}/about`);
    await page.getByRole('heading', { level: 1, name: words('offlineHeading') }).waitFor();
    expect(pathOf(page)).toBe(`/${lang}/about`);
    const loaded = page.waitForEvent('load');
    await button(main(page), words('tryAgain')).click();
    await loaded;
    await arrived(me, words('offlineHeading'));
    await me.context.setOffline(false);
    await arrived(me, words('titleAboutUs'));
  });

  test('the cart is read at its last prices, which are marked, and asks again when there is a connection', async () => {
    const me = await atProduct();
    const { page } = me;
    await open(me, '/cart');
    await main(page).getByText('$8.50', { exact: true }).first().waitFor();
    // Nothing of a call or of a person is kept beside the pages.
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
    const mark = page.getByRole('alert').filter({ hasText: today() });
    await mark.waitFor();
    await eventually(() => main(page).getByText('$8.50', { exact: true }).first().isVisible()).toBe(true);
    await me.context.setOffline(false);
    await mark.waitFor({ state: 'detached' });
    await eventually(() => main(page).getByText('$8.50', { exact: true }).first().isVisible()).toBe(true);
  });

  test('a visited page is read again, whole, and says that it may be old', async () => {
    const me = await atProduct();
    await me.page.evaluate(() => scrollTo(0, 900));
    await cutOff(me);
    await me.page.reload();
    await arrived(me, pepper.name);
    await note(me).waitFor();
    for (const to of [0, 400, 1200]) {
      // A browser may bring a page that is loaded anew back to where it was, and late.
      const place = async () => {
        await me.page.evaluate((y) => scrollTo(0, y), to);
        return (await note(me).boundingBox())?.y ?? -1;
      };
      await eventually(place).toBeGreaterThanOrEqual(0);
      await eventually(place).toBeLessThan(300);
    }
    await main(me.page).getByText('$8.50', { exact: true }).first().waitFor();
    // So does what opens over it, which nobody has opened yet.
    await button(me.page.getByRole('banner'), label(lang, navbarLabels, 'menu')).click();
    await me.page.getByRole('dialog', { name: label(lang, navbarLabels, 'menu') }).waitFor();
    await me.page.keyboard.press('Escape');

    await me.context.setOffline(false);
    await link(me.page, words('tryAgain')).click();
    await note(me).waitFor({ state: 'hidden' });
    await arrived(me, pepper.name);
    expect(await note(me).isVisible()).toBe(false);
  });

  test('a page visited in place is read again, also after it is loaded anew', async () => {
    const me = await atProduct();
    const { page } = me;
    const home = label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' });
    await link(page.getByRole('contentinfo'), label(lang, footerLabels, 'lbl_footr_home')).click();
    await arrived(me, home);
    await kept(me, `/page-data/${lang}/`);
    await cutOff(me);
    for (const _ of ['once', 'twice']) {
      await page.reload();
      await note(me).waitFor();
      await arrived(me, home);
      expect(pathOf(page)).toBe(`/${lang}/`);
    }
  });

  test('the page for that, opened with a connection, goes home', async () => {
    const me = await visitor({ lang, width: 390 });
    const { page } = me;
    await page.goto(`${me.shop}/${lang}/offline`);
    await arrived(me, label(lang, homeLabels, 'heading', { shop: 'Angkor Gifts' }));
    expect(pathOf(page)).toBe(`/${lang}/`);
  });

  test('without prices each line keeps its last one, and can be changed; a line without one says so, and then no sum is made up', async () => {
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
    const mark = page.getByRole('alert').filter({ hasText: today() });
    await mark.waitFor();

    // The table is never gone for a moment: what is in it stays the same, and keeps the focus.
    const table = await main(page).getByRole('table').elementHandle();
    const more = button(line, words('oneMore'));
    await more.focus();
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await failed;
    await line.getByText('$17.00', { exact: true }).waitFor();
    await eventually(() => table?.evaluate((each) => each.isConnected)).toBe(true);
    await eventually(focused).toBe(words('oneMore'));
    await button(main(page), words('tryAgain')).click();
    await message(me, 'generalError').waitFor();
    await eventually(() => mark.isVisible()).toBe(true);

    await button(other, label(lang, cartLabels, 'removeNamed', { name: trio.name })).click();
    await other.waitFor({ state: 'detached' });
    await main(page).locator('.slip').getByText('$17.00', { exact: true }).first().waitFor();
    await button(main(page), said(lang, 'undo')).click();
    await other.getByText(priceOfOther, { exact: true }).first().waitFor();

    // Put in meanwhile, here by another tab: nobody knows what it costs.
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
    await button(unknown, words('oneMore')).click();
    await eventually(() => unknown.getByRole('spinbutton').inputValue()).toBe('2');
    await eventually(focused).toBe(words('oneMore'));
    // What it asked for would come through by itself, and take the button away.
    await failedAgain;

    await page.unroute('**/api/v1/**');
    await button(main(page), words('tryAgain')).click();
    await main(page)
      .getByRole('row')
      .filter({ has: link(page, bowl.name) })
      .waitFor();
    expect(await mark.count()).toBe(0);
    expect(await unknown.count()).toBe(0);
    await eventually(() => totals.innerText()).toContain('$');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('prices that do not arrive are asked for again by a button, and the cart is kept', async () => {
    const stored = { cartItems: cartOf({ id: pepper.id, quantity: 2 }) };
    const me = await visitor({ lang, width: 390, expected, stored });
    const { page } = me;
    await open(me, '/about');
    await page.route('**/api/v1/**', (route) => route.abort());
    await open(me, '/cart');
    await page.getByRole('heading', { name: label(lang, orderSummaryLabels, 'failed') }).waitFor();
    await main(page)
      .getByText(label(lang, orderSummaryLabels, 'kept'))
      .waitFor();
    await page.unroute('**/api/v1/**');
    await button(main(page), words('tryAgain')).click();
    await main(page).getByText('$17.00', { exact: true }).first().waitFor();
    await eventually(() =>
      page.getByRole('heading', { name: label(lang, orderSummaryLabels, 'failed') }).count(),
    ).toBe(0);
  });
});
