import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { transferMethodId } from '#contract/constants.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { officeOrderLabels } from '#contract/labels/office/order.ts';
import { officeRefundLabels } from '#contract/labels/office/refund.ts';
import { oneOrTwo } from '#contract/payment-reasons.ts';
import { formatAmount } from '#rules/money.ts';
import { khqrMethod } from '#server/payments/khqr/khqr-provider.ts';
import { manualRefunds } from '#shop/payments/payments.ts';
import { advanceClock } from '../../../support/advance-clock.ts';
import { newCustomer } from '../customer.ts';
import type { khqrShop } from '../paid-by-code.ts';
import { button, eventually, link } from '../pages.ts';
import { begunPayment, placedOrder } from '../placed-order.ts';
import { showSlip } from '../show-slip.ts';
import { labelsOf } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { pepper } from './many-orders.ts';

type Shop = Pick<Awaited<ReturnType<typeof khqrShop>>, 'bank' | 'db'>;

export interface Transfer {
  number: string;
  email: string;
  cents: number;
}

/** Creates an order waiting for its transfer, with an uploaded slip. */
export async function withSlip({ db }: Shop, url: string): Promise<Transfer> {
  const customer = await newCustomer(url);
  const payment = { PaymentMethod: String(transferMethodId), paymentToken: '' };
  const { OrderId, OrderNumber: number } = await placedOrder(url, customer, pepper(3), payment);
  await showSlip(url, customer, OrderId);
  const { total_cents: cents } = await db
    .selectFrom('customer_order')
    .select('total_cents')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { number, email: customer.email, cents };
}

/**
 * Pays a code with a wrong amount, which the shop lists.
 * @returns the bank's reference, and a function whether it is still listed
 */
export async function wrongForCode({ bank, db }: Shop, url: string, amount: string) {
  await begunPayment(url, await newCustomer(url), pepper(1), String(khqrMethod));
  const { hash } = bank.pay(bank.newest(), { amount });
  await advanceClock(db, 30);
  const isListed = async () => (await manualRefunds(db)).some(({ chargeId }) => chargeId === hash);
  await eventually(isListed).toBe(true);
  return { hash, isListed };
}

/** Pays a code whose payment staff may have confirmed before as another one. */
export async function maybeConfirmed(shop: Shop, url: string, amount: string, as: string) {
  const paid = await wrongForCode(shop, url, amount);
  await sql`
    update stray_money set kind = ${oneOrTwo}, same_as = (select id from payment where reference = ${as})
    where charge_id = ${paid.hash}`.execute(shop.db);
  return paid;
}

