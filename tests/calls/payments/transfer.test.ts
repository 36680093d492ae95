import { describe, expect, it, test } from 'vitest';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { manualRefunds, type RefundOf, refundOrder, waitingTransfers } from '#shop/payments/payments.ts';
import { jobOrder, jobPath } from '#shop/jobs/jobs.ts';
import { changeOrderStatus } from '#shop/orders/orders.ts';
import { changeSettings } from '#shop/content/content.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { placed } from './paying.ts';
import { transferFixtures } from './transfer-fixtures.ts';

const {
  db,
  query,
  request,
  pay,
  stockOf,
  mails,
  reconcile,
  books,
  latest,
  shopper,
  byTransfer,
  order,
  confirm,
  recordSent,
  ordersFor,
  statusOf,
  transferOf,
  listed,
  audited,
  shop,
} = await transferFixtures();

describe('shop without bank accounts', () => {
  it('a shop without bank accounts offers, lists and accepts no transfer', async () => {
    const ids = async (
      operation: typeof getPaymentSetup | typeof getPaymentMethods,
      more: object = {},
    ): Promise<number[]> =>
      (await request(operation, more)).data.map((row: { PaymentMethodId: number }) => row.PaymentMethodId);
    expect(await ids(getPaymentSetup)).toContain(9);
    expect(await ids(getPaymentMethods, { AllWays: true })).toContain(9);
    // Existing clients can't select bank transfer, neither by its own logo nor by the previous one.
    expect(await ids(getPaymentMethods)).not.toContain(7);
    expect(await ids(getPaymentMethods)).not.toContain(9);
    expect(await ids(getPaymentMethods, { AllWays: true })).not.toContain(7);
    await fillBankNames(db);
    expect(await ids(getPaymentSetup)).not.toContain(9);
    expect(await ids(getPaymentMethods, { AllWays: true })).not.toContain(9);
    const before = await stockOf(1);
    expect(await pay(shopper(), [mug(1)], byTransfer)).toMatchObject({
      envelope: { statusCode: 501 },
      data: [],
    });
    expect(await stockOf(1)).toBe(before);
    // An incomplete account is ignored, and so is one in a currency without order amounts.
    await fillBankNames(db, bankAccount);
    const half = JSON.stringify([{ ...bankAccount, accountNumber: '' }]);
    await query`update setting set value = ${half}::jsonb where name = 'bankAccounts'`;
    expect(await ids(getPaymentSetup)).not.toContain(9);
    await fillBankNames(db, { ...bankAccount, currency: 'KHR' });
    expect(await ids(getPaymentSetup)).not.toContain(9);
  });
});

