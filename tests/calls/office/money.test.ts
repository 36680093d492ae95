import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { cancelTransferOrder } from '#contract/operations/office/money/end-transfer.ts';
import { getTransfer } from '#contract/operations/office/money/get-transfer.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { recordManualRefund } from '#contract/operations/office/money/note-sent-back.ts';
import { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { refuseSlips } from '#contract/operations/office/money/refuse-slips.ts';
import { suggestOrders } from '#contract/operations/office/money/suggest-orders.ts';
import { confirmOrder } from '#contract/operations/office/orders/confirm-order.ts';
import { addSlip, processRefunds } from '#shop/payments/payments.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { app, db, query, pay, mails, books, stockOf } = shop;
await addBaseMethods(db);
await fillBankNames(db, bankAccount);
const { request, inside } = officeOf(shop);
const [owner, sales, workshop, books_] = [await inside(1), await inside(2), await inside(3), await inside(5)];

let shopper: Shopper;
let number = '';
/** Two mugs cost $31.08. */
const due = 3108;
async function order(lines = [mug(2)]): Promise<string> {
  return (await pay(shopper, lines, { PaymentMethod: '9' })).data[0].OrderNumber as string;
}
beforeEach(async () => {
  shopper = await newShopper(db);
  number = await order();
});

let references = 0;
const seen = (more: object = {}) => ({
  number,
  seen: { currency: 'USD', amount: due },
  reference: `FT ${(references += 1)}`,
  account: bankAccount.accountNumber,
  day: '2026-11-24',
  ...more,
});
const confirm = (money: object, effect = 'place', who = sales) =>
  request(confirmTransfer, { ...money, effect }, who.cookie);
const list = async (find = '', who = owner) =>
  (await request(listPendingPayments, { find }, who.cookie)).data;
const numbers = (rows: { number: string }[]) => rows.map((each) => each.number);
const statusOf = async (): Promise<number> =>
  (await query`select status_id from customer_order where number = ${number}`)[0].status_id;
async function showSlip(): Promise<void> {
  const [{ id: orderId }] = await query`select id from customer_order where number = ${number}`;
  const picture = await sharp({ create: { width: 9, height: 16, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const file = `slips/${number}-${(references += 1)}.jpg`;
  await app.stores.private.add(file, picture);
  await addSlip(db, { customerId: shopper.customerId, orderId }, { file, bytes: picture.length });
}

it('a pending transfer is listed without a reminder when its email was given up', async () => {
  await query`update outbox_mail set next_try_at = 'infinity' where kind = 'transferReminder' and sent_at is null`;
  const { transfers } = await list(number);
  expect(transfers).toMatchObject([{ number, remindedAt: null }]);
});

it('pending payments are listed by kind with count, total and oldest, and found by amount, order, name and phone', async () => {
  await query`update customer_order set first_name = 'Bopha', last_name = 'Meas', mobile = '097 555 1234' where number = ${number}`;
  const { transfers, groups } = await list();
  expect(transfers.find((each: { number: string }) => each.number === number)).toMatchObject({
    customer: { firstName: 'Bopha', lastName: 'Meas' },
    cents: due,
    slips: 0,
    standing: 'waiting',
    remindedAt: expect.any(String),
  });
  expect(groups.transfers).toMatchObject({ count: transfers.length, cents: transfers.length * due });
  for (const find of [number, 'bopha', '+855 97 555 1234'])
    expect(numbers((await list(find)).transfers), find).toEqual([number]);
  expect(numbers((await list('31.08')).transfers)).toContain(number);
  const none = await list('nobody');
  expect(none.transfers).toEqual([]);
  expect(none.groups).toEqual(groups);
});

it('pending payments include cash orders from new customers until they are confirmed by phone', async () => {
  const cash = (await pay(await newShopper(db), [mug(1)], {})).data[0].OrderNumber as string;
  const { cash: rows, endsFirst } = await list();
  expect(rows.find((each: { number: string }) => each.number === cash)).toMatchObject({
    phone: expect.stringMatching(/\d/u),
    until: expect.any(String),
  });
  expect(endsFirst).toMatchObject({ number: expect.any(String) });
  await request(confirmOrder, { number: cash }, sales.cookie);
  expect(numbers((await list()).cash)).not.toContain(cash);
});

it('pending payments show names and phones only with permission, and require permission for payments', async () => {
  await query`insert into staff_role (id, name, permissions) values (300, 'Counts', '{payments.read}') on conflict do nothing`;
  const counts = await inside(300);
  const row = (await list(number, counts)).transfers[0];
  expect(row).toMatchObject({ customer: null, phone: null, cents: due });
  const look = await request(getTransfer, { number }, counts.cookie);
  expect(look.data).toMatchObject({ email: null, customer: null });
  expect((await request(listPendingPayments, {}, workshop.cookie)).status).toBe(403);
  expect((await confirm(seen(), 'place', workshop)).status).toBe(403);
});

describe('a bank transfer', () => {
  it('a transfer shows its payment slips and the accounts, and each access is in the audit log', async () => {
    await showSlip();
    const since = await auditedSince(db);
    const { data } = await request(getTransfer, { number }, sales.cookie);
    expect(data).toMatchObject({
      number,
      email: shopper.email,
      slips: 1,
      pictures: [{ refusedAt: null }],
      among: { place: expect.any(Number), of: (await list()).groups.transfers.count },
      accounts: [{ number: bankAccount.accountNumber, currency: 'USD' }],
    });
    expect(await since()).toMatchObject([{ event: 'order seen', actor: `staff ${sales.id}` }]);
    const shown = numbers((await list()).transfers);
    expect([data.among.before, data.among.behind]).toEqual([
      shown[data.among.place - 2] ?? null,
      shown[data.among.place] ?? null,
    ]);
    expect((await request(getTransfer, { number: 'AG0' }, sales.cookie)).status).toBe(404);
  });

  it('a transfer is confirmed as previewed, and its customer gets the email as shown', async () => {
    const money = seen();
    const before = await books();
    const plan = (await request(planTransfer, money, sales.cookie)).data;
    expect(plan).toMatchObject({
      effect: 'place',
      goesBackCents: 0,
      mail: { to: shopper.email, subject: `Payment received for order ${number}` },
    });
    expect(plan.mail.text).toContain('$31.08');
    expect(await statusOf()).toBe(90);
    expect(await confirm(money)).toMatchObject({ status: 200, data: { effect: 'place' } });
    expect(await statusOf()).toBe(1);
    expect(await books()).toBe(before + due);
    expect((await mails(shopper)).at(-1)).toBe('paymentReceived');
    const rows = await query`
      select account, seen_on from bank_reference where normal = normal_reference(${money.reference})`;
    expect(rows).toMatchObject([{ account: bankAccount.accountNumber, seen_on: '2026-11-24' }]);
    // Repeating the request has no effect.
    expect(await confirm(money)).toMatchObject({ status: 200, data: { effect: 'already' } });
    expect(await books()).toBe(before + due);
    expect(await confirm(seen(), 'second')).toMatchObject({ status: 409, data: { effect: 'other' } });
  });

  it('a transfer is confirmed once when two staff members do it at the same time', async () => {
    const before = await books();
    const replies = await Promise.all([owner, sales, books_].map((who) => confirm(seen(), 'place', who)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(2);
    expect(await books()).toBe(before + due);
  });

  it('a transfer is not confirmed when underpaid, with a used reference, or with another effect than shown', async () => {
    const short = await request(
      planTransfer,
      seen({ seen: { currency: 'USD', amount: due - 50 } }),
      sales.cookie,
    );
    expect(short.data).toMatchObject({ effect: 'short', seenCents: due - 50, dueCents: due, mail: null });
    const reference = 'FT-USED-ONCE';
    expect((await confirm(seen({ reference }))).status).toBe(200);
    const first = number;
    number = await order([mug(1)]);
    const used = await confirm(seen({ reference: 'ft used once' }));
    expect(used).toMatchObject({ status: 409, data: { number: first } });
    // The amount above the balance due is refunded, which the page didn't show.
    const more = seen({ seen: { currency: 'USD', amount: due } });
    expect(await confirm(more, 'give-back')).toMatchObject({ status: 409, data: { effect: 'place' } });
    expect(await statusOf()).toBe(90);
    expect(
      (await request(planTransfer, seen({ seen: { currency: 'KHR', amount: 1 } }), sales.cookie)).status,
    ).toBe(409);
  });

  it('an overpaid transfer gets one manual refund, with its own reference', async () => {
    const before = await books();
    const money = seen({ seen: { currency: 'USD', amount: due + 500 } });
    expect((await request(planTransfer, money, sales.cookie)).data).toMatchObject({ goesBackCents: 500 });
    await confirm(money);
    // Refunds as the shop's job does, without a person's confirmation.
    await processRefunds(db, shop.payments.methods, { only: null, limit: 100 });
    const { back } = await list(number);
    expect(back).toMatchObject([
      { what: 'refund', amount: 500, currency: 'USD', reason: 'more than was due' },
    ]);
    const sent = { what: 'refund', id: back[0].id, reference: `OUT ${number}`, note: 'to Sokha' };
    expect((await request(recordManualRefund, sent, sales.cookie)).status).toBe(403);
    const replies = await Promise.all(
      [owner, books_].map((who) => request(recordManualRefund, sent, who.cookie)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await list(number)).back).toEqual([]);
    expect(await books()).toBe(before + due);
    expect((await mails(shopper)).at(-1)).toBe('paymentRefunded');
    expect(await query`select note from refund where id = ${back[0].id}`).toEqual([{ note: 'to Sokha' }]);
  });

  it('a transfer keeps waiting after its payment slip was refused', async () => {
    await showSlip();
    expect((await request(refuseSlips, { number }, sales.cookie)).data).toEqual({ slips: 1 });
    expect((await request(refuseSlips, { number }, sales.cookie)).data).toEqual({ slips: 0 });
    expect((await list(number)).transfers).toMatchObject([{ slips: 1, refusedSlips: 1 }]);
    expect(await statusOf()).toBe(90);
    expect((await confirm(seen())).status).toBe(200);
    expect((await request(refuseSlips, { number }, sales.cookie)).status).toBe(409);
  });

  it('a canceled transfer releases its items, and a later payment restores the order', async () => {
    const stock = await stockOf(1);
    expect((await request(cancelTransferOrder, { number }, sales.cookie)).status).toBe(200);
    expect((await request(cancelTransferOrder, { number }, sales.cookie)).status).toBe(200);
    expect([await statusOf(), await stockOf(1)]).toEqual([91, stock + 2]);
    expect((await mails(shopper)).at(-1)).toBe('transferEnded');
    const money = seen();
    expect((await request(planTransfer, money, sales.cookie)).data).toMatchObject({ effect: 'restore' });
    expect((await confirm(money, 'restore')).status).toBe(200);
    expect([await statusOf(), await stockOf(1)]).toEqual([1, stock]);
    expect((await request(cancelTransferOrder, { number }, sales.cookie)).status).toBe(409);
  });
});

it('the orders an amount may belong to are found by amount and bank details', async () => {
  const suggested = async (given: object) =>
    (await request(suggestOrders, { seen: null, text: '', ...given }, sales.cookie)).data.orders;
  expect((await suggested({ text: `from ${number}` }))[0]).toMatchObject({ number, fit: 'sure' });
  const amount = await suggested({ seen: { currency: 'USD', amount: due } });
  expect(amount[0]).toMatchObject({ fit: 'amount', sameAmount: expect.any(Number) });
  expect(await suggested({ seen: { currency: 'USD', amount: 7 } })).toEqual([]);
});

it('mismatched QR code payments are listed, and refunded manually', async () => {
  const [{ id }] = await query`select id from payment where reference = ${number}`;
  await query`insert into stray_money (payment_id, charge_id, kind, amount_minor, currency) values
    (${id}, ${`5f3a${number}`}, 'another amount', 3210, 'USD')`;
  const { came, groups } = await list(`5F3A ${number}`);
  expect(came).toMatchObject([
    { what: 'money', amount: 3210, number, orderCents: due, reason: 'another amount' },
  ]);
  expect(groups.came.cents).toBeGreaterThanOrEqual(3210);
  const sent = { what: 'money', id: came[0].id, reference: `BACK ${number}` };
  expect((await request(recordManualRefund, sent, owner.cookie)).status).toBe(200);
  expect((await list(number)).came).toEqual([]);
  expect((await mails(shopper)).at(-1)).toBe('paymentRefunded');
});
