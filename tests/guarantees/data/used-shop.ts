import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { onAccountMethodId } from '#contract/constants.ts';
import { insertProductReview } from '#contract/operations/catalogue/insert-product-review.ts';
import { changeStock } from '#contract/operations/office/catalogue/change-stock.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { sendOrder } from '#contract/operations/office/orders/send-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { writeOrderNote } from '#contract/operations/office/orders/write-order-note.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { getRecords } from '#contract/operations/office/records/get-records.ts';
import { saveView } from '#contract/operations/office/views/save-view.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { contactUs } from '#contract/operations/visitors/contact-us.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { caller, demoLogins, logInBy } from '../../support/running-shop.ts';
import { token } from '../../support/test-payments.ts';
import { whiteMug } from '../shop-pair.ts';
import { until } from '../until.ts';
import { officeAt, replacedLabel } from './release-answers.ts';

const card = () => ({ PaymentMethod: '5', paymentToken: token('approve.hook-none') });
const transfer = { PaymentMethod: '9' };

/**
 * Uses a demo shop as customers and staff do: orders by each payment method, cancellations, refunds, tax documents, payments
 * of other amounts, notes, a view, a replaced text and messages. Orders with sizes, printing, proofs, a deposit and parcels
 * are in the demo.
 * @throws when the shop refuses one of them
 */
export async function useShop(url: string, cookie: string): Promise<void> {
  const request = caller(url);
  const office = officeAt(url, cookie);
  const as = await logInBy(request)(...demoLogins.sokha);
  const customer = { customerId: as.UserID };

  async function order(quantity: number, more: object): Promise<{ id: number; number: string }> {
    const parameters = orderFor(customer, [whiteMug(quantity)], more);
    const headers = { 'idempotency-key': randomUUID() };
    const { data, text } = await request(postCustomerOrder.path, parameters, { as, headers });
    const { OrderId: id, OrderNumber: number } = data[0] ?? {};
    if (number === undefined) throw new Error(`no order: ${text}`);
    return { id, number };
  }
  async function staff(operation: Parameters<typeof office>[0], input: object) {
    const answer = await office(operation, input);
    if (answer === null) throw new Error(`the office refused ${operation.path}: ${JSON.stringify(input)}`);
    return answer;
  }
  async function refund(number: string, of: (lineId: number) => object): Promise<void> {
    const { refundable } = await staff(getRefundable, { number });
    await staff(refundOrder, {
      number,
      of: of(refundable.lines[0].id),
      leftCents: refundable.leftCents,
      reason: 'arrived broken',
      key: newKey(),
    });
    const isRefunded = async () => {
      const { refundable: now } = await staff(getRefundable, { number });
      return now.refunds.every(({ state }: { state: string }) => state === 'done');
    };
    await until(`the refund of ${number}`, isRefunded, 60);
  }

  async function edit(kind: string, id: string, fields: object): Promise<void> {
    const { records } = await staff(getRecords, { kind, ids: [id] });
    await staff(changeRecord, { kind, id, version: records[0].version, fields });
  }
  /** Confirms a transfer of the order's total plus an amount. */
  async function confirm({ number }: { number: string }, cents: number, more: object = {}): Promise<void> {
    const { sums } = await staff(getOrder, { number });
    await staff(confirmTransfer, {
      number,
      seen: { currency: 'USD', amount: sums.totalCents + cents },
      reference: `FT-${randomInt(1_000_000)}`,
      account: '',
      day: new Date().toISOString().slice(0, 10),
      effect: 'place',
      ...more,
    });
  }

  await order(3, { CouponCode: 'WELCOME5' });
  await order(1, transfer);
  const paid = await order(30, card());
  await refund(paid.number, () => ({ kind: 'amount', cents: 537 }));
  const reduced = await order(4, card());
  await refund(reduced.number, (id) => ({
    kind: 'lines',
    lines: [{ id, quantity: 1, isRestocked: true }],
  }));
  await refund((await order(2, card())).number, () => ({ kind: 'whole', isRestocked: true }));
  await confirm(await order(2, transfer), 0);
  const canceled = await order(1, {});
  await request(cancelOrder.path, { OrderId: canceled.id, UserID: as.UserID }, { as });
  const prepared = await order(5, card());
  await staff(takeOrderStep, { number: prepared.number, step: 'prepare', from: 'active' });
  await staff(writeOrderNote, { number: prepared.number, key: randomUUID(), text: 'Ring twice.' });
  const packed = await order(6, card());
  await staff(takeOrderStep, { number: packed.number, step: 'prepare', from: 'active' });
  await staff(sendOrder, { number: packed.number, parcel: 'VET-4711', carrier: 'Virak Buntham' });

  // Tax documents, and payments that aren't what was due: waived, a balance, a surplus, and a second one.
  await edit('shop', 'shop', {
    vatOn: true,
    vatRate: 1000,
    vatNumber: 'L001-100012345',
    letGoUpToCents: 100,
  });
  const taxed = await order(3, card());
  await staff(takeOrderStep, { number: taxed.number, step: 'prepare', from: 'active' });
  await refund(taxed.number, () => ({ kind: 'amount', cents: 200 }));
  await confirm(await order(1, transfer), -50, { missing: 'let-go' });
  await confirm(await order(2, transfer), -500, { missing: 'ask', effect: 'part' });
  await confirm(await order(3, transfer), 150);
  const twice = await order(4, transfer);
  await confirm(twice, 0);
  await confirm(twice, 0, { isSecond: true, effect: 'second' });
  await edit('customer', `${as.UserID}`, { termsDays: 14, creditLimitCents: 100_000 });
  await order(2, { PaymentMethod: `${onAccountMethodId}` });

  await staff(changeStock, { id: 4, change: { by: 6 }, why: 'counted' });
  const view = { screen: 'orders', key: newKey(), name: 'Large orders', query: 'sort=total', isShared: true };
  await staff(saveView, view);
  await staff(changeRecord, {
    kind: 'label',
    id: replacedLabel,
    version: 0,
    fields: { en: 'Welcome back' },
  });
  await staff(changeRecord, {
    kind: 'redirect',
    id: null,
    version: null,
    fields: { fromPath: '/old-mugs', toPath: '/en/all-products' },
  });
  const person = { FullName: 'Bopha Meas', Email: 'bopha@example.com', PhoneNumber: '' };
  await request(contactUs.path, { ...person, Subject: 'Mugs', Message: 'Do you print on both sides?' });
  await request(insertProductReview.path, {
    ProductId: 1,
    ReviewerName: 'Bopha Meas',
    ReviewerEmail: 'bopha@example.com',
    ReviewTitle: 'Good mug',
    ReviewBody: 'It keeps tea warm.',
    ReviewRating: 4,
  });
}

const newKey = () => randomBytes(16).toString('hex');
