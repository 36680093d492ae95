import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import { officeImportQuestionLabels } from '#contract/labels/office/import-questions.ts';
import { officeImportLabels } from '#contract/labels/office/imports.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from './support/checks/axe.ts';
import { sideways } from './support/checks/room.ts';
import { openOffice } from './support/open-office.ts';
import { button, eventually } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import { inRelease } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async (page: Page) => {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
};
const follow = (path: string) => fetch(`${shop}${path}`, { redirect: 'manual' });

test.each([['ar', 390] as const, ...inRelease(['en', 1440])])(
  'an export of another shop is checked, corrected, imported and undone: %s at %i',
  async (lang, width) => {
    const t = labelsOf(lang, officeImportLabels);
    const q = labelsOf(lang, officeImportQuestionLabels);
    const refusals = labelsOf(lang, officeRefusals);
    const unique = `${lang}-${crypto.randomUUID().slice(0, 8)}`;
    const csv = `Handle,Title,Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Shelf
tee-${unique},Tee ${unique},Imaginary Mills,Tees,summer,true,Size,Small,,shopify,4,12.00,15.00,http://127.0.0.1/tee.png,A1
tee-${unique},,,,,,,Large,,shopify,3,14.00,17.00,,
mug-${unique},Mug ${unique},Imaginary Mills,Mugs,,true,Title,Default Title,,,,free,,,
`;
    const me = await openOffice(lang, width, { shop, path: '/imports' });
    const { page } = me;
    await page.getByText(t('fileHint')).waitFor();
    await clean(page);
    const file = { name: `products-${unique}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.head').getByText(t('ready')).waitFor();
    await page.getByText(t('ofSystem', { system: 'Shopify' })).waitFor();
    await page.getByText(t('lost')).waitFor();
    await clean(page);

    // The file doesn't say in which currency its prices are, so no row is right or wrong yet.
    await page.getByText(refusals('currencyOpen')).waitFor();
    expect(await page.locator('.import-tiles').count()).toBe(0);
    await page.getByLabel(q('currency')).selectOption('USD');
    await button(page, q('useCurrency')).click();
    await page.getByText(q('used', { currency: q('USD') })).waitFor();
    await clean(page);

    // Before the import, the shop is unchanged.
    expect((await follow(`/products/tee-${unique}`)).status).toBe(404);
    await page.getByLabel(t('correct', { column: 'price', line: 4 })).fill('6.50');
    await page.keyboard.press('Enter');
    await page.locator('.import-tiles [href$=wrong] b', { hasText: /^0$/u }).waitFor();
    await page.getByLabel(t('fetchesPictures')).check();
    await button(page, t('run')).click();
    await button(page, t('undo')).waitFor();
    await clean(page);
    // The picture of the shop's own machine wasn't fetched.
    await page.locator('.import-tiles [href$=lacking]').click();
    await page.getByText('http://127.0.0.1/tee.png').waitFor();

    const redirected = await follow(`/products/tee-${unique}`);
    expect(redirected.status).toBe(301);
    const product = await fetch(`${shop}${redirected.headers.get('location')}`);
    const html = await product.text();
    for (const part of [`Tee ${unique}`, '12.00', '15.00']) expect(html).toContain(part);

    await button(page, t('undo')).click();
    await page.locator('.head').getByText(t('undone')).waitFor();
    await clean(page);
    await eventually(async () => (await follow(`/products/tee-${unique}`)).status).toBe(404);

    // Customers, with a province that the shop doesn't know, and a cell that is corrected.
    await page.locator('.head a').first().click();
    const people = `email,firstname,lastname,province\n${unique}@example.com,Made,Up,Atlantis\nnobody,No,Email,\n`;
    await page
      .locator('input[type=file]')
      .setInputFiles({ ...file, name: `people-${unique}.csv`, buffer: Buffer.from(people) });
    await page.locator('.head').getByText(t('ready')).waitFor();
    await page.getByText(t('customersHint')).waitFor();
    await clean(page);
    await page.getByLabel(t('correct', { column: 'email', line: 3 })).fill(`no-${unique}@example.com`);
    await page.keyboard.press('Enter');
    await page.locator('.import-tiles [href$=wrong] b', { hasText: /^0$/u }).waitFor();
    await button(page, t('run')).click();
    await button(page, t('undo')).click();
    await page.locator('.head').getByText(t('undone')).waitFor();
    await clean(page);
  },
);

test('an export of products is changed, imported and undone', async () => {
  const t = labelsOf('ar', officeImportLabels);
  const { page } = await openOffice('ar', 1440, { shop, path: '/products?sort=sku' });
  const exported = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('button.export').first().click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  await page.locator('.grid tbody input[type=checkbox]').first().check();
  const before = await exported();
  const [heads = [], row = [], ...others] = parse(before, { bom: true });
  expect(others).toEqual([]);
  row[heads.indexOf('meta_title_km')] = 'ចំណងជើងថ្មី';
  await page.goto(`${shop}/office/imports`);
  const buffer = Buffer.from(stringify([heads, row]));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer });
  await page.locator('.import-tiles [href$=changed] b', { hasText: /^1$/u }).waitFor();
  await clean(page);
  await button(page, t('run')).click();
  await button(page, t('undo')).click();
  await page.locator('.head').getByText(t('undone')).waitFor();
  await page.goto(`${shop}/office/products?sort=sku`);
  await page.locator('.grid tbody input[type=checkbox]').first().check();
  expect(await exported()).toBe(before);
});