describe('order by bank transfer', () => {
  it('an order by bank transfer is placed immediately, reserves its stock as long as the shop says, and shows where to transfer', async () => {
    await changeSettings(db, { transferHours: 10 }, 'system');
    const before = await stockOf(1);
    const answer = await pay(shopper(), [mug(2)], byTransfer);
    await changeSettings(db, { transferHours: null }, 'system');
    expect(answer).toMatchObject(placed);
    const [{ OrderNumber, OrderTotal, TransferUntil }] = answer.data;
    expect(await stockOf(1)).toBe(before - 2);
    const hours = (Date.parse(TransferUntil) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(9.9);
    expect(hours).toBeLessThan(10.1);
    expect(await transferOf({ OrderNumber })).toMatchObject({
      OrderNumber,
      OrderTotal,
      Standing: 'waiting',
      Accounts: [
        { Bank: 'Lotus Demo Bank', AccountNumber: '000 111 222', Currency: 'USD', Amount: OrderTotal },
      ],
      SlipAt: null,
      SlipsLeft: 3,
    });
  });

  it('an order by bank transfer sends an email with the accounts, and a reminder when a quarter of the time is left', async () => {
    const { OrderNumber } = await order();
    expect(await mails(shopper())).toEqual(['transferAwaited', 'transferReminder']);
    const rows = await query`
      select kind, content, next_try_at > now() + interval '35 hours' as "isLater" from outbox_mail
      where recipient = ${shopper().email} and kind like 'transfer%' order by id`;
    expect(rows).toMatchObject([
      { isLater: false, content: { number: OrderNumber, accounts: [{ accountNumber: '000 111 222' }] } },
      { isLater: true },
    ]);
  });

  it('sending a bank transfer order repeatedly under one key creates one order', async () => {
    const send = () => pay(shopper(), [mug(1)], byTransfer, { 'idempotency-key': 'transfer-once-1' });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await listed({ WithCancelled: true })).toHaveLength(1);
  });

  it('an order by bank transfer is visible on our own pages, and to existing clients once it is paid', async () => {
    const { OrderNumber, OrderId } = await order();
    expect(await listed()).toEqual([]);
    expect(await listed({ WithCancelled: true })).toMatchObject([
      { OrderNumber, LatestStatusName: 'Awaiting transfer', TransferUntil: expect.any(String) },
    ]);
    const items = (more: object) => request(getCustomerOrderHistoryDetail, { OrderId, ...more }, shopper());
    expect((await items({})).data).toEqual([]);
    expect((await items({ WithCancelled: true })).data).toHaveLength(1);
    const { data } = await request(getOrderProgress, { OrderId }, shopper());
    expect(data[0]).toMatchObject({
      MayCancel: true,
      Money: [{ Kind: 'to-transfer' }],
      Steps: [{ Step: 'received' }, { Step: 'transfer', State: 'now' }, { Step: 'preparing' }, {}, {}],
    });
  });

  it('a bank transfer is on the page of its order in the account, and not behind its link', async () => {
    const { OrderNumber, OrderId } = await order();
    const pageOf = async (asked: object) => (await request(getJob, asked, shopper())).data[0];
    expect((await pageOf({ OrderId })).Transfer).toEqual(await transferOf({ OrderNumber }));
    const path = jobPath(shop.app.secret, 'en', (await jobOrder(db, { orderId: OrderId }))!);
    expect(await pageOf({ Code: path.split('/').at(-1) })).not.toHaveProperty('Transfer');
  });

  it('an order by bank transfer is not sent to a provider, and is visible only to its customer', async () => {
    const begun = await request(beginPayment, orderFor(shopper(), [mug(1)], byTransfer), shopper(), {
      'idempotency-key': 'transfer-begin-1',
    });
    expect(begun.envelope.statusCode).toBe(501);
    const { OrderNumber } = await order();
    expect(await transferOf({ OrderNumber }, await newShopper(db))).toBeUndefined();
    expect((await request(getTransfer, { OrderNumber })).envelope.statusCode).toBe(401);
  });
});

