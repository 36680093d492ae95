import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { jobLabels } from '#contract/labels/mail/job.ts';
import { orderPageLabels } from '#contract/labels/storefront/order-page.ts';
import { orderPrintLabels } from '#contract/labels/storefront/order-prints.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { shopUrl } from '../support/browser.ts';
import { axeFindings } from './support/checks/axe.ts';
import { sideways } from './support/checks/room.ts';
import { newCustomer } from './support/customer.ts';
import { logIn } from './support/login.ts';
import { mailTo } from './support/mailed.ts';
import { button, eventually, link, main, message, open, openProduct, pathOf } from './support/pages.ts';
import { labelsOf, nameOf, said } from './support/texts.ts';
import { visitor } from './support/visitor.ts';

const lang = 'ar';
const width = 390;
const print = labelsOf(lang, orderPrintLabels);
const order = labelsOf(lang, ordersHistoryLabels);
const orderPage = labelsOf(lang, orderPageLabels);
const check = labelsOf(lang, checkoutLabels);
const detail = labelsOf(lang, productDetailLabels);
const logo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6' } })
  .png()
  .toBuffer();

/** Orders a bag with a print, but without the file. Returns the order's number. */
async function orders(customer: Awaited<ReturnType<typeof newCustomer>>): Promise<string> {
  const me = await visitor({ lang, width, stored: customer.stored });
  const { page } = me;
  await openProduct(me, 'cotton-tote');
  await page.getByRole('radio', { name: nameOf('colours', 'natural', lang) }).check();
  await page.getByRole('radio', { name: nameOf('options', 'print-one-colour', lang) }).check();
  await page
    .locator('.buy')
    .getByRole('button', { name: detail('lbl_prd_det_addcart') })
    .click();
  await message(me, 'addedToCart').waitFor();
  await open(me, '/checkout');
  await button(main(page), check('lbl_check_placeorder')).click();
  const dialog = page.getByRole('dialog', { name: said(lang, 'confirmPlaceOrder') });
  await button(dialog, check('confirmYes')).click();
  await message(me, 'orderPlaced').waitFor();
  const number = /AG\d+/u.exec(await page.locator('.toast').getByRole('link').innerText())?.[0] ?? '';
  await page.close();
  return number;
}

test('a customer without login sends a logo from the page of their order on a phone, and sees it on the product', async () => {
  const customer = await newCustomer(shopUrl(), lang);
  const number = await orders(customer);
  const mail = await mailTo(shopUrl(), customer.email, number);
  const path = /\/(?:en|ar)\/job\/[\w-]+/u.exec(mail)?.[0] ?? '';

  const { page } = await visitor({ lang, width });
  await page.goto(shopUrl() + path);
  await page.getByText(print('missingTitle')).waitFor();
  await link(main(page), print('sendMissing')).click();
  const bag = main(page).locator('.items .i-pic img').first();
  expect(await bag.getAttribute('src')).not.toContain('/printed/');
  const send = button(main(page), print('sendLogo'));
  await send.waitFor();
  await main(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await page.getByText(labelsOf(lang, jobLabels)('fileReceived'), { exact: true }).waitFor();
  expect(await page.getByText(print('missingTitle')).count()).toBe(0);
  await button(main(page), print('replace')).waitFor();
  const isDrawn = (image: HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;
  await eventually(() => main(page).locator('.pr-file img').first().evaluate(isDrawn)).toBe(true);
  await bag.scrollIntoViewIfNeeded();
  await eventually(() => bag.getAttribute('src')).toContain('/printed/');
  await eventually(() => bag.evaluate(isDrawn)).toBe(true);
  expect(await sideways(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);

  // The account shows the same file and picture, and what the customer writes there arrives as well.
  const me = await visitor({ lang, width });
  await open(me, '/login');
  await logIn(me, customer.email, customer.password);
  await eventually(() => pathOf(me.page)).not.toContain('/login');
  await open(me, `/orders-history?order=${number}`);
  await main(me.page).getByRole('heading', { name: number }).waitFor();
  await eventually(() => main(me.page).locator('.items .i-pic img').first().getAttribute('src')).toContain(
    '/printed/',
  );
  await main(me.page)
    .getByRole('textbox', { name: orderPage('writeUs') })
    .fill('ធំបន្តិច');
  await button(main(me.page), orderPage('sendMessage')).click();
  await me.page.getByText(orderPage('messageSent')).first().waitFor();
  await main(me.page).getByText('ធំបន្តិច').first().waitFor();
  await button(main(me.page), order('orderAgain')).waitFor();
  expect(await axeFindings(me.page)).toEqual([]);
});
