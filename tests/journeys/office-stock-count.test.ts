import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeScanLabels } from '#contract/labels/office/scan.ts';
import { officeStockCountLabels } from '#contract/labels/office/stock-count.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from './support/checks/axe.ts';
import { callFrom, heading, openOffice } from './support/open-office.ts';
import { button, eventually } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import { inRelease } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
/** No other journey buys this product or changes its stock. */
const sku = 'AG-1211';

test.each<LanguageCode>(['ar', ...inRelease('en')])(
  'a scanner counts stock anywhere on the screen, and the differences are applied and undone: %s',
  async (lang) => {
    const t = labelsOf(lang, officeStockCountLabels);
    const frame = labelsOf(lang, officeFrameLabels);
    const me = await openOffice(lang, lang === 'ar' ? 390 : 1440, {
      shop,
      path: '/stock-count',
      role: 'owner',
    });
    const { page } = me;
    await heading(page, frame('stockCount'));
    const stockOf = async () => {
      const { products } = await callFrom<{ products: { stock: number }[] }>(page, 'list-products', {
        find: sku,
      });
      return products[0]?.stock;
    };
    const before = Number(await stockOf());
    /** Sends keys as fast as a scanner, however slow the test is. */
    const scan = (code: string, apart = 0) =>
      page.evaluate(
        async ([keys, pause]) => {
          for (const key of [...keys, 'Enter']) {
            document.activeElement?.dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
            );
            await new Promise((resolve) => (pause ? setTimeout(resolve, pause) : resolve(null)));
          }
        },
        [code, apart] as [string, number],
      );
    const counted = page.locator('.counted input');
    // Outside every field, with letters that are shortcuts.
    await scan(sku);
    await eventually(() => counted.inputValue()).toBe('1');
    // As slow as some do by Bluetooth.
    await scan(sku, 70);
    await eventually(() => counted.inputValue()).toBe('2');
    await counted.focus();
    await scan(sku);
    await eventually(() => counted.inputValue()).toBe('3');
    await scan('GO-NOWHERE');
    await page.getByText(labelsOf(lang, officeScanLabels)('unknown')).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await eventually(() => counted.inputValue()).toBe('3');
    await counted.fill(String(before + 3));
    await button(page, t('apply', { n: 1 })).click();
    await page.getByText(t('applied', { n: 1 })).waitFor();
    expect(await stockOf()).toBe(before + 3);
    await button(page, labelsOf(lang, officeCommonLabels)('undo')).click();
    await page.getByText(t('applied', { n: 1 })).waitFor({ state: 'hidden' });
    expect(await stockOf()).toBe(before);
    // When two variants have the same barcode, the person says which one it is.
    const ofScan = labelsOf(lang, officeScanLabels);
    await page.route('**/palette/find-scanned', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { products: object[] } };
      const [product] = json.data.products;
      json.data.products.push({ ...product, colourId: 1, variant: { en: 'Red', ar: 'ក្រហម' } });
      await route.fulfill({ response, json });
    });
    await scan(sku);
    const dialog = page.getByRole('dialog', { name: ofScan('which') });
    await dialog.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText(ofScan('noneChosen')).waitFor();
    expect(await counted.count()).toBe(0);
    await scan(sku);
    const variant = lang === 'ar' ? 'ក្រហម' : 'Red';
    await dialog.getByRole('button', { name: variant }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.locator('.counted', { hasText: variant }).waitFor();
    await eventually(() => counted.inputValue()).toBe('1');
    await page.unroute('**/palette/find-scanned');
    await button(page, t('clear')).click();
    await button(page.getByRole('dialog'), t('clear')).click();
    await counted.waitFor({ state: 'hidden' });
    // Slow keys are still shortcuts.
    await page.keyboard.press('g');
    await page.waitForTimeout(150);
    await page.keyboard.press('p');
    await heading(page, frame('products'));
  },
);
