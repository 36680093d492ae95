import { beforeEach, describe, expect, it, onTestFinished, test } from 'vitest';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { getPaymentMethods } from '#contract/operations/content/get-payment-methods.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { getPaymentSetup } from '#contract/operations/payments/get-payment-setup.ts';
import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { byHand, readByHandCommand } from '#server/cli/money-back/money-back.ts';
import { refundFromTerminal } from '#server/cli/refunds/refund-from-terminal.ts';
import { readRefundCommand } from '#server/cli/refunds/refund-arguments.ts';
import { staffTransfers } from '#server/cli/transfers/transfers.ts';
import { readTransfersCommand } from '#server/cli/transfers/transfers-arguments.ts';
import { reconcileDue, refuseTransfer } from '#shop/payments/payments.ts';
import { changeSettings } from '#shop/content/content.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { commanded } from '#tests/support/commanded.ts';
import { useEmailNotices } from '#tests/support/mails.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { advanceClock } from '#tests/support/advance-clock.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop, placed } from './paying.ts';

const shop = await payingShop();
const { app, db, query, request, pay, stockOf, mails, reconcile, books, latest } = shop;
// The same row as in the reference data.
await query`insert into payment_method (id, picture, position, shown_as, provider) values
  (7, '/bank.svg', 1, 'nothing', null), (9, '/bank.svg', 2, 'transfer', 'transfer') on conflict do nothing`;
await query`insert into payment_method_text (payment_method_id, language_id, name)
  select id, 1, 'Bank transfer' from payment_method where id in (7, 9) on conflict do nothing`;

let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(db);
  await fillBankNames(db, bankAccount);
});

const byTransfer = { PaymentMethod: '9' };
const order = async (lines: readonly object[] = [mug(2)], more: object = {}) =>
  (await pay(shopper, lines, { ...byTransfer, ...more })).data[0];
const command = (...args: string[]) =>
  commanded((say) => staffTransfers(db, readTransfersCommand(args), say, app.config));
const moneyBack = (...args: string[]) => commanded((say) => byHand(db, readByHandCommand(args), say));
const confirm = (number: string, amount: string, reference: string, ...more: string[]) =>
  command('confirm', number, '--amount', amount, '--reference', reference, '--by', 'srey', ...more);
const statusOf = async (number: string): Promise<number> =>
  (await query`select status_id from customer_order where number = ${number}`)[0].status_id;
const transferOf = async ({ OrderNumber }: { OrderNumber: string }, who = shopper) =>
  (await request(getTransfer, { OrderNumber }, who)).data[0];
const listed = async (more: object = {}) =>
  (await request(getCustomerOrderHistoryMaster, { UserId: shopper.customerId, ...more }, shopper)).data;
const endTime = (number: string) =>
  query`update payment set expires_at = now() - interval '1 second' where reference = ${number}`;
const audited = async (event: string) =>
  (await query`select detail, actor from audit_entry where event = ${event} order by id desc limit 1`)[0];

