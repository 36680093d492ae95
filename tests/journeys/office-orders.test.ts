import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { officeRefusals } from '#contract/labels/office/refusals.ts';
import type { officeRoleLabels } from '#contract/labels/office/roles.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { atTheOffice } from './support/at-the-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, wordsOf } from './support/texts.ts';
import type { Visitor, Width } from './support/visitor.ts';

const shop = shopUrl('development').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/** Somebody of the demo's staff at the table of orders. */
async function at(
  lang: LanguageCode,
  width: Width,
  role: keyof typeof officeRoleLabels.texts,
  query = '',
): Promise<Visitor> {
  const me = await atTheOffice(lang, width, {
    shop,
    path: `/orders${query}`,
    role,
    expected: /status of 409/u,
  });
  const name = wordsOf(lang, officeFrameLabels)('orders');
  await me.page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  return me;
}

/** Orders on delivery of one customer, the first placed first. */
async function ordered(count: number) {
  const pepper = productOf('kampot-pepper', 'en').id;
  const customer = await newCustomer(shop);
  const numbers: string[] = [];
  for (let n = 0; n < count; n++) {
    const { OrderNumber } = await placedOrder(shop, customer, cartOf({ id: pepper, quantity: n + 1 }));
    numbers.push(OrderNumber);
  }
  return { customer, numbers };
}

/** The numbers in the table, from above. */
const shown = (page: Page) => page.locator('.orders tbody th').allInnerTexts();

test('orders are found, counted, opened, and led on together; one that a colleague moved is named', async () => {
  const t = wordsOf('en', officeOrdersLabels);
  const order = wordsOf('en', officeOrderLabels);
  const { customer, numbers } = await ordered(3);
  const newestFirst = numbers.toReversed();
  const [newest = '', second = '', oldest = ''] = newestFirst;
  const me = await at('en', 1440, 'sales');
  const { page } = me;
  await page.getByRole('link', { name: newest, exact: true }).waitFor();
  await clean(me);

  await page.getByRole('searchbox').fill(customer.email);
  await eventually(() => shown(page)).toEqual(newestFirst);
  await page.getByText(t('found', { n: 3 }), { exact: true }).waitFor();
  await eventually(() => new URL(page.url()).searchParams.get('find')).toBe(customer.email);

  // The views keep what was searched for; the address keeps both.
  await page.getByRole('link', { name: t('toConfirm') }).click();
  await eventually(() => new URL(page.url()).search).toContain('view=toConfirm');
  await page.reload();
  await eventually(() => shown(page)).toEqual(newestFirst);
  await page.getByRole('checkbox', { name: t('chooseAll') }).check();
  await page.getByText(t('chosen', { n: 3 }), { exact: true }).waitFor();
  await clean(me);

  // A colleague is quicker with one of them.
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/office/api/orders/take-order-step', { method: 'POST', headers, body });
    },
    JSON.stringify({ number: oldest, step: 'prepare', from: 'active' }),
  );
  await button(page, t('prepare', { n: 3 })).click();
  await clean(me);
  await button(page.getByRole('dialog'), order('prepare')).click();
  await page.getByText(t('done', { n: 2 }), { exact: true }).waitFor();
  const refused = page.getByText(wordsOf('en', officeRefusals)('movedMeanwhile'));
  await eventually(() => refused.innerText()).toContain(oldest);
  await page.getByText(t('none'), { exact: true }).waitFor();
  await clean(me);

  await page.getByRole('link', { name: t('all'), exact: true }).click();
  await page.getByRole('link', { name: second, exact: true }).press('Enter');
  await page.getByRole('heading', { level: 1, name: second }).waitFor();
  await page.getByText(wordsOf('en', officeOrderLabels)('timeline')).waitFor();
});

test('the workshop finds one on a phone, without money, and clears what it filtered', async () => {
  const t = wordsOf('ar', officeOrdersLabels);
  const { numbers } = await ordered(1);
  const me = await at('ar', 390, 'workshop', `?find=${numbers[0]}`);
  const { page } = me;
  await eventually(() => shown(page)).toEqual(numbers);
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$|៛/u);
  await clean(me);
  await button(page, wordsOf('ar', officeFiltersLabels)('filters')).click();
  await page.getByLabel(t('until')).fill('2020-01-01');
  await page.getByText(t('none'), { exact: true }).waitFor();
  await clean(me);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
  await button(page, wordsOf('ar', officeFiltersLabels)('clear')).click();
  await eventually(async () => (await shown(page)).length).toBeGreaterThan(3);
  await eventually(() => page.getByRole('searchbox').inputValue()).toBe('');
  expect(new URL(page.url()).search).toBe('');
});
