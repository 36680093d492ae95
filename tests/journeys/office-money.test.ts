import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officeStatusLabels } from '#contract/labels/office/order-status.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { openOffice } from './support/open-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { newCustomer } from './support/customer.ts';
import { byCard, pepper } from './support/office/many-orders.ts';
import {
  backMessage,
  choosePiece,
  chooseRest,
  confirmNewCustomer,
  confirmTransfer,
  refundSelected,
  recordManualRefund,
  maybeConfirmed,
  openWrong,
  recordOne,
  rowOf,
  typeTransfer,
  withSlip,
  wrongForCode,
} from './support/office/order-money.ts';
import { button, eventually, held, link } from './support/pages.ts';
import { khqrShop } from './support/paid-by-code.ts';
import { placedOrder } from './support/placed-order.ts';
import { labelsOf } from './support/texts.ts';
import type { Visitor } from './support/visitor.ts';

/** The test provider handles cards, and refunds automatically. */
const { bank, shop, db } = await khqrShop({ PAYMENT_TEST: 'on' });
const url = shop.url.replace('127.0.0.1', 'localhost');
/** Checks the page in a window as high as the page, so that fixed bars cover nothing. */
async function clean({ page }: Visitor): Promise<void> {
  const before = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: before.width, height: height + 200 });
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(before);
}

test('on a phone a transfer is matched, a new customer confirmed and wrong KHQR money refunded manually', async () => {
  const [t, record] = [labelsOf('ar', officeMoneyLabels), labelsOf('ar', officeOrderRecord)];
  const wrong = await wrongForCode({ bank, db }, url, '8.49');
  const transfer = await withSlip({ bank, db }, url);
  const asked = await maybeConfirmed({ bank, db }, url, '9.25', transfer.number);
  const cash = (await placedOrder(url, await newCustomer(url), pepper(1))).OrderNumber;
  const me = await openOffice('ar', 390, { shop: url, path: '/money' });
  const { page } = me;
  await rowOf(page, transfer.number).waitFor();
  await clean(me);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);

  // The table links to it, and so does the order's page.
  await link(page, `${t('match')} ${transfer.number}`).waitFor();
  await page.goto(`${url}/office/ar/orders/${transfer.number}`);
  await page.getByText(record('slips')).waitFor();
  await clean(me);
  await link(page, t('match')).click();
  await page.getByRole('heading', { level: 1, name: transfer.number }).waitFor();
  await typeTransfer(me, transfer, () => clean(me));
  await clean(me);
  await confirmTransfer(me, transfer);
  await page.getByRole('heading', { level: 1, name: labelsOf('ar', officeFrameLabels)('money') }).waitFor();

  await confirmNewCustomer(me, cash);
  await openWrong(me, '$9.25');
  await page.getByRole('dialog').getByText(`FT ${transfer.number}`).waitFor();
  await clean(me);
  await recordOne(me);
  await eventually(asked.isListed).toBe(false);
  await openWrong(me, '$8.49');
  await clean(me);
  await recordManualRefund(me, wrong.hash);
  await eventually(wrong.isListed).toBe(false);
  await page
    .getByText(t('none'))
    .or(page.getByText(t('nothing')))
    .waitFor();
});

const refundsDone = async (number: string) => {
  const { rows } = await sql`
    select from refund r join payment p on p.id = r.payment_id join customer_order o on o.id = p.order_id
    where o.number = ${number} and r.state = 'done'`.execute(db);
  return rows.length;
};

test('an order is refunded partly and fully, and shows it', async () => {
  const t = labelsOf('en', officeRefundLabels);
  const { OrderNumber: number } = await placedOrder(url, await newCustomer(url), pepper(3), byCard());
  const me = await openOffice('en', 1440, { shop: url, path: `/orders/${number}` });
  const { page } = me;
  const dialog = page.getByRole('dialog');
  const frame = labelsOf('en', officeFrameLabels);
  const here = page.getByRole('navigation', { name: frame('office') }).locator('[aria-current="true"]');
  await eventually(() => here.innerText()).toContain(frame('orders'));
  const piece = await choosePiece(me);
  const foot = (name: string) => dialog.locator('.refund-sums > div').filter({ hasText: name });
  await foot(t('goesBack', { way: labelsOf('en', officeStatusLabels)('card') }))
    .getByText(piece, { exact: true })
    .waitFor();
  await foot(t('leftThen')).waitFor();
  await clean(me);
  await refundSelected(me);
  await backMessage(me, piece);

  await chooseRest(me);
  await dialog.getByText(t('restockByItself')).waitFor();
  await foot(t('backBefore')).getByText(piece, { exact: true }).waitFor();
  await foot(t('leftThen')).getByText('$0.00', { exact: true }).waitFor();
  await clean(me);
  // The refund completes before this page loads it, so the page never shows it as pending.
  const come = await held(page, '**/money/get-refundable');
  const given = refundSelected(me);
  await eventually(() => refundsDone(number)).toBe(2);
  come();
  await given;
  const state = labelsOf('en', sharedLabels)('statusRefunded');
  await page.locator('.head-standing').getByText(state, { exact: true }).waitFor();
  await eventually(() => button(page, t('refund')).count()).toBe(0);
  await clean(me);
});
