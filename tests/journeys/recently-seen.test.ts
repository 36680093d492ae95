import { expect, test } from 'vitest';
import { recentlySeenLabels } from '#contract/labels/storefront/recently-seen.ts';
import { button, eventually, link, main, open, openProduct, stored } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const lang = 'en';
const width = 390;

test('recently viewed products appear on products, the empty cart and empty searches until cleared', async () => {
  const [pepper, bowl] = [productOf('kampot-pepper', lang), productOf('silver-bowl-set-6', lang)];
  // A product that is no longer sold.
  const me = await visitor({ lang, width, stored: { recentlySeen: [999_999] } });
  const { page } = me;
  const shelf = page.getByRole('region', { name: label(lang, recentlySeenLabels, 'title') });
  await openProduct(me, 'kampot-pepper');
  await eventually(() => stored(page, 'recentlySeen')).toEqual([pepper.id, 999_999]);
  expect(await shelf.count()).toBe(0);

  await openProduct(me, 'silver-bowl-set-6');
  await link(shelf, pepper.name).waitFor();
  await eventually(() => shelf.getByRole('article').count()).toBe(1);

  await open(me, '/cart');
  await link(shelf, bowl.name).waitFor();
  await eventually(() => shelf.getByRole('article').count()).toBe(2);
  await open(me, '/all-products/0/all-categories?SearchTerm=umbrelaaqq');
  await link(shelf, pepper.name).waitFor();

  // Navigates to a product in place, and the row updates.
  await link(shelf, pepper.name).click();
  await page.getByRole('heading', { level: 1, name: pepper.name }).waitFor();
  await link(shelf, bowl.name).waitFor();
  expect(await link(shelf, pepper.name).count()).toBe(0);

  await button(shelf, label(lang, recentlySeenLabels, 'clear')).focus();
  await page.keyboard.press('Enter');
  await eventually(() => shelf.count()).toBe(0);
  expect(await stored(page, 'recentlySeen')).toEqual([]);
  await eventually(() => main(page).evaluate((each) => each === document.activeElement)).toBe(true);
});
