import { expect, inject, onTestFinished, test } from 'vitest';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officeProductsLabels } from '#contract/labels/office/products.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { officeTodayLabels } from '#contract/labels/office/today.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { withClient } from '#database/connect.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { eventually } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, labelsOf } from './support/texts.ts';
import type { Visitor } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
const fits = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const inDatabase = (text: string, values: unknown[]) =>
  withClient(inject('databases').office, (client) => client.query(text, values));

/**
 * Adds a charge at a provider without a local payment, as the nightly comparison stores it. Removed after the
 * test.
 */
async function foundAtNight(reference: string): Promise<void> {
  const found = JSON.stringify([{ kind: 'charge without payment', reference, paymentId: null }]);
  await inDatabase(
    `insert into payment_report (day, provider, finished_at, differences) values (current_date, $1, now(), $2::jsonb)`,
    [reference, found],
  );
  onTestFinished(async () => {
    await inDatabase(`update payment_report set differences = '[]' where provider = $1`, [reference]);
  });
}

/** Places a new customer's order on delivery. */
async function ordered(): Promise<string> {
  const { id } = productOf('kampot-pepper', 'en');
  const { OrderNumber } = await placedOrder(shop, await newCustomer(shop), cartOf({ id, quantity: 1 }));
  return OrderNumber;
}

test('the owner’s dashboard lists problems, pending work and sales, each with a link', async () => {
  const [t, money] = [labelsOf('en', officeTodayLabels), labelsOf('en', officeMoneyLabels)];
  const reference = `charge-${Date.now().toString(36)}`;
  const number = await ordered();
  await foundAtNight(reference);
  const late = await ordered();
  await inDatabase(
    `update order_hold set confirmed_at = now() from customer_order o where o.id = order_id and o.number = $1`,
    [late],
  );
  await inDatabase(`update customer_order set promised_on = date '2020-02-03' where number = $1`, [late]);
  const me = await openOffice('en', 1440, { shop, path: '/' });
  const { page } = me;
  const alarm = page.locator('.note').filter({ hasText: reference });
  await alarm.getByRole('link', { name: t('lookAt', { what: reference }) }).waitFor();

  // Received payments are in the chart and the table beside it. The recent order is outstanding or
  // unconfirmed.
  const chart = page.getByRole('img', { name: /^Received in the last 30 days: \$[\d,.]+/u });
  await chart.waitFor();
  await page.getByText(t('asTable')).click();
  const today = page
    .getByRole('table', { name: t('takings') })
    .locator('tbody tr')
    .first();
  expect(await today.locator('td').nth(0).innerText()).toMatch(/^\$[\d,]+\.\d\d$/u);
  await clean(me);
  await chart.hover({ position: { x: 2, y: 20 } });
  const first = page
    .getByRole('table', { name: t('takings') })
    .locator('tbody tr')
    .last();
  await eventually(() => page.locator('.chart-said').innerText()).toContain(
    await first.locator('th').innerText(),
  );
  const figures = page.locator('.figures');
  expect(await figures.innerText()).toContain(t('outstanding'));
  // The demo shop is a few weeks old: periods without data are not compared.
  expect(await figures.getByText(/last year/u).count()).toBe(0);

  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
  await page.emulateMedia({ forcedColors: 'active' });
  const [line, text] = await page.evaluate(() => {
    const ofLine = getComputedStyle(document.querySelector('.chart-now')!).stroke;
    return [ofLine, getComputedStyle(document.body).color];
  });
  expect(line).toBe(text);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  // As wide as a window of 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 700 });
  await eventually(() => fits(me)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Late orders come before pending ones, by date, and link to their order. The header shows the current day.
  const days = labelsOf('en', sharedLabels)('weekdays').replaceAll(' ', '|');
  await page
    .locator('header')
    .getByText(new RegExp(`^(?:${days})\\s\\d+\\s\\S+$`, 'u'))
    .waitFor();
  const isLate = labelsOf('en', officePromiseLabels)('isLate', { day: 'Mon 3 Feb' });
  await page.getByRole('link', { name: new RegExp(`${late}.*${isLate}`, 'su') }).click();
  await page.getByRole('heading', { level: 1, name: late }).waitFor();
  await page.goBack();

  await page.getByRole('link', { name: t('lowStock') }).click();
  const products = labelsOf('en', officeProductsLabels);
  const view = page.getByRole('navigation', { name: products('views') }).locator('[aria-current]');
  await eventually(() => view.innerText()).toMatch(new RegExp(`^${products('low')}\\s*\\d+$`, 'u'));
  await page.goBack();
  await page.getByRole('link', { name: t('toConfirm') }).click();
  await page.getByRole('link', { name: number, exact: true }).waitFor();
  const kind = page.getByRole('navigation', { name: money('views') }).locator('[aria-current]');
  await eventually(() => kind.innerText()).toMatch(new RegExp(`^${money('cash')}\\s*\\d+$`, 'u'));
});

test('the workshop role’s dashboard lists its packing work without amounts, and the permitted screens', async () => {
  const [t, frame] = [labelsOf('ar', officeTodayLabels), labelsOf('ar', officeFrameLabels)];
  const me = await openOffice('ar', 390, { shop, path: '/', role: 'workshop' });
  const { page } = me;
  await page.getByRole('link', { name: t('toSend') }).waitFor();
  const main = page.getByRole('main');
  expect(await main.innerText()).not.toMatch(/\$|៛/u);
  expect(await main.getByText(t('toConfirm')).count()).toBe(0);
  expect(await page.getByRole('img').count()).toBe(0);
  await page.getByRole('button', { name: frame('moreScreens') }).click();
  const more = page.getByRole('dialog');
  await more.getByRole('link', { name: frame('workshop'), exact: true }).waitFor();
  expect(await more.getByRole('link', { name: frame('settings'), exact: true }).count()).toBe(0);
  await clean(me);
  await page.keyboard.press('Escape');
  await more.waitFor({ state: 'hidden' });
  expect(await fits(me)).toBe(true);
  await clean(me);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
  await page.getByRole('link', { name: t('toSend') }).click();
  await page.getByRole('heading', { level: 1, name: frame('workshop') }).waitFor();
});
