import { expect, inject, test } from 'vitest';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { officePaperLabels } from '#contract/labels/office/papers.ts';
import type { officeRoleLabels } from '#contract/labels/office/roles.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { withClient } from '#database/connect.ts';
import { shopUrl } from '../support/browser.ts';
import { pdfPageCount } from '../support/pdf-text.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, message } from './support/pages.ts';
import { placedOrder } from './support/placed-order.ts';
import { productOf, labelsOf } from './support/texts.ts';
import type { Visitor, Width } from './support/visitor.ts';

const shop = shopUrl('office').replace('127.0.0.1', 'localhost');
const clean = async ({ page }: Visitor) => expect(await axeFindings(page)).toEqual([]);

/** Opens a screen as one of the demo's staff members, in their language. */
const at = (
  path: string,
  lang: LanguageCode,
  width: Width,
  role: keyof typeof officeRoleLabels.texts = 'owner',
): Promise<Visitor> => openOffice(lang, width, { shop, path, role });

async function ordered(): Promise<string> {
  const customer = await newCustomer(shop);
  const pepper = productOf('kampot-pepper', 'en').id;
  return (await placedOrder(shop, customer, cartOf({ id: pepper, quantity: 1 }))).OrderNumber;
}

/** Presses the two keys that print a document, and returns the text of the opened file. */
async function printed(me: Visitor, paper: 'invoice' | 'packingSlip', key: string): Promise<string> {
  const { page, context, lang } = me;
  const t = labelsOf(lang, officePaperLabels);
  await button(page, t('print')).waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', { name: t(paper) });
  await link.waitFor();
  await clean(me);
  const address = (await link.getAttribute('href')) ?? '-';
  const opened = context.waitForEvent('request', (request) => request.url().endsWith(address));
  await page.keyboard.press(key);
  await opened;
  await dialog.waitFor({ state: 'hidden' });
  const file = await context.request.get(shop + address);
  return (await pdfPageCount(await file.body())).join('');
}

test('an invoice can be printed with two keystrokes, and is audited', async () => {
  const number = await ordered();
  const me = await at(`/orders/${number}`, 'en', 1440);
  const { page } = me;
  expect(await printed(me, 'invoice', 'i')).toContain(number);
  // It can be printed before it is shown.
  await page.locator('.order-lines').waitFor();
  await page.goto(`${shop}/office/en/audit?find=${number}`);
  const row = page.getByRole('row').filter({ hasText: labelsOf('en', officeAuditLabels)('orderSeen') });
  await row.first().waitFor();
  expect(await row.first().innerText()).toContain(number);
  await clean(me);
});

test('the workshop prints a packing slip without prices, for a confirmed order only', async () => {
  const number = await ordered();
  const me = await at(`/workshop/${number}`, 'ar', 390, 'workshop');
  await me.page.locator('.packing-head').waitFor();
  expect(await button(me.page, labelsOf('ar', officePaperLabels)('print')).count()).toBe(0);
  await withClient(inject('databases').office, (client) =>
    client.query(
      `update order_hold set confirmed_at = now() from customer_order o where o.id = order_id and o.number = $1`,
      [number],
    ),
  );
  await me.page.reload();
  const paper = await printed(me, 'packingSlip', 's');
  expect(paper).toContain(number);
  expect(paper).not.toMatch(/\$|៛/u);
});

test('a screen with an internal error keeps the navigation and offers to reload', async () => {
  const me = await openOffice('en', 1440, {
    shop,
    path: '/audit',
    role: 'owner',
    expected: /TypeError|error|ERR_INTERNET/iu,
  });
  const { page } = me;
  const t = labelsOf('en', officeFrameLabels);
  await page.getByRole('row').nth(1).waitFor();
  // Common wrong URLs of the office redirect to it.
  for (const path of ['/office', '/admin', '/admin/'])
    expect((await me.context.request.get(shop + path)).url()).toBe(`${shop}/office/`);

  // Offline, the link says so, and the URL of the screen stays.
  await me.context.setOffline(true);
  for (const name of [t('health'), t('viewShop')]) {
    await page.getByRole('link', { name, exact: true }).click();
    await message(me, 'offline').first().waitFor();
    expect(page.url()).toBe(`${shop}/office/en/audit`);
    await page.getByRole('row').nth(1).waitFor();
  }
  await me.context.setOffline(false);
  // Returns an answer that no screen expects.
  const address = '**/office/api/health/get-health';
  await page.route(address, (route) => route.fulfill({ json: { success: true, data: { findings: 1 } } }));
  await page.getByRole('link', { name: t('health'), exact: true }).click();
  await page.getByText(t('screenFailed')).waitFor();
  await clean(me);
  await page.getByRole('link', { name: t('audit'), exact: true }).click();
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('link', { name: t('health'), exact: true }).click();
  await page.unroute(address);
  await button(page, t('reload')).click();
  await page.locator('.all-well > summary').waitFor();
});

test.each([1440, 390] as const)('the office shows system health and checks again (%i)', async (width) => {
  const me = await at('/health', 'en', width);
  const { page } = me;
  const t = labelsOf('en', officeHealthLabels);
  const common = labelsOf('en', officeCommonLabels);
  // Healthy checks are one collapsed line. The others link to where to fix them, or show the command.
  const fine = page.locator('.all-well > summary');
  await fine.waitFor();
  expect(await page.locator('.all-well .findings').first().isVisible()).toBe(false);
  expect(
    await page.getByRole('link', { name: new RegExp(`^${common('view')}: `, 'u') }).count(),
  ).toBeGreaterThan(0);
  await page.locator('.findings .command').getByText('KADO_MODE=production').first().waitFor();
  await page.getByRole('heading', { name: t('replica') }).waitFor();
  await fine.click();
  await page.locator('.all-well .findings').first().waitFor();
  await page.getByRole('heading', { name: t('mails') }).waitFor();
  await clean(me);
  await button(page, t('askAgain')).click();
  await fine.waitFor();
  expect(await page.getByRole('main').innerText()).toContain(t('backups'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);
});
