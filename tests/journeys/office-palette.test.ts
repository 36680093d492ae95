import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officePaletteLabels } from '#contract/labels/office/palette.ts';
import { officeViewsLabels } from '#contract/labels/office/views.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { shopUrl } from '../support/browser.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, labelsOf } from './support/texts.ts';
import type { Visitor } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);
const arrivedAt = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

const pepper = (lang: LanguageCode) => productOf('kampot-pepper', lang);

/** Places an order for a separate customer. */
async function ordered(): Promise<string> {
  const customer = await newCustomer(shop);
  return (await placedOrder(shop, customer, cartOf({ id: pepper('en').id, quantity: 1 }))).OrderNumber;
}

/** Returns the command palette of a screen, once open. */
function paletteOf({ page, lang }: Visitor) {
  const t = labelsOf(lang, officePaletteLabels);
  const common = labelsOf(lang, officeCommonLabels);
  const list = page.getByRole('dialog');
  return {
    t,
    field: page.getByRole('combobox', { name: common('search') }),
    options: list.getByRole('option'),
    option: (name: string) => list.getByRole('option', { name, exact: true }),
    status: list.getByRole('status'),
  };
}

test('Ctrl K finds an order, a product in the other script and a screen; the keyboard opens them', async () => {
  const number = await ordered();
  const me = await openOffice('en', 1440, { shop, path: '/orders', role: 'sales' });
  const { page } = me;
  const { t, field, options, option, status } = paletteOf(me);
  const frame = labelsOf('en', officeFrameLabels);
  await arrivedAt(me, frame('orders'));
  await page.getByRole('searchbox').press('Control+k');
  await field.waitFor();
  await option(frame('viewShop')).waitFor();
  // The sales role has no settings.
  expect(await option(frame('health')).count()).toBe(0);
  await clean(me);

  await page.keyboard.type(number.toLowerCase());
  await eventually(() => options.first().innerText()).toContain(number);
  await eventually(() => status.innerText()).toBe(t('n', { n: await options.count() }));
  await clean(me);
  await page.keyboard.press('Enter');
  await arrivedAt(me, number);

  await page.keyboard.press('Control+k');
  await field.fill(pepper('ar').name);
  await eventually(() => options.first().innerText()).toContain(pepper('en').name);
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });

  await page.keyboard.press('Control+k');
  await field.fill('paym');
  await eventually(() => options.first().innerText()).toContain(frame('money'));
  await page.keyboard.press('Enter');
  await arrivedAt(me, frame('money'));

  // J, K and Enter move through pending payments, N records a received one, and `?` lists the keys.
  await page.goto(`${shop}/office/en/money?find=${number}`);
  const row = page.getByRole('rowheader').getByRole('link', { name: number, exact: true });
  await row.waitFor();
  for (const key of ['j', 'k'])
    await eventually(async () => {
      await page.keyboard.press(key);
      return row.evaluate((link) => link === document.activeElement);
    }).toBe(true);
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: labelsOf('en', officeMoneyLabels)('moneyCame') }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText(labelsOf('en', officeFiltersLabels)('nextRow')).waitFor();
  await page.keyboard.press('Escape');
  await row.press('Enter');
  await arrivedAt(me, number);

  await page.keyboard.press('Control+k');
  await field.fill('zzqqzz');
  await option(t('allProducts', { find: 'zzqqzz' })).waitFor();
  await field.fill('keys');
  await option(frame('keys')).click();
  await page
    .getByRole('dialog')
    .getByText(labelsOf('en', officeCommonLabels)('search'), { exact: true })
    .waitFor();
});