describe('payment seen on the account', () => {
  it('a payment seen on the account places the order once, with ledger, emails, history and audit log', async () => {
    const { OrderNumber } = await order();
    const income = await books();
    expect(await confirm(OrderNumber, 3108, 'FT-1', { isPlan: true })).toMatchObject({ effect: 'place' });
    expect(await statusOf(OrderNumber)).toBe(90);
    expect(await confirm(OrderNumber, 3108, 'FT-1')).toMatchObject({ effect: 'place' });
    expect(await statusOf(OrderNumber)).toBe(1);
    expect(await books()).toBe(income + 3108);
    expect(await mails(shopper())).toEqual(['orderReceived', 'transferAwaited', 'paymentReceived']);
    expect(await audited('transfer confirmed')).toMatchObject({
      actor: 'staff srey',
      detail: { effect: 'place' },
    });
    expect(await confirm(OrderNumber, 3108, 'FT-1')).toMatchObject({ effect: 'already' });
    expect(await books()).toBe(income + 3108);
    expect(await listed()).toMatchObject([{ OrderNumber, LatestStatusID: 1 }]);
    expect(await transferOf({ OrderNumber })).toMatchObject({ Standing: 'paid', Accounts: [] });
    // The order can no longer expire.
    await reconcile();
    expect(await statusOf(OrderNumber)).toBe(1);
  });

  it('a transfer is recorded once if two staff members confirm it at the same moment', async () => {
    const { OrderNumber } = await order();
    const income = await books();
    const all = await Promise.all([1, 2, 3].map(() => confirm(OrderNumber, 3108, 'FT-2')));
    expect(all.map(({ effect }) => effect).toSorted()).toEqual(['already', 'already', 'place']);
    expect(await books()).toBe(income + 3108);
  });

  it('a transfer has no effect if it is too small, was recorded before, or its order is unknown', async () => {
    const { OrderNumber } = await order();
    expect(await confirm(OrderNumber, 3107, 'FT-3')).toMatchObject({ effect: 'short', dueCents: 3108 });
    await confirm(OrderNumber, 3108, 'FT-3');
    const [other] = (await pay(await newShopper(db), [mug(2)], byTransfer)).data;
    expect(await confirm(other.OrderNumber, 3108, 'FT-3')).toEqual({ effect: 'used', usedBy: OrderNumber });
    expect(await confirm('AG999', 3108, 'FT-4')).toEqual({ effect: 'unknown' });
    expect(await statusOf(other.OrderNumber)).toBe(90);
  });

  it('a transfer that is too small is recorded with a request for the balance, or waived up to the limit, if staff say so', async () => {
    const { OrderNumber } = await order();
    const income = await books();
    expect(await confirm(OrderNumber, 3000, 'FT-50', { missing: 'ask' })).toMatchObject({ effect: 'part' });
    expect([await statusOf(OrderNumber), (await mails(shopper())).at(-1)]).toEqual([90, 'transferShort']);
    await changeSettings(db, { letGoUpToCents: 5 }, 'system');
    const rest = (amount: number) => confirm(OrderNumber, amount, 'FT-51', { missing: 'let-go' });
    expect(await rest(100)).toMatchObject({ effect: 'short', waivableCents: 5 });
    expect(await rest(105)).toMatchObject({ effect: 'place', letGoCents: 3 });
    await changeSettings(db, { letGoUpToCents: null }, 'system');
    expect([await statusOf(OrderNumber), await books()]).toEqual([1, income + 3105]);
  });

  it('an overpaid or repeated payment is put on the list of manual refunds', async () => {
    const { OrderNumber } = await order();
    const income = await books();
    expect(await confirm(OrderNumber, 3408, 'FT-5')).toMatchObject({ effect: 'place', goesBackCents: 300 });
    expect(await confirm(OrderNumber, 3108, 'FT-6')).toMatchObject({
      effect: 'other',
      transfer: { reference: 'FT-5' },
    });
    await confirm(OrderNumber, 3108, 'FT-6', { isSecond: true });
    expect(await confirm(OrderNumber, 3108, 'FT-6', { isSecond: true })).toEqual({
      effect: 'used',
      usedBy: '',
    });
    expect(await books()).toBe(income + 6516);
    await reconcile();
    expect(await manualRefunds(db)).toMatchObject([
      { amountMinor: 300, orderNumber: OrderNumber, reason: 'more than was due', chargeId: 'FT-5' },
      { amountMinor: 3108, orderNumber: '', reason: 'paid twice', chargeId: 'FT-6' },
    ]);
    const ids = await query`select id from refund where state = 'created' order by id desc limit 2`;
    for (const { id } of ids) expect(await recordSent('refund', id, `BACK-${id}`)).toBe('done');
    expect(await books()).toBe(income + 3108);
    expect(await statusOf(OrderNumber)).toBe(1);
    expect((await mails(shopper())).filter((kind) => kind === 'paymentRefunded')).toHaveLength(2);
    expect(await recordSent('refund', ids[0].id, 'again')).toBe('not-waiting');
  });
});

test('staff see who is waiting, and which orders a payment may belong to', async () => {
  const { OrderNumber: number } = await order();
  expect((await waitingTransfers(db, 100)).find((each) => each.number === number)).toMatchObject({
    cents: 3108,
    firstName: 'Sokha',
  });
  expect((await ordersFor({ cents: 3108, text: `gift ${number}` }))[0]).toMatchObject({
    order: { number },
    fit: 'sure',
  });
  expect(await ordersFor({ text: 'nothing of the kind' })).toEqual([]);
});

