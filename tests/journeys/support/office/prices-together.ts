import type { Page } from 'playwright-core';
import { officeTogetherLabels } from '#contract/labels/office/together.ts';
import { callFrom } from '../at-the-office.ts';
import { button, eventually, link } from '../pages.ts';
import { wordsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';

export interface Made {
  id: number;
  version: number;
}
/** Products of this journey's own, which no shopper sees. */
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

/** Those of a name stand in the table. */
export async function findProducts(
  { page, lang, shop }: Visitor,
  name: string,
  count: number,
): Promise<void> {
  await page.goto(`${shop}/office/${lang}/products?find=${encodeURIComponent(name)}`);
  await eventually(() => page.locator('.product-sku').count()).toBe(count);
}

/** All in the table are to be changed; by a tenth, before anything is said. */
export async function beginTogether({ page, lang }: Visitor): Promise<void> {
  const t = wordsOf(lang, officeTogetherLabels);
  await page.getByRole('checkbox', { name: t('chooseAll') }).check();
  await link(page, t('change')).click();
  await page.locator('.together ins').first().getByText('$10.90').waitFor();
}

/** By a fifth, once it was seen what becomes of them. */
export async function raiseTogether({ page, lang }: Visitor, count: number): Promise<void> {
  const t = wordsOf(lang, officeTogetherLabels);
  await page.locator('[name="by"]').fill('20');
  await page.locator('.together ins').first().getByText('$11.90').waitFor();
  await button(page, t('changeN', { n: count })).click();
  await button(page, t('undoAll', { n: count })).waitFor();
}

export async function undoTogether({ page, lang }: Visitor, count: number): Promise<void> {
  const t = wordsOf(lang, officeTogetherLabels);
  await button(page, t('undoAll', { n: count })).click();
  await page.getByText(t('undone', { n: count })).waitFor();
}

/** Of those of a name, as they were made. */
export async function pricesOf(page: Page, find: string): Promise<number[]> {
  const wish = { find, sort: 'newest', isBackwards: true };
  const { products } = await callFrom<{ products: { priceCents: number }[] }>(page, 'list-products', wish);
  return products.map(({ priceCents }) => priceCents);
}
