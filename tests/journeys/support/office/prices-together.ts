import type { Page } from 'playwright-core';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { callFrom } from '../open-office.ts';
import { button, eventually, link } from '../pages.ts';
import { labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

export interface Made {
  id: number;
  version: number;
}
/** Creates products of this journey, which no shopper sees. */
export async function makeProducts(page: Page, count: number, name: string): Promise<Made[]> {
  const made: Made[] = [];
  for (let n = 1; n <= count; n += 1)
    made.push(
      await callFrom<Made>(page, 'create-product', {
        attempt: await page.evaluate(() => crypto.randomUUID()),
        fields: { texts: { en: { name: `${name} ${n}` } }, priceCents: 1000 + n, categoryIds: [1] },
      }),
    );
  return made;
}

/** Filters the table by a name. */
export async function findProducts(
  { page, lang, shop }: Visitor,
  name: string,
  count: number,
): Promise<void> {
  await page.goto(`${shop}/office/${lang}/products?find=${encodeURIComponent(name)}`);
  await eventually(() => page.locator('.of-sku').count()).toBe(count);
}

/** Starts a bulk edit of all products in the table. The default is a tenth. */
export async function beginTogether({ page, lang }: Visitor): Promise<void> {
  const t = labelsOf(lang, officeTogetherLabels);
  const common = labelsOf(lang, officeCommonLabels);
  await page.getByRole('checkbox', { name: common('selectAll') }).check();
  await link(page, t('change')).click();
  await page.locator('.together ins').first().getByText('$10.90').waitFor();
}

/** Raises the prices by a fifth after checking the preview. */
export async function raiseTogether({ page, lang }: Visitor, count: number): Promise<void> {
  const t = labelsOf(lang, officeTogetherLabels);
  const common = labelsOf(lang, officeCommonLabels);
  await page.locator('[name="by"]').fill('20');
  await page.locator('.together ins').first().getByText('$11.90').waitFor();
  await button(page, t('changeN', { n: count })).click();
  await button(page, common('undoAll', { n: count })).waitFor();
}

export async function undoTogether({ page, lang }: Visitor, count: number): Promise<void> {
  const t = labelsOf(lang, officeTogetherLabels);
  const common = labelsOf(lang, officeCommonLabels);
  await button(page, common('undoAll', { n: count })).click();
  await page.getByText(t('undone', { n: count })).waitFor();
}

/** Returns the prices of the products with this name, in creation order. */
export async function pricesOf(page: Page, find: string): Promise<number[]> {
  const wish = { find, sort: 'newest', isBackwards: true };
  const { products } = await callFrom<{ products: { priceCents: number }[] }>(page, 'list-products', wish);
  return products.map(({ priceCents }) => priceCents);
}
