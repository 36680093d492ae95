import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import type { officeRoleLabels } from '#contract/labels/office/roles.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { button, eventually } from './support/pages.ts';
import { productOf, labelsOf } from './support/texts.ts';
import type { Visitor, Width } from './support/visitor.ts';
import { declineQuestion, question } from './support/questions.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
/** No other journey buys this product or checks its price. */
const sku = 'AG-1218';

/** Opens the product table as one of the demo's staff members. */
async function at(
  lang: LanguageCode,
  width: Width,
  role: keyof typeof officeRoleLabels.texts,
  query: string,
): Promise<Visitor> {
  const me = await openOffice(lang, width, {
    shop,
    path: `/products${query}`,
    role,
    expected: /status of 40[09]/u,
  });
  const name = labelsOf(lang, officeFrameLabels)('products');
  await me.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return me;
}

const skus = (page: Page) => page.locator('.of-sku').allInnerTexts();
/** Returns the price on the shop's product page, as a visitor sees it. */
async function shownPrice(href: string): Promise<string> {
  const html = await (await fetch(new URL(href, shop))).text();
  return /"price":"?(?<price>[\d.]+)/u.exec(html)?.groups?.['price'] ?? '';
}

test('a price and stock edited in the table are live at once, and are undone', async () => {
  const t = labelsOf('en', officeProductsLabels);
  const common = labelsOf('en', officeCommonLabels);
  const me = await at('en', 1440, 'owner', `?find=${sku}`);
  const { page } = me;
  await eventually(() => skus(page)).toEqual([sku]);
  await clean(me);
  // With the keyboard, a column head sorts, and when pressed again sorts the other way. Screen readers
  // announce the order, and the URL contains it.
  const head = page.getByRole('columnheader', { name: t('changedAt') });
  for (const [order, search] of [
    ['ascending', `?find=${sku}&sort=changed`],
    ['descending', `?find=${sku}&sort=changed&order=down`],
  ]) {
    await head.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await eventually(() => head.getAttribute('aria-sort')).toBe(order);
    expect(new URL(page.url()).search).toBe(search);
  }
  const row = page.locator('.products tbody tr');
  const [price, stock] = [row.locator('.of-price'), row.locator('.of-stock')];
  const before = await price.innerText();
  const href = (await row.locator('.of-state a').getAttribute('href')) ?? '';
  const inShop = await shownPrice(href);
  expect(before).toContain(inShop);

  // An invalid price is reported at its field. Escape leaves everything unchanged.
  await price.getByRole('button').click();
  await page.keyboard.type('cheap');
  await page.keyboard.press('Enter');
  await price.getByRole('alert').getByText(common('invalidPrice')).waitFor();
  await clean(me);
  await page.keyboard.press('Escape');
  await eventually(() => price.innerText()).toBe(before);
  await eventually(() => price.getByRole('button').evaluate((each) => each === document.activeElement)).toBe(
    true,
  );

  // A large price change needs a confirmation. If the user declines, the typed value stays.
  await page.keyboard.press('Enter');
  await page.keyboard.type('9750');
  await page.keyboard.press('Enter');
  await question(page).getByText('$9,750.00').waitFor();
  await declineQuestion(page);
  await price.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => price.innerText()).toBe(before);

  await page.keyboard.press('Enter');
  await page.keyboard.type('97,5');
  await page.keyboard.press('Enter');
  await eventually(() => price.innerText()).toBe('$97.50');
  await eventually(() => shownPrice(href)).toBe('97.5');
  await button(page, common('undo')).click();
  await eventually(() => price.innerText()).toBe(before);
  await eventually(() => shownPrice(href)).toBe(inShop);

  const counted = Number(await stock.innerText());
  await stock.getByRole('button').click();
  await clean(me);
  await page.keyboard.type('+5');
  await page.keyboard.press('Enter');
  await eventually(() => stock.innerText()).toBe(String(counted + 5));
  await button(page, common('undo')).click();
  await eventually(() => stock.innerText()).toBe(String(counted));

  // A colleague was faster. Their change is not overwritten, and the typed value stays.
  await price.getByRole('button').click();
  await elsewhere(page, 98_00);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await price.getByText(/98\.00/u).waitFor();
  await eventually(() => price.getByRole('textbox').inputValue()).toBe('5');
  await page.keyboard.press('Escape');
  await eventually(() => price.innerText()).toBe('$98.00');
  await elsewhere(page, Math.round(Number(inShop) * 100));
  await eventually(() => shownPrice(href)).toBe(inShop);
});

/** Sets the price as a colleague, on another page. */
const elsewhere = (page: Page, priceCents: number) =>
  page.evaluate(
    async ([find, cents]) => {
      const headers = { 'content-type': 'application/json' };
      const call = async (path: string, body: object) => {
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        return ((await answer.json()) as { data: { products: { id: number; version: number }[] } }).data;
      };
      const { products } = await call('/office/api/catalogue/list-products', { find });
      await call('/office/api/catalogue/change-product', {
        id: products[0]?.id,
        version: products[0]?.version,
        fields: { priceCents: cents },
        isPriceSure: true,
      });
    },
    [sku, priceCents] as const,
  );

test('products are found in both scripts, filtered and sorted on a phone; read-only staff see values', async () => {
  const t = labelsOf('ar', officeProductsLabels);
  const me = await at('ar', 390, 'workshop', '');
  const { page } = me;
  await eventually(async () => (await skus(page)).length).toBeGreaterThan(10);
  // The window is as high as the table, so that the bottom bar covers no row.
  await page.setViewportSize({ width: 390, height: 9000 });
  await clean(me);
  expect(await page.locator('.of-price button').count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone there are no column heads. A field sorts instead, and the URL contains the order.
  await button(page, labelsOf('ar', officeFiltersLabels)('filters')).click();
  await page
    .getByRole('combobox', { name: labelsOf('ar', officeListLabels)('sortBy') })
    .selectOption('price-down');
  await eventually(() => new URL(page.url()).search).toBe('?sort=price&order=down');
  await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0);
  const prices = await page.locator('.of-price').allInnerTexts();
  const cents = prices.slice(0, 9).map((text) => Number(text.replaceAll(/^.*\$|[,.]/gsu, '')));
  expect(cents).toEqual(cents.toSorted((one, other) => other - one));
  await page.getByRole('combobox', { name: labelsOf('ar', officeListLabels)('sortBy') }).selectOption('');
  await button(page, labelsOf('ar', officeFiltersLabels)('filters')).click();
  await page.setViewportSize({ width: 390, height: 9000 });
  await page.getByRole('searchbox').fill(productOf('kampot-pepper', 'en').name);
  await eventually(() => skus(page).then((found) => found.length)).toBe(2);
  await button(page, labelsOf('ar', officeFiltersLabels)('filters')).click();
  await button(page, labelsOf('ar', officeFiltersLabels)('clear')).click();
  await page.getByRole('link', { name: t('low') }).click();
  await eventually(() => new URL(page.url()).search).toBe('?view=low');
  // Until the new rows have loaded, the previous ones are shown dimmed.
  await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
});