test('on a phone, the command palette opens as a sheet, and finds order numbers without customer names for the workshop role', async () => {
  const number = await ordered();
  const me = await openOffice('ar', 390, { shop, path: '/orders', role: 'workshop' });
  const { page } = me;
  const { t, field, options, option } = paletteOf(me);
  await arrivedAt(me, labelsOf('ar', officeFrameLabels)('orders'));
  await button(page, labelsOf('ar', officeCommonLabels)('search')).click();
  await field.waitFor();
  const sheet = await page.getByRole('dialog').boundingBox();
  expect(sheet).toMatchObject({ x: 0, y: 0, width: 390 });
  expect(sheet?.height).toBe(page.viewportSize()?.height);
  await field.fill(number);
  await eventually(() => options.first().innerText()).toContain(number);
  await clean(me);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
  await option(t('allOrders', { find: number })).click();
  await eventually(() => page.locator('.orders tbody th').allInnerTexts()).toEqual([number]);
  await eventually(() => new URL(page.url()).searchParams.get('find')).toBe(number);
});

test('a table view is saved, made default, shared, renamed, removed and restored', async () => {
  // Only this journey sets a default view of the audit log.
  const me = await openOffice('en', 1440, { shop, path: '/audit?what=money&find=AG1', role: 'books' });
  const { page } = me;
  const [t, frame] = [labelsOf('en', officeViewsLabels), labelsOf('en', officeFrameLabels)];
  const common = labelsOf('en', officeCommonLabels);
  const name = `<i>ប្រាក់</i> ${randomUUID().slice(0, 8)}`;
  const dialog = page.getByRole('dialog');
  await button(page, t('open')).click();
  await dialog.getByText(t('withoutFind')).waitFor();
  await clean(me);
  await button(dialog, common('save')).click();
  await eventually(() =>
    dialog.getByRole('textbox', { name: common('name'), exact: true }).getAttribute('aria-invalid'),
  ).toBe('true');
  await dialog.getByRole('textbox', { name: common('name'), exact: true }).fill(name);
  await dialog.getByLabel(t('forAll')).check();
  await dialog.getByLabel(t('begin')).check();
  await button(dialog, common('save')).click();
  const tab = page.locator('.views').getByRole('link', { name, exact: true });
  await eventually(() => tab.getAttribute('aria-current')).toBe('page');
  await button(dialog, t('beginWith', { name })).waitFor();
  await clean(me);
  await page.keyboard.press('Escape');

  const auditLink = page.locator('.nav').getByRole('link', { name: frame('audit'), exact: true });
  await eventually(() => auditLink.getAttribute('href')).toBe('/office/en/audit?what=money');
  await page.goto(`${shop}/office/en/account`);
  await arrivedAt(me, frame('account'));
  // Once the page knows the user, it handles the keys.
  await eventually(() => auditLink.getAttribute('href')).toBe('/office/en/audit?what=money');
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await arrivedAt(me, frame('audit'));
  await eventually(() => new URL(page.url()).search).toBe('?what=money');

  // A colleague sees the view, and an owner may rename and remove it.
  const other = await openOffice('ar', 390, { shop, path: '/audit' });
  const khmer = labelsOf('ar', officeViewsLabels);
  const sheet = other.page.getByRole('dialog');
  await other.page.locator('.views').getByRole('link', { name, exact: true }).waitFor();
  await button(other.page, khmer('open')).click();
  await button(sheet, khmer('rename', { name })).click();
  const named = `${name} 2`;
  await sheet.getByRole('textbox', { name: khmer('newName'), exact: true }).fill(named);
  await clean(other);
  await sheet.getByRole('textbox', { name: khmer('newName'), exact: true }).press('Enter');
  await button(sheet, khmer('remove', { name: named })).click();
  const undo = button(sheet, labelsOf('ar', officeCommonLabels)('undo'));
  await eventually(() => undo.evaluate((element) => element === document.activeElement)).toBe(true);
  await eventually(() => button(sheet, khmer('remove', { name: named })).count()).toBe(0);
  await clean(other);
  await undo.click();
  await button(sheet, khmer('remove', { name: named })).click();
  await eventually(() => button(sheet, khmer('remove', { name: named })).count()).toBe(0);

  // After removing the default view, everything is shown again.
  await page.reload();
  await eventually(() => auditLink.getAttribute('href')).toBe('/office/en/audit');
});
