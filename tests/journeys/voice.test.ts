import { describe, expect, test } from 'vitest';
import { allProductsLabels } from '#contract/labels/storefront/all-products.ts';
import { filterOptionsLabels } from '#contract/labels/storefront/filter-options.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { shopUrl } from '../support/browser.ts';
import { demoCustomer, newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import { arrived, button, eventually, link, main, open, pathOf } from './support/pages.ts';
import { label } from './support/texts.ts';
import { type Visitor, visitor, widthOf, stricterLanguage } from './support/visitor.ts';

/** Returns the tag and text of the focused element. */
const focused = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body;
    return tagName === 'BODY' ? tagName : `${tagName} ${textContent?.trim()}`;
  });

/** Waits until the heading has the focus, and returns the announced title of the page. */
async function announcedTitle(me: Visitor, hasFocus = /^H1 \S/u): Promise<string> {
  const { page } = me;
  await eventually(() => focused(me)).toMatch(hasFocus);
  const title = await page.title();
  await page.getByRole('status').getByText(title, { exact: true }).waitFor({ state: 'attached' });
  return title;
}

describe.each(stricterLanguage)('focus and announcements after navigation, in %s', (lang) => {
  test.each(widthOf[lang])(
    'the heading has the focus after a link, paging and Back at %i px',
    async (width) => {
      const me = await visitor({ lang, width });
      const { page } = me;
      await open(me, '/');
      const list = label(lang, allProductsLabels, 'lbl_allprd_allproduct');
      await main(page).locator('a[href*="/all-products/"]').first().click();
      await page.waitForURL(/all-products/u);
      expect(await announcedTitle(me)).toMatch(/\S \| \S/u);

      await open(me, '/all-products/0/all-categories');
      await link(main(page), label(lang, allProductsLabels, 'page', { n: 2 })).click();
      await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('2');
      expect(await announcedTitle(me)).toMatch(/\S \| \S/u);

      await main(page).locator('.card a').first().click();
      await page.waitForURL(/product-detail/u);
      expect(await announcedTitle(me)).toMatch(/\S \| \S/u);
      await page.goBack();
      await arrived(me, list);
      // When going back, the link that led to the next page is focused.
      expect(await announcedTitle(me, /^A \S/u)).toMatch(/\S \| \S/u);
    },
  );

  test('the heading has the focus after a login', async () => {
    const me = await visitor({ lang, width: 390 });
    const { email, password } = await newCustomer(me.shop, lang);
    await open(me, '/login');
    await logIn(me, email, password);
    await eventually(() => pathOf(me.page)).toBe(`/${lang}/`);
    expect(await announcedTitle(me)).toMatch(/\S \| \S/u);
  });

  test('a heading that re-renders once the customer is known has the focus', async () => {
    const { stored } = await newCustomer(shopUrl(), lang);
    const me = await visitor({ lang, width: 1440, stored: { ...stored } });
    await open(me, '/');
    await me.page.evaluate((path) => {
      (window as unknown as { navigation: { navigate: (to: string) => void } }).navigation.navigate(path);
    }, `/${lang}/update-profile`);
    await main(me.page).getByRole('form').first().waitFor();
    expect(await announcedTitle(me)).toMatch(/\S \| \S/u);
  });
});

test('removing a filter focuses its neighbor, and removing the last one the heading', async () => {
  const me = await visitor({ lang: 'en', width: 1440 });
  const { page } = me;
  await open(me, '/all-products/0/all-categories?color=1&rating=4');
  const chips = page.getByRole('list', { name: label('en', filterOptionsLabels, 'chosenFilters') });
  const names = await chips.getByRole('link').evaluateAll((links) => links.map((each) => each.ariaLabel));
  expect(names.length).toBe(3);
  await chips.getByRole('link').first().press('Enter');
  await eventually(() => chips.getByRole('link').count()).toBe(2);
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(names[1]);
  await page.keyboard.press('Enter');
  await eventually(() => chips.count()).toBe(0);
  expect(await announcedTitle(me)).toMatch(/\S \| \S/u);
});

test('the view button of an order focuses its details', async () => {
  const { stored } = await demoCustomer(shopUrl());
  const me = await visitor({ lang: 'en', width: 1440, stored: { ...stored } });
  await open(me, '/orders-history');
  const eye = main(me.page)
    .getByRole('button', { name: label('en', ordersHistoryLabels, 'detailOf', { number: '' }) })
    .first();
  await eye.press('Enter');
  await eventually(() => focused(me)).toMatch(/^H2 .*AG\d+/u);
  const invoice = button(main(me.page), label('en', ordersHistoryLabels, 'invoice'));
  await invoice.waitFor();
  await eventually(() => focused(me)).toMatch(/^H2 .*AG\d+/u);
});
