import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { transferMethodId } from '#contract/constants.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officeOrderWords } from '#contract/labels/office/order-words.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeOrderRecord } from '#contract/labels/office/order-record.ts';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { amountText } from '#rules/money.ts';
import { khqrMethod } from '#server/outside/payments/khqr/khqr-provider.ts';
import { waitingByHand } from '#shop/payments/payments.ts';
import { shopUrl } from '../support/browser.ts';
import { timePasses } from '../support/time-passes.ts';
import { atTheOffice } from './support/at-the-office.ts';
import { axeFindings } from './support/checks/axe.ts';
import { cartOf, newCustomer } from './support/customer.ts';
import { button, eventually, link } from './support/pages.ts';
import { khqrShop } from './support/paid-by-code.ts';
import { begunPayment, placedOrder } from './support/placed-order.ts';
import { showSlip } from './support/show-slip.ts';
import { productOf, wordsOf } from './support/texts.ts';
import type { Visitor } from './support/visitor.ts';

const { bank, shop, db } = await khqrShop();
const url = shop.url.replace('127.0.0.1', 'localhost');
/** In a window as tall as the page: bars that stand still cover nothing of it. */
async function clean({ page }: Visitor): Promise<void> {
  const before = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: before.width, height: height + 200 });
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(before);
}
const pepper = (quantity: number) => cartOf({ id: productOf('kampot-pepper', 'en').id, quantity });

/** An order that waits for its transfer, of which a slip was shown. */
async function withSlip(): Promise<{ number: string; email: string; cents: number }> {
  const customer = await newCustomer(url);
  const way = { PaymentMethod: String(transferMethodId), paymentToken: '' };
  const { OrderId, OrderNumber: number } = await placedOrder(url, customer, pepper(3), way);
  await showSlip(url, customer, OrderId);
  const { total_cents: cents } = await db
    .selectFrom('customer_order')
    .select('total_cents')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { number, email: customer.email, cents };
}

