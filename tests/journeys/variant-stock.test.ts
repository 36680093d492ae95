import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from './support/checks/axe.ts';
import { openOffice } from './support/open-office.ts';
import { button, eventually, main, message, openProduct } from './support/pages.ts';
import { label, productOf, labelsOf } from './support/texts.ts';
import { inRelease } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
/** No other journey buys these or changes their stock. Both have colors and no required option but these. */
const places = [['ar', 390, 'name-badge'] as const, ...inRelease(['en', 1440, 'drawstring-bag'])];

test.each(places)(
  'staff count stock per color, and only the color in stock sells (%s)',
  async (lang, width, slug) => {
    const t = labelsOf(lang, officeProductLabels);
    const common = labelsOf(lang, officeCommonLabels);
    const outOfStock = label(lang, productDetailLabels, 'lbl_prd_det_outstock');
    const me = await openOffice(lang, width, { shop, path: `/products/${productOf(slug, lang).id}` });
    const { page } = me;
    await button(page, t('count')).click();
    const dialog = page.getByRole('dialog', { name: t('count') });
    await dialog.getByRole('combobox', { name: t('countPer') }).selectOption('color');
    const stocks = dialog.locator('tbody tr td:nth-of-type(1) input');
    await stocks.nth(1).fill('3');
    expect(await axeFindings(page)).toEqual([]);
    await button(dialog, common('save')).click();
    await eventually(() => page.locator('#stock tbody td').allInnerTexts()).toContain('3');

    await openProduct(me, slug);
    const colours = main(page).locator('[data-option="1"] input');
    const submit = main(page).locator('.buy-acts button[type="submit"]');
    await eventually(() => colours.nth(0).getAttribute('aria-label')).toContain(outOfStock);
    await colours.nth(0).check({ force: true });
    await eventually(() => submit.innerText()).toBe(outOfStock);
    expect(await axeFindings(page)).toEqual([]);
    await colours.nth(1).check({ force: true });
    // On a phone, the button is in the bar.
    await button(page, label(lang, productDetailLabels, 'lbl_prd_det_addcart'))
      .first()
      .click();
    await message(me, 'addedToCart').waitFor();
  },
);
