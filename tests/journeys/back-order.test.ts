import { expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { backOrderLabels } from '#contract/labels/storefront/back-order.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeProductLabels } from '#contract/labels/office/product.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { officeTodayLabels } from '#contract/labels/office/today.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { newCustomer } from './support/customer.ts';
import { beginPacking, sendParcel, tickLines } from './support/office/packing.ts';
import { callFrom, heading, openOffice } from './support/open-office.ts';
import { button, eventually, main, message, open } from './support/pages.ts';
import { labelsOf, said } from './support/texts.ts';
import { visitor, type Width } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const expectedOn = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);

test.each<[LanguageCode, Width]>([
  ['en', 1440],
  ['ar', 390],
])(
  'what is out of stock is ordered for a day, named where staff work, and goes once it has arrived: %s at %i px',
  async (lang, width) => {
    const product = labelsOf(lang, officeProductLabels);
    const common = labelsOf(lang, officeCommonLabels);
    const promise = labelsOf(lang, officePromiseLabels);
    const ofOrder = labelsOf(lang, officeOrderLabels);
    const check = labelsOf(lang, checkoutLabels);
    const texts = { en: { name: 'Bowl of the next firing' }, ar: { name: 'ចាននៃការដុតលើកក្រោយ' } };
    const { name } = texts[lang];
    const staff = await openOffice(lang, width, { shop, path: '/products', expected: /status of 40[049]/u });
    const { page } = staff;
    await heading(page, labelsOf(lang, officeFrameLabels)('products'));
    const attempt = await page.evaluate(() => crypto.randomUUID());
    const fields = { texts, priceCents: 1200, categoryIds: [1], shippingDays: '2-4', state: 'published' };
    const { id } = await callFrom<{ id: number }>(page, 'create-product', { attempt, fields, stock: 0 });

    await page.goto(`${shop}/office/${lang}/products/${id}`);
    await page.locator('[name="expectedOn"]').fill(expectedOn);
    await page.locator('[name="backOrderMax"]').fill('5');
    await button(page, common('save')).click();
    await page.locator('.save-bar').waitFor({ state: 'detached' });

    const { stored } = await newCustomer(shop, lang);
    const me = await visitor({ lang, width, shop, stored: { ...stored } });
    const [availableFrom = ''] = labelsOf(lang, backOrderLabels)('availableFrom', { day: '|' }).split('|');
    const seesDay = () => main(me.page).getByText(availableFrom).locator('visible=true').first().waitFor();
    await open(me, `/product-detail/${id}/shop/x`);
    await seesDay();
    await button(me.page, labelsOf(lang, productDetailLabels)('lbl_prd_det_addcart')).last().click();
    await message(me, 'addedToCart').waitFor();
    await open(me, '/cart');
    await seesDay();
    await open(me, '/checkout');
    await seesDay();
    await button(me.page, check('lbl_check_placeorder')).click();
    await button(
      me.page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') }),
      check('confirmYes'),
    ).click();
    await message(me, 'orderPlaced').waitFor();
    const toast = me.page.locator('.toast').filter({ hasText: /AG\d+/u });
    const number = /AG\d+/u.exec(await toast.innerText())?.[0] ?? '';
    await me.page.goto(new URL((await toast.getByRole('link').getAttribute('href')) ?? '', shop).href);
    await seesDay();

    const [awaits = ''] = promise('awaited', { day: '|' }).split('|');
    const [line = ''] = ofOrder('backOrder', { day: '|' }).split('|');
    const shows = (text: string) => page.getByText(text).locator('visible=true').first().waitFor();
    await page.goto(`${shop}/office/${lang}/orders?find=${number}`);
    await shows(awaits);
    await page.goto(`${shop}/office/${lang}/orders/${number}`);
    await shows(line);
    await button(page, ofOrder('confirm')).click();
    await button(page.getByRole('dialog'), ofOrder('confirm')).click();
    await eventually(() => button(page, ofOrder('confirm')).count()).toBe(0);
    await page.goto(`${shop}/office/${lang}/workshop`);
    const job = page.getByRole('link', { name: number });
    await eventually(() => job.innerText()).toContain(
      promise('awaitedItem', { n: 1, name, day: '|' }).split('|')[0],
    );
    await job.click();
    await shows(line);

    // More arrives than is owed.
    await page.goto(`${shop}/office/${lang}/products/${id}`);
    await button(page, product('count')).click();
    await page.getByRole('dialog').locator('[name="stock"]').fill('+3');
    await button(page.getByRole('dialog'), common('save')).click();
    await page
      .getByText('-1 → 2')
      .or(page.locator('#stock .price-figure').getByText('2', { exact: true }))
      .first()
      .waitFor();
    await page.goto(`${shop}/office/${lang}`);
    await shows(labelsOf(lang, officeTodayLabels)('stockArrived'));
    await page.goto(`${shop}/office/${lang}/orders?find=${number}`);
    await shows(promise('arrived'));
    await page.goto(`${shop}/office/${lang}/workshop/${number}`);
    await shows(promise('arrived'));
    expect(await page.getByText(line).count()).toBe(0);
    await beginPacking(staff);
    await tickLines(staff);
    await sendParcel(staff, number);
  },
);