test('a transfer is matched, a newcomer confirmed and wrong KHQR money given back by hand, on a phone', async () => {
  const [t, record] = [wordsOf('ar', officeMoneyLabels), wordsOf('ar', officeOrderRecord)];
  // Wrong money for a code, which the shop has put on the list.
  await begunPayment(url, await newCustomer(url), pepper(1), String(khqrMethod));
  const { hash } = bank.pay(bank.newest(), { amount: '8.49' });
  await timePasses(db, 30);
  const isListed = async () => (await waitingByHand(db)).some(({ chargeId }) => chargeId === hash);
  await eventually(isListed).toBe(true);
  const transfer = await withSlip();
  const cash = (await placedOrder(url, await newCustomer(url), pepper(1))).OrderNumber;
  const me = await atTheOffice('ar', 390, { shop: url, path: '/money' });
  const { page } = me;
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await row(transfer.number).waitFor();
  await clean(me);
  await page.emulateMedia({ colorScheme: 'dark' });
  await clean(me);

  // The table leads there, and so does the order itself.
  await link(page, `${t('match')} ${transfer.number}`).waitFor();
  await page.goto(`${url}/office/ar/orders/${transfer.number}`);
  await page.getByText(record('slips')).waitFor();
  await clean(me);
  await link(page, t('match')).click();
  await page.getByRole('heading', { level: 1, name: transfer.number }).waitFor();
  const slip = page.getByRole('img', { name: t('slipPicture') });
  await eventually(() => slip.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  const due = amountText(transfer.cents);
  await page.getByLabel(t('bankReference')).fill(`FT ${transfer.number}`);
  await page.getByLabel(t('amount')).fill(amountText(transfer.cents - 50));
  const seen = amountText(transfer.cents - 50);
  await page.getByText(t('cameAndDue', { seen, due })).waitFor();
  // What is missing is asked for, or let go: the mail says which.
  await button(page, t('confirmAsk', { amount: seen, missing: '$0.50' })).waitFor();
  await page.getByText('only $0.50 is missing').waitFor();
  await clean(me);
  await page.getByRole('radio', { name: t('letItGo', { missing: '$0.50' }) }).check();
  await button(page, t('confirmLetGo', { amount: seen, missing: '$0.50' })).waitFor();
  await page.getByText('You need not pay them.').waitFor();
  await page.getByLabel(t('amount')).fill(due);
  await page.getByText(t('place', { seen: due }), { exact: true }).waitFor();
  await page.getByText(transfer.email).waitFor();
  await clean(me);
  await button(page, t('confirm', { amount: due })).click();
  await page
    .getByText(t('confirmDone', { amount: due, number: transfer.number }))
    .first()
    .waitFor();
  await page.getByRole('heading', { level: 1, name: wordsOf('ar', officeFrameLabels)('money') }).waitFor();
  await eventually(() => row(transfer.number).count()).toBe(0);

  const call = row(cash).getByRole('link', { name: t('call') });
  await eventually(() => call.getAttribute('href')).toMatch(/^tel:\+?[\d ]+$/u);
  await button(page, `${t('confirmed')} ${cash}`).click();
  await eventually(() => row(cash).count()).toBe(0);

  await link(page, new RegExp(`^${t('came')}`, 'u')).click();
  await row('$8.49').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await clean(me);
  await dialog.getByLabel(t('sentReference')).fill(`OUT ${hash.slice(0, 8)}`);
  await dialog.getByLabel(t('note')).fill('តាមកម្មវិធីធនាគារ');
  await button(dialog, t('sentBack')).click();
  await dialog.waitFor({ state: 'hidden' });
  await eventually(isListed).toBe(false);
  await page
    .getByText(t('none'))
    .or(page.getByText(t('nothing')))
    .waitFor();
});

test('money is given back in part and whole, and the order says so', async () => {
  const t = wordsOf('en', officeRefundLabels);
  const order = wordsOf('en', officeOrderLabels);
  // At the run's shop, whose test provider gives money back by itself.
  const shared = shopUrl('development').replace('127.0.0.1', 'localhost');
  const way = { PaymentMethod: '5', paymentToken: `tok_test_approve.n${randomUUID()}` };
  const { OrderNumber: number } = await placedOrder(shared, await newCustomer(shared), pepper(3), way);
  const me = await atTheOffice('en', 1440, { shop: shared, path: `/orders/${number}` });
  const { page } = me;
  const dialog = page.getByRole('dialog');
  const frame = wordsOf('en', officeFrameLabels);
  const here = page.getByRole('navigation', { name: frame('office') }).locator('[aria-current="true"]');
  await eventually(() => here.innerText()).toContain(frame('orders'));
  await button(page, t('refund')).click();
  await dialog.getByRole('radio', { name: t('lines'), exact: true }).check();
  const line = dialog.getByRole('row').last();
  await line.getByRole('textbox').fill('1');
  await line.getByRole('checkbox').check();
  await dialog.getByLabel(t('reason')).fill('One tin arrived open');
  const give = dialog.getByRole('button', { name: /^Give back \$\d/u });
  await give.waitFor();
  const [piece = ''] = /\$[\d.]+/u.exec(await give.innerText()) ?? [];
  await line.getByText(piece, { exact: true }).waitFor();
  const foot = (name: string) => dialog.locator('.refund-sums > div').filter({ hasText: name });
  const byCard = wordsOf('en', officeOrderWords)('card');
  await foot(t('goesBack', { way: byCard }))
    .getByText(piece, { exact: true })
    .waitFor();
  await foot(t('leftThen')).waitFor();
  await clean(me);
  await give.click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByText(order('refundDone', { amount: piece }))
    .first()
    .waitFor();

  await button(page, t('refund')).click();
  await dialog.getByText(t('restockByItself')).waitFor();
  await dialog.getByLabel(t('reason')).fill('They are all open');
  await dialog.getByText(t('thenWhole')).waitFor();
  await foot(t('backBefore')).getByText(piece, { exact: true }).waitFor();
  await foot(t('leftThen')).getByText('$0.00', { exact: true }).waitFor();
  await clean(me);
  await give.click();
  await dialog.waitFor({ state: 'hidden' });
  const state = wordsOf('en', sharedLabels)('statusRefunded');
  await page.locator('.head-standing').getByText(state, { exact: true }).waitFor();
  await eventually(() => button(page, t('refund')).count()).toBe(0);
  await clean(me);
});