/** Says that the account shows one payment. */
export async function recordOne({ page, lang }: Visitor): Promise<void> {
  const dialog = page.getByRole('dialog');
  await button(dialog, labelsOf(lang, officeMoneyLabels)('recordOne')).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

/** Enters a transfer as the bank reports it, first with too low an amount, and requests or waives the balance. */
export async function typeTransfer(
  { page, lang }: Visitor,
  { number, email, cents }: Transfer,
  look: () => Promise<void> = async () => undefined,
) {
  const t = labelsOf(lang, officeMoneyLabels);
  const common = labelsOf(lang, officeCommonLabels);
  const slip = page.getByRole('img', { name: t('slipPicture') });
  await eventually(() => slip.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  const [due, seen] = [formatAmount(cents), formatAmount(cents - 50)];
  const few = { amount: seen, missing: '$0.50' };
  await page.getByLabel(t('bankReference')).fill(`FT ${number}`);
  await page.getByLabel(common('amount')).fill(seen);
  await page.getByText(t('cameAndDue', { seen, due })).waitFor();
  await button(page, t('confirmAsk', few)).waitFor();
  await page.getByText('$0.50 still due').waitFor();
  await look();
  await page.getByRole('radio', { name: t('letItGo', few) }).check();
  await button(page, t('confirmLetGo', few)).waitFor();
  await page.getByText('You don’t need to pay the difference.').waitFor();
  await page.getByLabel(common('amount')).fill(due);
  await page.getByText(t('place', { seen: due }), { exact: true }).waitFor();
  await page.getByText(email).waitFor();
}

export async function confirmTransfer({ page, lang }: Visitor, { number, cents }: Transfer) {
  const [t, due] = [labelsOf(lang, officeMoneyLabels), formatAmount(cents)];
  await button(page, t('confirm', { amount: due })).click();
  await page
    .getByText(t('confirmDone', { amount: due, number }))
    .first()
    .waitFor();
  await eventually(() => rowOf(page, number).count()).toBe(0);
}

/** Records the call to a new customer. */
export async function confirmNewCustomer({ page, lang }: Visitor, number: string): Promise<void> {
  const t = labelsOf(lang, officeMoneyLabels);
  const common = labelsOf(lang, officeCommonLabels);
  const call = rowOf(page, number).getByRole('link', { name: t('call') });
  await eventually(() => call.getAttribute('href')).toMatch(/^tel:\+?[\d ]+$/u);
  await button(page, `${common('confirm')} ${number}`).click();
  await eventually(() => rowOf(page, number).count()).toBe(0);
}

/** Opens the decision about a wrong payment. */
export async function openWrong({ page, lang }: Visitor, amount: string): Promise<void> {
  await link(page, new RegExp(`^${labelsOf(lang, officeMoneyLabels)('came')}`, 'u')).click();
  await rowOf(page, amount).getByRole('button').click();
}

export async function recordManualRefund({ page, lang }: Visitor, hash: string): Promise<void> {
  const t = labelsOf(lang, officeMoneyLabels);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('sentReference')).fill(`OUT ${hash.slice(0, 8)}`);
  await dialog.getByLabel(t('note')).fill('តាមកម្មវិធីធនាគារ');
  await button(dialog, t('sentBack')).click();
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Selects one unit of an order to be refunded and restocked.
 * @returns its amount
 */
export async function choosePiece({ page, lang }: Visitor): Promise<string> {
  const t = labelsOf(lang, officeRefundLabels);
  const common = labelsOf(lang, officeCommonLabels);
  const dialog = page.getByRole('dialog');
  await button(page, t('refund')).click();
  await dialog.getByRole('radio', { name: t('lines'), exact: true }).check();
  const line = dialog.getByRole('row').last();
  await line.getByRole('textbox').fill('1');
  await line.getByRole('checkbox').check();
  await dialog.getByLabel(common('reason')).fill('One tin arrived open');
  const give = refundButton(page, lang);
  // The dialog opens with nothing to refund.
  await eventually(() => give.innerText()).not.toMatch(/\$0\.00/u);
  const [piece = ''] = /\$[\d.]+/u.exec(await give.innerText()) ?? [];
  await line.getByText(piece, { exact: true }).waitFor();
  return piece;
}

/** Selects everything that can be refunded of an order. */
export async function chooseRest({ page, lang }: Visitor): Promise<void> {
  const t = labelsOf(lang, officeRefundLabels);
  const common = labelsOf(lang, officeCommonLabels);
  const dialog = page.getByRole('dialog');
  await button(page, t('refund')).click();
  await dialog.getByRole('radio', { name: t('whole'), exact: true }).check();
  await dialog.getByLabel(common('reason')).fill('They are all open');
  await dialog.getByText(t('thenWhole')).waitFor();
}

export async function refundSelected({ page, lang }: Visitor): Promise<void> {
  await refundButton(page, lang).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

const refundButton = (page: Page, lang: Visitor['lang']): Locator => {
  const name = labelsOf(lang, officeRefundLabels)('give', { amount: String.raw`\$[\d.]+` });
  return page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}$`, 'u') });
};

/** Waits until an order shows a refund. */
export const backMessage = ({ page, lang }: Visitor, amount: string): Promise<void> =>
  page.getByText(labelsOf(lang, officeOrderLabels)('refundDone', { amount })).first().waitFor();
