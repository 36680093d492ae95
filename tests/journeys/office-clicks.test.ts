import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officePhoneOrderLabels } from '#contract/labels/office/phone-order.ts';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { officeReviewsLabels } from '#contract/labels/office/reviews.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { shopUrl } from '../support/browser.ts';
import { caller } from '../support/running-shop.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { openOffice } from './support/open-office.ts';
import { button, eventually, link } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, labelsOf } from './support/texts.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const common = labelsOf('en', officeCommonLabels);
const t = labelsOf('en', officeOrderLabels);

/** Starts to count the presses of the mouse. A typed text and Tab count as part of the press before them. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['presses'] = '0';
    document.addEventListener('pointerdown', () => {
      dataset['presses'] = String(Number(dataset['presses']) + 1);
    });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['presses']));
}

async function paidOrder(): Promise<string> {
  const pepper = cartOf({ id: productOf('kampot-pepper', 'en').id, quantity: 3 });
  const payment = { PaymentMethod: '5', paymentToken: `tok_test_approve.n${randomUUID()}` };
  return (await placedOrder(shop, await newCustomer(shop), pepper, payment)).OrderNumber;
}

test('a paid order is shipped with its tracking number in four presses, and a unit refunded in three', async () => {
  const number = await paidOrder();
  const { page } = await openOffice('en', 1440, { shop, path: '/orders' });
  await link(page, number).waitFor();
  const presses = await counted(page);
  await link(page, number).click();
  await button(page, t('prepare')).first().click();
  await button(page, t('send')).first().click();
  const dialog = page.getByRole('dialog');
  const parcel = dialog.getByRole('textbox').first();
  await eventually(() => parcel.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type('EMS 77');
  await button(dialog, t('send')).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('EMS 77').first().waitFor();
  expect(await presses()).toBe(4);

  const refund = labelsOf('en', officeRefundLabels);
  const before = await presses();
  await button(page, refund('refund')).click();
  await dialog.getByRole('row').last().getByRole('textbox').click();
  await page.keyboard.type('1');
  await eventually(() => dialog.getByRole('radio', { name: refund('lines'), exact: true }).isChecked()).toBe(
    true,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('One tin arrived open');
  expect(await dialog.getByLabel(common('reason')).inputValue()).toBe('One tin arrived open');
  await dialog.getByRole('button', { name: /^Refund \$\d/u }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await presses()) - before).toBe(3);
});

test('a review is hidden in three presses', async () => {
  const ReviewTitle = `Rude words ${randomUUID().slice(0, 8)}`;
  await caller(shop)(insertProductReview.path, {
    ProductId: productOf('led-candle', 'en').id,
    ReviewerName: 'Sreymom',
    ReviewerEmail: 'sreymom@example.com',
    ReviewTitle,
    ReviewBody: 'Nothing to say.',
    ReviewRating: 1,
  });
  const { page } = await openOffice('en', 1440, { shop, path: '/reviews', role: 'editor' });
  const texts = labelsOf('en', officeReviewsLabels);
  await link(page, ReviewTitle).waitFor();
  const presses = await counted(page);
  await link(page, ReviewTitle).click();
  await button(page, texts('hide')).click();
  await button(page.getByRole('dialog'), texts('hide')).click();
  await button(page, texts('show')).waitFor();
  expect(await presses()).toBe(3);
  await button(page.locator('.toast'), common('undo')).click();
  await button(page, texts('hide')).waitFor();
});

test('a phone order of a returning customer takes eight presses at most', async () => {
  const phone = labelsOf('en', officePhoneOrderLabels);
  const customer = await newCustomer(shop);
  const pepper = productOf('kampot-pepper', 'en');
  await placedOrder(shop, customer, cartOf({ id: pepper.id, quantity: 1 }));
  const { page } = await openOffice('en', 1440, { shop, path: '/orders', role: 'sales' });
  const opening = link(page, labelsOf('en', officeFrameLabels)('phoneOrder'));
  await opening.waitFor();
  const presses = await counted(page);
  await opening.click();
  const who = page.getByLabel(phone('whoFind'));
  await eventually(() => who.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.type(customer.email);
  const hit = page
    .getByRole('list', { name: phone('found') })
    .getByRole('button')
    .first();
  await hit.click();
  await page.getByLabel(phone('goodsFind')).click();
  await page.keyboard.type('pepper');
  await page
    .getByRole('list', { name: phone('found') })
    .getByRole('button', { name: pepper.name })
    .first()
    .click();
  await page.getByRole('radio', { name: phone('cash') }).click();
  await page.getByRole('checkbox', { name: phone('saidYes') }).click();
  const place = page.locator('.place-bar').getByRole('button');
  await eventually(() => place.getAttribute('aria-disabled')).toBe('false');
  await place.click();
  await link(page, common('openOrder')).waitFor();
  expect(await presses()).toBeLessThanOrEqual(8);
});
