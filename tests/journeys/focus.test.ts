import { describe, expect, test } from 'vitest';
import { navbarLabels } from '#contract/labels/navbar.ts';
import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { topHeaderLabels } from '#contract/labels/top-header.ts';
import { filterOptionsLabels } from '#contract/labels/filter-options.ts';
import { searchLabels } from '#contract/labels/search.ts';
import { testBrowser } from '../support/browser.ts';
import { eventually, open } from './support/pages.ts';
import { label, productOf } from './support/texts.ts';
import { visitor, type Width } from './support/visitor.ts';

const browser = await testBrowser();
const product = `/product-detail/${productOf('t-shirt', 'en').id}/shop/x`;

const dialogs: readonly [name: string, path: string, opener: string, width: Width][] = [
  ['wish list', '/', label('en', topHeaderLabels, 'lbl_thead_wishlist'), 1440],
  ['menu', '/', label('en', navbarLabels, 'menu'), 390],
  ['filter sheet', '/all-products/0/all-categories', label('en', filterOptionsLabels, 'filter'), 390],
  ['size guide', product, label('en', productDetailLabels, 'lbl_prd_det_sizeguide'), 1440],
  ['product variants', product, label('en', productDetailLabels, 'lbl_prd_det_btn_variant'), 390],
];

describe('focus', () => {
  test.each(dialogs)('goes into the %s and back to what opened it', async (_, path, name, width) => {
    const me = await visitor(browser, { lang: 'en', width });
    const { page } = me;
    await open(me, path);
    const opener = page.getByRole('button', { name, exact: true }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    for (let n = 0; n < 40; n++) await page.keyboard.press('Tab');
    const outside = await dialog.evaluate((element) => {
      const { activeElement, body } = document;
      return activeElement !== body && !element.contains(activeElement);
    });
    expect(outside).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await eventually(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('goes into the search box and back', async () => {
    const me = await visitor(browser, { lang: 'en', width: 1440 });
    const { page } = me;
    await open(me, '/');
    const opener = page
      .getByRole('button', { name: label('en', searchLabels, 'search'), exact: true })
      .first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const field = page.getByRole('search').getByRole('combobox');
    await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => field.isVisible()).toBe(false);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