test('a refund of a paid transfer waits for staff, and the customer is notified once they sent it', async () => {
  const { OrderNumber } = await order();
  await confirm(OrderNumber, 3108, 'FT-9');
  const before = await stockOf(1);
  await refundOrder(db, {
    number: OrderNumber,
    of: { kind: 'whole', isRestocked: false },
    reason: 'broken',
    by: 'staff srey',
    key: null,
    leftCents: null,
    isPlan: false,
  });
  await reconcile();
  const { id } = await latest(shopper());
  const [refund] = await query`select id, state, next_try_at from refund where payment_id = ${id}`;
  expect(refund).toMatchObject({ state: 'created', next_try_at: null });
  await recordSent('refund', refund.id, 'BACK-9');
  expect(await query`select state, reference from refund where payment_id = ${id}`).toEqual([
    { state: 'done', reference: 'BACK-9' },
  ]);
  expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([5, before + 2]);
  expect(await mails(shopper())).toContain('paymentRefunded');
  expect(await audited('refund made by hand')).toMatchObject({ actor: 'staff maly' });
});

test('an account in riel is offered while orders have amounts in riel, and payments to it are confirmed in riel', async () => {
  await fillBankNames(db, { ...bankAccount, currency: 'KHR' });
  await setRielRate(db, 4100, 'system');
  const { OrderNumber } = await order();
  await setRielRate(db, null, 'system');
  const { Accounts } = await transferOf({ OrderNumber });
  expect(Accounts).toMatchObject([{ Currency: 'KHR', Amount: 127_400 }]);
  expect((await ordersFor({ riel: 127_400 }))[0]).toMatchObject({
    order: { number: OrderNumber },
    fit: 'amount',
  });
  const seen = (amount: number) => confirm(OrderNumber, 0, 'KH-1', { seen: { currency: 'KHR', amount } });
  expect(await seen(127_300)).toMatchObject({ effect: 'short' });
  expect(await seen(127_400)).toMatchObject({ effect: 'place', seenCents: 3108 });
  expect(await statusOf(OrderNumber)).toBe(1);
});

test('a refund of an item of an overpaid order is credited in full, before and after the surplus is refunded', async () => {
  await changeSettings(db, { vatOn: true, vatRate: 1000, vatNumber: 'L001-100012345' }, 'system');
  const { OrderNumber: number } = await order();
  await confirm(number, 3408, 'FT-20');
  const [{ orderId, itemId }] = await query`select o.id as "orderId", i.id as "itemId" from customer_order o
    join order_item i on i.order_id = o.id where o.number = ${number}`;
  await changeOrderStatus(db, { orderId, to: 2, actor: 'staff srey' });
  const credited = async () =>
    (
      await query`select gross_cents as gross from tax_document where order_id = ${orderId} and kind = 'creditNote'
      order by id`
    ).map(({ gross }) => gross as number);
  const refund = async (of: RefundOf) => {
    const reason = { reason: 'broken', by: 'staff srey', key: null } as const;
    const done = await refundOrder(db, { number, of, ...reason, leftCents: null, isPlan: false });
    if (typeof done === 'string') throw new Error(done);
    await reconcile();
    expect(await recordSent('refund', done.refundId ?? 0, `OUT-${done.refundId}`)).toBe('done');
  };
  await refund({ kind: 'lines', lines: [{ itemId, cell: 0, quantity: 1, isRestocked: false }] });
  expect(await credited()).toEqual([1554]);
  const [surplus] = await query`select r.id from refund r join payment p on p.id = r.payment_id
    where p.order_id = ${orderId} and r.reason = 'more than was due'`;
  expect(await recordSent('refund', surplus.id, 'OUT-surplus')).toBe('done');
  expect(await credited()).toEqual([1554]);
  await refund({ kind: 'amount', cents: 200 });
  expect(await credited()).toEqual([1554, 200]);
  await changeSettings(db, { vatOn: null }, 'system');
});
