import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { atTheOffice } from './support/at-the-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { button, eventually } from './support/pages.ts';
import { productOf, wordsOf } from './support/texts.ts';
import type { Visitor, Width } from './support/visitor.ts';

const shop = shopUrl('development').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
/** A number nobody has. */
const newNumber = () => `0${Math.floor(100_000_000 + Math.random() * 800_000_000)}`.slice(0, 10);

/** Somebody who sells. */
const seller = (lang: LanguageCode, width: Width, path: string): Promise<Visitor> =>
  atTheOffice(lang, width, { shop, path, role: 'sales' });

/** Finds a number nobody has, and makes its customer. */
async function newCaller(page: Page, lang: LanguageCode, name: string): Promise<string> {
  const t = wordsOf(lang, officePhoneOrderLabels);
  const number = newNumber();
  const kept = `+855${number.slice(1)}`;
  await page.getByLabel(t('whoFind')).fill(number);
  await button(page, t('newCustomer', { number: kept })).click();
  const form = page.getByRole('form', { name: t('newCustomer', { number: kept }) });
  await form.getByLabel(t('firstName')).fill(name);
  await form.getByRole('button', { name: t('makeCustomer') }).click();
  await page.getByText(kept).waitFor();
  return kept;
}

/** Adds a product by a part of its name. */
async function addGoods(page: Page, lang: LanguageCode, find: string, name: string): Promise<void> {
  const t = wordsOf(lang, officePhoneOrderLabels);
  await page.getByLabel(t('goodsFind')).fill(find);
  await page
    .getByRole('list', { name: t('found') })
    .getByRole('button', { name })
    .click();
  await page.getByRole('row', { name }).waitFor();
}

/** Says where it goes. */
async function sayAddress(page: Page, lang: LanguageCode, address: string): Promise<void> {
  const t = wordsOf(lang, officePhoneOrderLabels);
  await page.getByLabel(t('province')).selectOption({ index: 1 });
  const city = page.getByLabel(t('city'));
  await eventually(() => city.locator('option').count()).toBeGreaterThan(1);
  await city.selectOption({ index: 1 });
  await page.getByLabel(t('address')).fill(address);
  await button(page, t('saveAddress')).click();
  await button(page, t('changeAddress')).waitFor();
}

test('somebody new rings: their order on delivery is read aloud, agreed to and placed, and is kept until then', async () => {
  const t = wordsOf('en', officePhoneOrderLabels);
  const frame = wordsOf('en', officeFrameLabels);
  const me = await seller('en', 1440, '/orders');
  const { page } = me;
  await page.getByRole('heading', { level: 1, name: frame('orders'), exact: true }).waitFor();
  await page.getByRole('link', { name: frame('phoneOrder') }).waitFor();
  await page.keyboard.press('n');
  await page.getByRole('heading', { level: 1, name: frame('phoneOrder') }).waitFor();

  const kept = await newCaller(page, 'en', 'Sokha');
  const ruler = productOf('bamboo-ruler', 'en');
  await addGoods(page, 'en', 'ruler', ruler.name);
  const row = page.getByRole('row', { name: ruler.name });
  await row.getByRole('button', { name: t('more', { name: ruler.name }) }).click();
  const place = page.locator('.place-bar').getByRole('button');
  await page.getByText(t('addressMissing')).waitFor();
  await sayAddress(page, 'en', 'House 12, Street 178');

  // What was said stays on the machine.
  await page.reload();
  await page.getByText(kept).waitFor();
  await row.waitFor();
  await page.getByRole('radio', { name: t('cash') }).check();
  const aloud = page.locator('.aloud');
  await aloud.getByText('House 12, Street 178').waitFor();
  await aloud.getByText('to be paid to the driver').waitFor();
  expect(await aloud.innerText()).toContain(`2 × ${ruler.name}`);
  await page.getByRole('checkbox', { name: t('saidYes') }).check();

  // Another sum wants another yes.
  await row.getByRole('button', { name: t('more', { name: ruler.name }) }).click();
  await page.getByText(t('readAgain')).waitFor();
  expect(await place.getAttribute('aria-disabled')).toBe('true');
  await aloud.getByText(`3 × ${ruler.name}`).waitFor();
  await page.getByRole('checkbox', { name: t('saidYes') }).check();
  await eventually(() => place.getAttribute('aria-disabled')).toBe('false');
  await clean(me);
  await place.click();
  await page.getByText(t('toldCash', { to: kept })).waitFor();
  await page.getByRole('link', { name: t('openOrder') }).click();
  await page.getByText('House 12, Street 178').waitFor();
  await page.getByText('Demo Sales').first().waitFor();
});

test('by a link, on a phone, in Khmer: the customer gets it, and the button is at the thumb', async () => {
  const t = wordsOf('ar', officePhoneOrderLabels);
  const me = await seller('ar', 390, '/phone-order');
  const { page } = me;
  const kept = await newCaller(page, 'ar', 'សុខា');
  const ruler = productOf('bamboo-ruler', 'ar');
  await addGoods(page, 'ar', 'បន្ទាត់', ruler.name);
  await sayAddress(page, 'ar', 'ផ្ទះ 12 ផ្លូវ 178');
  await page.getByRole('radio', { name: t('link') }).check();
  await page.getByRole('checkbox', { name: t('saidYes') }).check();
  const place = page.locator('.place-bar').getByRole('button');
  await eventually(() => place.getAttribute('aria-disabled')).toBe('false');
  const box = await place.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
  await place.click();
  await page.getByText(t('toldLink', { to: kept })).waitFor();
  await clean(me);
});
