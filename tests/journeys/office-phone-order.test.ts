import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { addItems, newCaller, customerAgreed, announceAddress } from './support/office/order-by-phone.ts';
import { eventually } from './support/pages.ts';
import { productOf, labelsOf } from './support/texts.ts';
import type { Visitor, Width } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
/** Returns a staff member with the sales role. */
const seller = (lang: LanguageCode, width: Width, path: string): Promise<Visitor> =>
  openOffice(lang, width, { shop, path, role: 'sales' });

test('a phone order of a new customer is kept as a draft, read aloud, confirmed and placed for delivery', async () => {
  const t = labelsOf('en', officePhoneOrderLabels);
  const common = labelsOf('en', officeCommonLabels);
  const frame = labelsOf('en', officeFrameLabels);
  const me = await seller('en', 1440, '/orders');
  const { page } = me;
  await page.getByRole('heading', { level: 1, name: frame('orders'), exact: true }).waitFor();
  await page.getByRole('link', { name: frame('phoneOrder') }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: frame('phoneOrder') }).waitFor();

  const stored = await newCaller(me, 'Sokha');
  const ruler = productOf('bamboo-ruler', 'en');
  await addItems(me, 'ruler', ruler.name);
  const row = page.getByRole('row', { name: ruler.name });
  await row.getByRole('button', { name: t('more', { name: ruler.name }) }).click();
  const place = page.locator('.place-bar').getByRole('button');
  await page.locator('#place-why').getByText(t('addressMissing')).waitFor();
  await announceAddress(me, 'House 12, Street 178');

  // The typed text is stored on this device.
  await page.reload();
  await page.getByText(stored, { exact: true }).waitFor();
  await row.waitFor();
  await page.getByRole('radio', { name: t('cash') }).check();
  const aloud = page.locator('.aloud');
  await aloud.getByText('House 12, Street 178').waitFor();
  await aloud.getByText('to pay the driver in cash').waitFor();
  expect(await aloud.innerText()).toContain(`2 × ${ruler.name}`);
  await customerAgreed(me);

  // A different total needs another confirmation.
  await row.getByRole('button', { name: t('more', { name: ruler.name }) }).click();
  await page.getByText(t('readAgain')).waitFor();
  expect(await place.getAttribute('aria-disabled')).toBe('true');
  await aloud.getByText(`3 × ${ruler.name}`).waitFor();
  await customerAgreed(me);
  await eventually(() => place.getAttribute('aria-disabled')).toBe('false');
  await clean(me);
  await place.click();
  await page.locator('.mail-subject').waitFor();
  await page.getByRole('link', { name: common('openOrder') }).click();
  await page.getByText('House 12, Street 178').waitFor();
  await page.getByText('Demo Sales').first().waitFor();
});

test('a phone order on a phone in Khmer sends the customer a link, with the button within thumb reach', async () => {
  const t = labelsOf('ar', officePhoneOrderLabels);
  const me = await seller('ar', 390, '/phone-order');
  const { page } = me;
  await newCaller(me, 'សុខា');
  const ruler = productOf('bamboo-ruler', 'ar');
  await addItems(me, 'បន្ទាត់', ruler.name);
  await announceAddress(me, 'ផ្ទះ 12 ផ្លូវ 178');
  await page.getByRole('radio', { name: t('link') }).check();
  await customerAgreed(me);
  const place = page.locator('.place-bar').getByRole('button');
  await eventually(() => place.getAttribute('aria-disabled')).toBe('false');
  const box = await place.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
  await place.click();
  await page
    .locator('.mail-text')
    .getByText(/\/job\//u)
    .waitFor();
  await clean(me);
});
