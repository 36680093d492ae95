import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeStatusLabels } from '#contract/labels/office/order-status.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import type { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { withClient } from '#database/connect.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice, heading } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, labelsOf } from './support/texts.ts';
import { releaseTest, type Visitor, type Width } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/** Places a new customer's order on delivery. */
async function ordered() {
  const customer = await newCustomer(shop);
  const pepper = productOf('kampot-pepper', 'en').id;
  const { OrderNumber } = await placedOrder(shop, customer, cartOf({ id: pepper, quantity: 5 }));
  return { number: OrderNumber, customer };
}

/** Opens an order as one of the demo's staff members. */
const at = (
  number: string,
  lang: LanguageCode,
  width: Width,
  role: keyof typeof officeRoleLabels.texts,
): Promise<Visitor> =>
  openOffice(lang, width, { shop, path: `/orders/${number}`, role, expected: /status of 40[49]/u });

/** Updates the order first as a colleague, on another page. */
const elsewhere = (page: Page, step: object) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/office/api/orders/take-order-step', { method: 'POST', headers, body });
  }, JSON.stringify(step));

test('an order is confirmed, prepared, shipped and delivered, and shows who did it', async () => {
  const t = labelsOf('en', officeOrderLabels);
  const common = labelsOf('en', officeCommonLabels);
  const { number, customer } = await ordered();
  const me = await at(number, 'en', 1440, 'sales');
  const { page } = me;
  await heading(page, number);
  await page.getByRole('link', { name: customer.email }).waitFor();
  await clean(me);

  const dialog = page.getByRole('dialog');
  const take = async (step: 'confirm' | 'prepare' | 'send' | 'complete') => {
    await button(page, t(step)).first().click();
    await clean(me);
    await button(dialog, t(step)).click();
    await dialog.waitFor({ state: 'hidden' });
  };
  // Nothing happens without a confirmation.
  await button(page, t('confirm')).first().click();
  await button(dialog, common('notNow')).click();
  await take('confirm');

  // Preparing asks nothing, and a colleague may be faster.
  await button(page, t('prepare')).first().waitFor();
  await elsewhere(page, { number, step: 'prepare', from: 'active' });
  await button(page, t('prepare')).first().click();
  const shared = labelsOf('en', sharedLabels);
  const now = t('standsNow', { state: shared('statusInProgress') });
  await page.getByRole('alert').getByText(now).waitFor();
  await page.getByText(labelsOf('en', officeRefusals)('movedMeanwhile')).waitFor();
  await clean(me);

  await take('send');
  await page.getByText(t('wentOut'), { exact: true }).waitFor();
  await take('complete');
  const timeline = page.getByRole('listitem').filter({ hasText: 'Demo Sales' });
  await eventually(() => timeline.count()).toBe(2);
  expect(await button(page, t('complete')).count()).toBe(0);
});

test('the workshop role sees what a shipment needs, with the next step within thumb reach', async () => {
  const t = labelsOf('ar', officeOrderLabels);
  const common = labelsOf('ar', officeCommonLabels);
  const { number, customer } = await ordered();
  const me = await at(number, 'ar', 390, 'workshop');
  const { page } = me;
  await heading(page, number);
  await page.getByText('House 9, Street 240').waitFor();
  const main = page.getByRole('main');
  expect(await main.innerText()).not.toMatch(/\$|៛/u);
  expect(await main.getByText(customer.email).count()).toBe(0);
  // A new customer's order can be prepared after a call.
  await page.getByText(labelsOf('ar', officeStatusLabels)('callFirst'), { exact: true }).waitFor();
  expect(await button(page, t('prepare')).count()).toBe(0);
  await withClient(inject('databases').office, (client) =>
    client.query(
      `update order_hold set confirmed_at = now() from customer_order o where o.id = order_id and o.number = $1`,
      [number],
    ),
  );
  await page.reload();
  const box = await button(page, t('prepare')).first().boundingBox();
  expect(box?.y).toBeGreaterThan(740);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await clean(me);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);

  // The order doesn't exist, or the staff member has no permission to view orders.
  await page.goto(`${shop}/office/ar/orders/AG0`);
  await page.getByText(common('orderNotFound', { number: 'AG0' })).waitFor();
  await clean(me);
});

releaseTest('staff without permission to view orders see a message', async () => {
  const { page } = await at('AG10001', 'en', 1440, 'editor');
  await page.getByText(labelsOf('en', officeFrameLabels)('notYours')).waitFor();
  expect(await page.getByRole('heading', { name: 'AG10001' }).count()).toBe(0);
});
