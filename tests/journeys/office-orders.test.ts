import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeStatusLabels } from '#contract/labels/office/order-status.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import type { officeRoleLabels } from '#contract/labels/office/roles.ts';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { chooseAll, ordersPlaced, seePrepared, shown, takeTogether } from './support/office/many-orders.ts';
import { button, eventually } from './support/pages.ts';
import { labelsOf } from './support/texts.ts';
import type { Visitor, Width } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/** Opens the order table as one of the demo's staff members. */
async function at(
  lang: LanguageCode,
  width: Width,
  role: keyof typeof officeRoleLabels.texts,
  query = '',
): Promise<Visitor> {
  const me = await openOffice(lang, width, {
    shop,
    path: `/orders${query}`,
    role,
    expected: /status of 409/u,
  });
  const name = labelsOf(lang, officeFrameLabels)('orders');
  await me.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return me;
}

/** Makes a call as an office page does. */
const callOf = (page: Page, path: string, input: object) =>
  page.evaluate(
    async ([to, body]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`/office/api/${to}`, { method: 'POST', headers, body });
    },
    [path, JSON.stringify(input)] as const,
  );

test('ten orders are filtered, prepared and shipped in bulk; one a colleague updated is named', async () => {
  const t = labelsOf('en', officeOrdersLabels);
  const common = labelsOf('en', officeCommonLabels);
  const order = labelsOf('en', officeOrderLabels);
  const { customer, numbers } = await ordersPlaced(shop, 10);
  const newestFirst = numbers.toReversed();
  const [newest = '', second = '', third = ''] = newestFirst;
  const oldest = numbers[0] ?? '';
  const me = await at('en', 1440, 'sales');
  const { page } = me;
  await page.getByRole('link', { name: newest, exact: true }).waitFor();
  await clean(me);

  await page.getByRole('searchbox').fill(customer.email);
  await eventually(() => shown(page)).toEqual(newestFirst);
  await page.getByText(t('found', { n: 10 }), { exact: true }).waitFor();
  await eventually(() => new URL(page.url()).searchParams.get('find')).toBe(customer.email);

  // The views keep the search, and the URL contains both.
  await page.getByRole('link', { name: t('toConfirm') }).click();
  await eventually(() => new URL(page.url()).search).toContain('view=toConfirm');
  await page.reload();
  await eventually(() => shown(page)).toEqual(newestFirst.slice(-3));
  await page.getByRole('link', { name: t('all'), exact: true }).click();
  await eventually(() => shown(page)).toEqual(newestFirst);

  // An order waiting for a call is not prepared with the others. Then it is confirmed.
  const callFirst = page.getByText(labelsOf('en', officeStatusLabels)('callFirst'), { exact: true });
  expect(await callFirst.count()).toBe(3);
  await chooseAll(me);
  await button(page, t('prepare', { n: 7 })).waitFor();
  for (const number of numbers.slice(0, 3)) await callOf(page, confirmOrder.path, { number });
  await page.reload();
  await eventually(() => shown(page)).toEqual(newestFirst);
  expect(await callFirst.count()).toBe(0);
  await chooseAll(me);
  await page.getByText(common('selectedCount', { n: 10 }), { exact: true }).waitFor();
  await clean(me);

  // A colleague updates one of them first.
  await callOf(page, takeOrderStep.path, { number: oldest, step: 'prepare', from: 'active' });
  await takeTogether(me, 'prepare', { of: 10, done: 9 }, () => clean(me));
  const refused = page.getByText(labelsOf('en', officeRefusals)('movedMeanwhile'));
  await eventually(() => refused.innerText()).toContain(oldest);
  await clean(me);

  // All ten are prepared by now, and ship together.
  await seePrepared(me, newestFirst);
  await chooseAll(me);
  await takeTogether(me, 'send', { of: 10, done: 10 });
  await page.getByText(t('none'), { exact: true }).waitFor();

  // Most expensive first and cheapest first: each order has one unit more than the previous one.
  await page.getByRole('link', { name: t('onTheWay') }).click();
  await eventually(() => shown(page)).toEqual(newestFirst);
  const total = page.getByRole('columnheader', { name: t('total') });
  await total.getByRole('link').click();
  await eventually(() => total.getAttribute('aria-sort')).toBe('descending');
  await total.getByRole('link').click();
  await eventually(() => total.getAttribute('aria-sort')).toBe('ascending');
  await eventually(() => shown(page)).toEqual(numbers);
  await clean(me);
  await page
    .getByRole('columnheader', { name: t('placed') })
    .getByRole('link')
    .click();
  await eventually(() => shown(page)).toEqual(newestFirst);

  // Moves from order to order, as sorted in the table.
  await page.getByRole('link', { name: second, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
  await page.getByText(order('timeline')).waitFor();
  await page.getByRole('link', { name: `${order('behind')} ${third}` }).click();
  await page.getByRole('heading', { level: 1, name: third }).waitFor();
  await clean(me);
  await page.keyboard.press('k');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
});

test('the owner exports the filtered orders as a file; a seller gets no export', async () => {
  const list = labelsOf('ar', officeListLabels);
  const { numbers } = await ordersPlaced(shop, 1);
  const me = await at('ar', 1440, 'owner', `?find=${numbers[0]}`);
  const { page } = me;
  await eventually(() => shown(page)).toEqual(numbers);
  const coming = page.waitForEvent('download');
  await button(page, list('export')).click();
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFការបញ្ជាទិញ,/u);
  expect(csv).toContain(`${numbers[0]},`);
  await page.getByText(list('exported', { n: 1 })).waitFor();
  const seller = await at('en', 1440, 'sales', `?find=${numbers[0]}`);
  await eventually(() => shown(seller.page)).toEqual(numbers);
  expect(await button(seller.page, labelsOf('en', officeListLabels)('export')).count()).toBe(0);
});

test('the workshop role finds an order on a phone without amounts, and clears the filters', async () => {
  const t = labelsOf('ar', officeOrdersLabels);
  const { numbers } = await ordersPlaced(shop, 1);
  const me = await at('ar', 390, 'workshop', `?find=${numbers[0]}`);
  const { page } = me;
  await eventually(() => shown(page)).toEqual(numbers);
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$|៛/u);
  await clean(me);
  await button(page, labelsOf('ar', officeFiltersLabels)('filters')).click();
  await page.getByLabel(t('until')).fill('2020-01-01');
  await page.getByText(t('none'), { exact: true }).waitFor();
  await clean(me);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
  await button(page, labelsOf('ar', officeFiltersLabels)('clear')).click();
  await eventually(async () => (await shown(page)).length).toBeGreaterThan(3);
  await eventually(() => page.getByRole('searchbox').inputValue()).toBe('');
  expect(new URL(page.url()).search).toBe('');
});