describe('shop without bank accounts', () => {
  it('offers, lists and accepts no transfer', async () => {
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
    expect(await pay(shopper, [mug(1)], byTransfer)).toMatchObject({
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
    const answer = await pay(shopper, [mug(2)], byTransfer);
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

  it('sends an email with the accounts, and a reminder when a quarter of the time is left', async () => {
    const { OrderNumber } = await order();
    expect(await mails(shopper)).toEqual(['transferAwaited', 'transferReminder']);
    const rows = await query`
      select kind, content, next_try_at > now() + interval '35 hours' as "isLater" from outbox_mail
      where recipient = ${shopper.email} and kind like 'transfer%' order by id`;
    expect(rows).toMatchObject([
      { isLater: false, content: { number: OrderNumber, accounts: [{ accountNumber: '000 111 222' }] } },
      { isLater: true },
    ]);
  });

  it('sending a bank transfer order repeatedly under one key creates one order', async () => {
    const send = () => pay(shopper, [mug(1)], byTransfer, { 'idempotency-key': 'transfer-once-1' });
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
    const items = (more: object) => request(getCustomerOrderHistoryDetail, { OrderId, ...more }, shopper);
    expect((await items({})).data).toEqual([]);
    expect((await items({ WithCancelled: true })).data).toHaveLength(1);
    const { data } = await request(getOrderProgress, { OrderId }, shopper);
    expect(data[0]).toMatchObject({
      MayCancel: true,
      Money: [{ Kind: 'to-transfer' }],
      Steps: [{ Step: 'received' }, { Step: 'transfer', State: 'now' }, { Step: 'preparing' }, {}, {}],
    });
  });

  it('an order by bank transfer is not sent to a provider, and is visible only to its customer', async () => {
    const begun = await request(beginPayment, orderFor(shopper, [mug(1)], byTransfer), shopper, {
      'idempotency-key': 'transfer-begin-1',
    });
    expect(begun.envelope.statusCode).toBe(501);
    const { OrderNumber } = await order();
    expect(await transferOf({ OrderNumber }, await newShopper(db))).toBeUndefined();
    expect((await request(getTransfer, { OrderNumber })).envelope.statusCode).toBe(401);
  });
});

describe('payment seen on the account', () => {
  it('places the order once, with ledger, emails, history and audit log', async () => {
    const { OrderNumber } = await order();
    const income = await books();
    const { code, lines } = await confirm(OrderNumber, '31.08', 'FT-1');
    expect([code, lines.at(-1)]).toEqual([
      0,
      'Dry run: no changes were made. Run again with --yes to apply.',
    ]);
    expect(await statusOf(OrderNumber)).toBe(90);
    expect((await confirm(OrderNumber, '31.08', 'FT-1', '--yes')).lines).toEqual([
      `31.08 USD pays order ${OrderNumber}: the order is placed, and the customer gets an email.`,
      'Payment recorded as staff srey.',
    ]);
    expect(await statusOf(OrderNumber)).toBe(1);
    expect(await books()).toBe(income + 3108);
    expect(await mails(shopper)).toEqual(['orderReceived', 'transferAwaited', 'paymentReceived']);
    expect(await audited('transfer confirmed')).toMatchObject({
      actor: 'staff srey',
      detail: { effect: 'place' },
    });
    const again = await confirm(OrderNumber, '31.08', 'FT-1', '--yes');
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to do') });
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
    const both = await Promise.all([1, 2, 3].map(() => confirm(OrderNumber, '31.08', 'FT-2', '--yes')));
    expect(both.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(both.filter(({ output }) => output.includes('Payment recorded'))).toHaveLength(1);
    expect(await books()).toBe(income + 3108);
  });

  it('a transfer has no effect if it is too small, was recorded before, or its order is unknown', async () => {
    const { OrderNumber } = await order();
    expect(await confirm(OrderNumber, '31.07', 'FT-3', '--yes')).toMatchObject({
      code: expect.stringMatching(/^31.07 USD is 0.01 USD less/u),
    });
    await confirm(OrderNumber, '31.08', 'FT-3', '--yes');
    shopper = await newShopper(db);
    const other = await order();
    expect((await confirm(other.OrderNumber, '31.08', 'FT-3', '--yes')).code).toContain(
      `already recorded for order ${OrderNumber}`,
    );
    expect(await confirm('AG999', '31.08', 'FT-4', '--yes')).toMatchObject({
      code: expect.stringMatching(/^no bank-transfer order AG999/u),
    });
    expect(await statusOf(other.OrderNumber)).toBe(90);
  });

  it('a transfer that is too small is recorded with a request for the balance, or waived up to the limit, if staff say so', async () => {
    const { OrderNumber } = await order();
    const income = await books();
    expect((await confirm(OrderNumber, '30.00', 'FT-50', '--missing', 'ask', '--yes')).lines).toEqual([
      `30.00 USD is recorded for order ${OrderNumber}, and the customer gets an email about the missing 1.08 USD.`,
      'Payment recorded as staff srey.',
    ]);
    expect([await statusOf(OrderNumber), (await mails(shopper)).at(-1)]).toEqual([90, 'transferShort']);
    await changeSettings(db, { letGoUpToCents: 5 }, 'system');
    const rest = (amount: string) => confirm(OrderNumber, amount, 'FT-51', '--missing', 'waive', '--yes');
    expect((await rest('1.00')).code).toContain('waive up to 0.05 USD');
    expect((await rest('1.05')).lines[0]).toBe(`0.03 USD of order ${OrderNumber} is waived.`);
    await changeSettings(db, { letGoUpToCents: null }, 'system');
    expect([await statusOf(OrderNumber), await books()]).toEqual([1, income + 3105]);
  });

  it('an overpaid or repeated payment is put on the list of manual refunds', async () => {
    const { OrderNumber } = await order();
    const income = await books();
    expect((await confirm(OrderNumber, '34.08', 'FT-5', '--yes')).output).toContain(
      '3.00 USD must be refunded manually',
    );
    expect(await confirm(OrderNumber, '31.08', 'FT-6', '--yes')).toMatchObject({
      code: expect.stringMatching(/is already paid \("FT-5"\)/u),
    });
    await confirm(OrderNumber, '31.08', 'FT-6', '--second', '--yes');
    expect((await confirm(OrderNumber, '31.08', 'FT-6', '--second', '--yes')).code).toContain(
      'a duplicate payment',
    );
    expect(await books()).toBe(income + 6516);
    await reconcile();
    const { lines } = await moneyBack();
    expect(lines.join(' ')).toMatch(
      new RegExp(`3.00 USD, ${OrderNumber}, more than was due.*received as FT-5`, 'u'),
    );
    expect(lines.join(' ')).toMatch(/31.08 USD, no order, paid twice.*received as FT-6/u);
    const ids = await query`select id from refund where state = 'created' order by id desc limit 2`;
    for (const { id } of ids)
      expect(
        (await moneyBack('refund', String(id), '--sent', `BACK-${id}`, '--by', 'srey', '--yes')).code,
      ).toBe(0);
    expect(await books()).toBe(income + 3108);
    expect(await statusOf(OrderNumber)).toBe(1);
    expect((await mails(shopper)).filter((kind) => kind === 'paymentRefunded')).toHaveLength(2);
    expect((await moneyBack('refund', String(ids[0].id), '--sent', 'again', '--yes')).code).toContain(
      'doesn’t need manual action',
    );
  });
});

describe('order unpaid at its deadline', () => {
  it('becomes void, releases stock and limits, and notifies its customer', async () => {
    const before = await stockOf(1);
    const { OrderNumber } = await order();
    await endTime(OrderNumber);
    await reconcile();
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([91, before]);
    expect(await mails(shopper)).toEqual(['transferAwaited', 'transferEnded']);
    expect(await transferOf({ OrderNumber })).toMatchObject({ Standing: 'ended', Accounts: [] });
    expect(await listed({ WithCancelled: true })).toMatchObject([{ LatestStatusName: 'Canceled' }]);
    expect(await listed()).toEqual([]);
  });

  it('an expired order is restored by a late payment while stock is left', async () => {
    const { OrderNumber } = await order();
    await endTime(OrderNumber);
    await reconcile();
    const before = await stockOf(1);
    expect((await confirm(OrderNumber, '31.08', 'LATE-1', '--yes')).output).toContain('reactivates it');
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([1, before - 2]);
    expect(await mails(shopper)).toContain('paymentReceived');
  });

  it('an expired order stays void if stock is gone, and its late payment is refunded manually', async () => {
    const { OrderNumber } = await order();
    await endTime(OrderNumber);
    await reconcile();
    const stored = await stockOf(1);
    await query`update product set stock = 1 where id = 1`;
    expect((await confirm(OrderNumber, '31.08', 'LATE-2', '--yes')).output).toContain('can’t be reactivated');
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([91, 1]);
    await query`update product set stock = ${stored} where id = 1`;
    expect(await mails(shopper)).toContain('transferLate');
    await reconcile();
    expect((await moneyBack()).output).toMatch(/paid after the order was void[\s\S]*received as LATE-2/u);
    expect((await confirm(OrderNumber, '31.08', 'LATE-2', '--yes')).output).toContain('Nothing to do');
  });

  it('an expired order is restored instead of the customer’s own later order for the same items, which becomes void', async () => {
    const stored = await stockOf(1);
    onTestFinished(async () => {
      await query`update product set stock = ${stored} where id = 1`;
    });
    const { OrderNumber } = await order();
    await endTime(OrderNumber);
    await reconcile();
    await query`update product set stock = 2 where id = 1`;
    const again = { 'idempotency-key': 'transfer-again-1' };
    const [later] = (await pay(shopper, [mug(2)], byTransfer, again)).data;
    expect(await stockOf(1)).toBe(0);
    expect((await confirm(OrderNumber, '31.08', 'LATE-3')).output).toContain(`Order ${later.OrderNumber}`);
    expect((await confirm(OrderNumber, '31.08', 'LATE-3', '--yes')).output).toContain('reactivates it');
    expect([await statusOf(OrderNumber), await statusOf(later.OrderNumber)]).toEqual([1, 91]);
    expect(await stockOf(1)).toBe(0);
    expect(await transferOf(later)).toMatchObject({ Standing: 'ended' });
    expect((await mails(shopper)).filter((kind) => kind === 'transferEnded')).toHaveLength(2);
    // The later order is paid as well, but no stock is left for it.
    expect((await confirm(later.OrderNumber, '31.08', 'LATE-4', '--yes')).output).toContain(
      'can’t be reactivated',
    );
  });

  it('an order by bank transfer is reserved until its deadline, and no longer', async () => {
    await changeSettings(db, { transferHours: 1 }, 'system');
    const { OrderNumber } = await order();
    await changeSettings(db, { transferHours: null }, 'system');
    const passes = async (seconds: number) => {
      await advanceClock(db, seconds);
      await reconcileDue(db, shop.payments.ways, 100);
    };
    await passes(3600 - 60);
    expect(await statusOf(OrderNumber)).toBe(90);
    await passes(61);
    expect(await statusOf(OrderNumber)).toBe(91);
  });

  it('an expired order does not become void twice, nor once it is paid', async () => {
    const refuse = (number: string) => refuseTransfer(db, { number, actor: 'staff srey' }).catch(String);
    const { OrderNumber } = await order();
    expect(await refuse(OrderNumber)).toBe('waiting');
    expect(await refuse(OrderNumber)).toBe('ended');
    const other = await order();
    await confirm(other.OrderNumber, '31.08', 'FT-7', '--yes');
    expect(await refuse(other.OrderNumber)).toBe('paid');
    expect([await statusOf(other.OrderNumber), await refuse('AG999')]).toEqual([1, 'unknown']);
  });

  it('an unpaid order can be voided by staff before the deadline, once', async () => {
    const before = await stockOf(1);
    const { OrderNumber } = await order();
    expect((await command('refuse', OrderNumber, '--yes', '--by', 'srey')).output).toContain(
      '(recorded as staff srey)',
    );
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([91, before]);
    expect(await mails(shopper)).toEqual(['transferAwaited', 'transferEnded']);
    expect((await command('refuse', OrderNumber, '--yes')).output).toContain('Nothing to do');
  });

  it('confirming or voiding it says so if the email is withheld', async () => {
    const { OrderNumber } = await order();
    const amount = ['31.08', 'FT-WITHHELD'] as const;
    expect((await confirm(OrderNumber, ...amount)).output).not.toContain('withheld');
    await useEmailNotices(db, shopper);
    const plans = [await confirm(OrderNumber, ...amount), await command('refuse', OrderNumber)];
    for (const { output } of plans) expect(output).toContain('This email is on hold');
  });

  it('an unpaid order can be canceled by its customer, and is then shown as canceled', async () => {
    const before = await stockOf(1);
    const { OrderId, OrderNumber } = await order();
    for (let n = 0; n < 2; n += 1)
      expect((await request(cancelOrder, { OrderId }, shopper)).envelope.statusCode).toBe(200);
    expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([91, before]);
    expect(await mails(shopper)).toEqual(['transferAwaited', 'orderCancelled']);
    const { data } = await request(getOrderProgress, { OrderId }, shopper);
    expect(data[0]).toMatchObject({ CancelledByCustomer: true, MayCancel: false });
  });
});

test('staff see who is waiting, and which orders a payment may belong to', async () => {
  const { OrderNumber } = await order();
  expect((await command('list')).output).toMatch(new RegExp(`${OrderNumber} .*31.08 .*Sokha Chan`, 'u'));
  expect((await command('list', '--amount', '31.08', '--reference', `gift ${OrderNumber}`)).output).toMatch(
    new RegExp(`^${OrderNumber} .*order number and amount match`, 'mu'),
  );
  expect((await command('list', '--reference', 'nothing of the kind')).output).toBe('No matching order.');
  expect((await command('show', OrderNumber)).output).toContain('No payment slip uploaded.');
  for (const wrong of [['list', '--amount', 'x'], ['confirm', OrderNumber], ['what']])
    expect(() => readTransfersCommand(wrong)).toThrow('npm run transfers');
});

test('a late payment finds its order for a month after the order became void', async () => {
  const { OrderNumber } = await order();
  const found = async () => (await command('list', '--reference', `gift ${OrderNumber}`)).output;
  await endTime(OrderNumber);
  await reconcile();
  const endedFor = (days: number) =>
    query`update payment set settled_at = now() - make_interval(days => ${days}::int) where reference = ${OrderNumber}`;
  await endedFor(29);
  expect(await found()).toMatch(new RegExp(`^${OrderNumber} .*expired; order number`, 'mu'));
  await endedFor(31);
  expect(await found()).toBe('No matching order.');
});

test('npm run refund requests a manual refund of a paid transfer, and the customer is notified', async () => {
  const { OrderNumber } = await order();
  await confirm(OrderNumber, '31.08', 'FT-9', '--yes');
  const before = await stockOf(1);
  const requests = await commanded((say) =>
    refundFromTerminal(db, readRefundCommand([OrderNumber, '--reason', 'broken', '--yes']), say, 0),
  );
  expect(requests.output).toContain('transfer the money yourself');
  await reconcile();
  const { id } = await latest(shopper);
  const [refund] = await query`select id, state, next_try_at from refund where payment_id = ${id}`;
  expect(refund).toMatchObject({ state: 'created', next_try_at: null });
  await moneyBack('refund', String(refund.id), '--sent', 'BACK-9', '--by', 'srey', '--yes');
  expect(await query`select state, reference from refund where payment_id = ${id}`).toEqual([
    { state: 'done', reference: 'BACK-9' },
  ]);
  expect([await statusOf(OrderNumber), await stockOf(1)]).toEqual([5, before + 2]);
  expect(await mails(shopper)).toContain('paymentRefunded');
  expect(await audited('refund made by hand')).toMatchObject({ actor: 'staff srey' });
});

test('offers an account in riel while orders have amounts in riel, and confirms payments to it in riel', async () => {
  await fillBankNames(db, { ...bankAccount, currency: 'KHR' });
  await setRielRate(db, 4100, 'system');
  const { OrderNumber } = await order();
  await setRielRate(db, null, 'system');
  const { Accounts } = await transferOf({ OrderNumber });
  expect(Accounts).toMatchObject([{ Currency: 'KHR', Amount: 127_400 }]);
  expect((await command('list', '--riel', '127,400')).output).toMatch(
    new RegExp(`^${OrderNumber} .*amount match`, 'mu'),
  );
  const seen = (riel: string) =>
    command('confirm', OrderNumber, '--riel', riel, '--reference', 'KH-1', '--yes');
  expect(await seen('127300')).toMatchObject({
    code: expect.stringMatching(/less than the amount due for order/u),
  });
  expect((await seen('127400')).output).toContain('31.08 USD pays order');
  expect(await statusOf(OrderNumber)).toBe(1);
  expect(() =>
    readTransfersCommand(['confirm', OrderNumber, '--riel', '1', '--amount', '1', '--reference', 'x']),
  ).toThrow('--riel');
});
