import { beforeEach, describe, expect, it } from 'vitest';
import { decideUnmatched } from '#contract/operations/office/money/decide-unmatched.ts';
import { listPendingPayments } from '#contract/operations/office/money/list-waiting-money.ts';
import { recordManualRefund } from '#contract/operations/office/money/note-sent-back.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { payTransferByCode } from '#contract/operations/payments/pay-transfer-by-code.ts';
import { acquirerProvider } from '#server/payments/acquirer/acquirer-provider.ts';
import { changeSettings } from '#shop/content/content.ts';
import { moneyFlow } from '#shop/orders/money-flow-queries.ts';
import { confirmedSince } from '#shop/payments/outcomes/confirmed-queries.ts';
import {
  activeAlarms,
  paymentMethods,
  pollPhonePayment,
  processRefunds,
  reportIfDue,
} from '#shop/payments/payments.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { acquirerStub, stubMerchant, stubSecret } from '#tests/support/providers/acquirer-stub.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { staffPaymentsOf } from '#tests/support/staff-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { shopPaidBy } from './paying.ts';

// A bank that refunds by itself, whose service may be down while staff read the shop's account.
const bank = await acquirerStub();
const methods = paymentMethods([
  acquirerProvider({ url: bank.url, merchant: stubMerchant, secret: stubSecret, isTest: true }),
]);
const shop = await shopPaidBy(methods);
const { db, query, request, pay, later, reconcile, books, mails, latest } = shop;
await addBaseMethods(db);
await query`delete from payment_method_text where payment_method_id = 8`;
await query`delete from payment_method where id = 8`;
await fillBankNames(db, bankAccount);
const office = officeOf(shop);
const [owner, sales] = [await office.inside(1), await office.inside(2)];
const { confirm } = staffPaymentsOf(db);
const shopper = eachTestsShopper(db);
beforeEach(() => bank.heal());

interface Order {
  OrderId: number;
  OrderNumber: string;
}
interface Code {
  PaymentKey: string;
  Code: string;
}
let made = 0;
const key = () => ({ 'idempotency-key': `counted-once-${(made += 1)}` });
const byTransfer = async (): Promise<Order> =>
  (await pay(shopper, [mug(1)], { PaymentMethod: '9' }, key())).data[0];
const codeFor = async ({ OrderId }: Order): Promise<Code> =>
  (await request(payTransferByCode, { OrderId }, shopper)).data[0];
/** Orders the same items once more, by code. */
const codeAlone = async (): Promise<Code> =>
  (await request(beginPayment, orderFor(shopper, [mug(1)], { PaymentMethod: '10' }), shopper, key())).data[0];
const look = async ({ PaymentKey }: Code) => {
  await query`update payment_code set asked_at = asked_at - interval '6 seconds'`;
  return (await request(confirmPayment, { UserID: shopper.customerId, PaymentKey, Proof: '' }, shopper))
    .data[0];
};
const down = () => bank.fault({ on: /status|cancel/u, does: '500', times: 1000 });
const reference = ({ OrderNumber }: Order) => `FT ${OrderNumber}`;
/** Staff confirm the order's transfer with money that may be the code's, while the bank's service is down. */
async function confirmed(one: Order, code: Code, wish = {}, cents = 1554, more = {}) {
  bank.pay(code.Code, wish);
  down();
  await later(20);
  await confirm(one.OrderNumber, cents, reference(one), more);
  bank.heal();
  await later(120);
}
/** The refunds that left the shop for the codes of this test's shopper, in cents. */
const sentBack = async (): Promise<number> => {
  const rows = await query`select key from payment where customer_id = ${shopper.customerId}`;
  const keys = new Set(rows.map((each) => each.key as string));
  return bank.codes
    .filter((code) => keys.has(code.key))
    .flatMap(({ payment }) => Object.values(payment?.refunds ?? {}))
    .reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
};
/** Returns the questions to staff about this test's shopper. */
const open = async (): Promise<{ id: number }[]> => {
  const strays = await query`select s.id from stray_money s join payment p on p.id = s.payment_id
    where p.customer_id = ${shopper.customerId} and s.kind = 'one payment or two'`;
  const ids = new Set(strays.map(({ id }) => id as number));
  const { came } = (await office.request(listPendingPayments, {}, owner.cookie)).data;
  return came.filter(({ id }: { id: number }) => ids.has(id));
};
const decide = (id: number, isSame: boolean, who = owner) =>
  office.request(decideUnmatched, { id, isSame }, who.cookie);
const statuses = async (): Promise<[number, number][]> =>
  (
    await query`select status_id as status, count(*)::int as n from customer_order
      where customer_id = ${shopper.customerId} group by 1 order by 1`
  ).map(({ status, n }) => [status, n]);

describe('a code found paid after staff confirmed its amount as a transfer', () => {
  it('a code paid beside a confirmed transfer is neither recorded nor refunded, and becomes a task for staff', async () => {
    const [one, income, since] = [await byTransfer(), await books(), await auditedSince(db)];
    const code = await codeFor(one);
    await confirmed(one, code);
    expect([await sentBack(), await books(), await statuses()]).toEqual([0, income + 1554, [[1, 1]]]);
    const row = (await open())[0]!;
    expect(row).toMatchObject({
      what: 'money',
      number: one.OrderNumber,
      amount: 1554,
      confirmedAs: reference(one),
    });
    expect(await mails(shopper)).not.toContain('moneyComesBack');
    expect(await look(code)).toMatchObject({ OrderNumber: one.OrderNumber });
    expect(await look(code)).not.toHaveProperty('PaidTwice');
    await reconcile();
    expect([await sentBack(), await books()]).toEqual([0, income + 1554]);
    const alarms = (await since()).filter(({ event }) => event === 'payment alarm');
    expect(alarms).toMatchObject([{ detail: { alarm: 'one payment or two' } }]);
    // Without a decision, it can't be marked as refunded.
    const sent = { what: 'money', id: row.id, reference: 'OUT 1' };
    expect((await office.request(recordManualRefund, sent, owner.cookie)).status).toBe(409);
  });

  it('a code paid beside a confirmed transfer is closed without a refund once staff say that it is the same payment', async () => {
    const [one, income, since] = [await byTransfer(), await books(), await auditedSince(db)];
    await confirmed(one, await codeFor(one));
    const { id } = (await open())[0]!;
    expect((await decide(id, true, sales)).status).toBe(403);
    expect((await decide(id, true)).status).toBe(200);
    expect((await decide(id, false)).status).toBe(409);
    await reconcile();
    await later(3600);
    expect([await open(), await sentBack(), await books()]).toEqual([[], 0, income + 1554]);
    expect((await since()).filter(({ event }) => event === 'payment decided')).toMatchObject([
      { actor: `staff ${owner.id}`, detail: { money: id, isSame: true } },
    ]);
    // The nightly comparison finds it with the bank, and knows why the ledger doesn't have it.
    await query`update payment set settled_at = settled_at - interval '1 hour'`;
    for (const each of bank.codes)
      if (each.payment) each.payment.paidAt = new Date(Date.now() - 3_600_000).toISOString();
    const [{ reference: asked }] =
      await query`select reference from payment where customer_id = ${shopper.customerId} and provider = 'acquirer'`;
    const report = await reportIfDue(db, methods.named('acquirer')!, 0);
    expect(report!.differences.filter((each) => each.reference === asked)).toEqual([]);
    expect((await activeAlarms(db, 10)).latest.filter(({ number }) => number === one.OrderNumber)).toEqual(
      [],
    );
  });

  it('a code paid beside a confirmed transfer is recorded and refunded once staff say that the customer paid twice', async () => {
    const [one, income] = [await byTransfer(), await books()];
    const code = await codeFor(one);
    await confirmed(one, code);
    const { id } = (await open())[0]!;
    await changeSettings(db, { refundAskAboveCents: 1000 }, 'system');
    await query`update staff_session set second_factor_at = now() - interval '1 hour'`;
    expect(await decide(id, false)).toMatchObject({ status: 403, error: 'Please verify it’s you again.' });
    await query`update staff_session set second_factor_at = now()`;
    const replies = await Promise.all([decide(id, false), decide(id, false)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await books()).toBe(income + 3108);
    expect(await mails(shopper)).toContain('moneyComesBack');
    await processRefunds(db, methods, { only: null, limit: 100 });
    expect([await open(), await sentBack(), await books()]).toEqual([[], 1554, income + 1554]);
    expect(await statuses()).toEqual([[1, 1]]);
    expect(await look(code)).toMatchObject({ OrderNumber: one.OrderNumber, PaidTwice: true });
    const [refund] =
      await query`select r.reason, r.asked_by as by from refund r join payment p on p.id = r.payment_id
      where p.customer_id = ${shopper.customerId}`;
    expect(refund).toEqual({ reason: 'paid twice', by: `staff ${owner.id}` });
  });
});

describe('other ways to count one payment twice', () => {
  it.each([
    ['the same payment', true, 0],
    ['an additional one', false, 1554],
  ])('a code of another order for the same items, which was %s', async (_, isSame, cents) => {
    const [one, income] = [await byTransfer(), await books()];
    const code = await codeAlone();
    await confirmed(one, code);
    expect([await sentBack(), await books()]).toEqual([0, income + 1554]);
    expect(await look(code)).toMatchObject({ OrderNumber: one.OrderNumber });
    const { orderId } = await latest(shopper);
    await query`insert into phone_order values (${orderId}, 'staff 1', true, true)`;
    expect(await pollPhonePayment(db, methods, orderId)).toBe('checking');
    expect((await decide((await open())[0]!.id, isSame)).status).toBe(200);
    expect(await pollPhonePayment(db, methods, orderId)).toBe(isSame ? 'ended' : 'goes-back');
    await reconcile();
    expect([await sentBack(), await books(), await statuses()]).toEqual([
      cents,
      income + 1554,
      [
        [1, 1],
        [91, 1],
      ],
    ]);
  });

  it('a code whose order expired and can’t be restored, after staff recorded its payment as late', async () => {
    const one = await byTransfer();
    const code = await codeFor(one);
    await query`update payment set expires_at = now(), next_look_at = now() where reference = ${one.OrderNumber}`;
    await later(5);
    await query`update product set stock = 0 where id = 1`;
    await confirmed(one, code);
    await query`update product set stock = 1000 where id = 1`;
    expect([await sentBack(), (await open()).length, await statuses()]).toEqual([0, 1, [[91, 1]]]);
    // It is the payment whose manual refund is listed already. Restoring the order would give its items away.
    await reconcile();
    expect(await statuses()).toEqual([[91, 1]]);
  });

  it('a code, after staff recorded its payment as an additional one', async () => {
    const one = await byTransfer();
    const code = await codeFor(one);
    await confirm(one.OrderNumber, 1554, `FIRST ${one.OrderNumber}`);
    await query`update ledger_entry set at = at - interval '1 day' where payment_id = (
      select id from payment where reference = ${one.OrderNumber})`;
    await confirmed(one, code, {}, 1554, { isSecond: true });
    expect([await sentBack(), (await open()).length]).toEqual([0, 1]);
  });

  it('a code with another amount, after staff recorded that as a part of the transfer', async () => {
    const [one, income] = [await byTransfer(), await books()];
    await confirmed(one, await codeFor(one), { amount: '10.00' }, 1000, { missing: 'ask' });
    expect([await books(), await statuses()]).toEqual([income + 1000, [[90, 1]]]);
    expect(await mails(shopper)).not.toContain('moneyComesBack');
    const { id } = (await open())[0]!;
    expect((await decide(id, false)).status).toBe(200);
    const [stray] = await query`select kind, settled_at from stray_money where id = ${id}`;
    expect(stray).toEqual({ kind: 'another amount', settled_at: null });
    expect(await mails(shopper)).toContain('moneyComesBack');
    expect([await open(), await books()]).toEqual([[], income + 1000]);
    await query`update payment set next_look_at = now() where customer_id = ${shopper.customerId}`;
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ reason: 'another amount' });
  });
});

it('a transfer is refunded automatically if staff confirmed another amount, or confirmed it before the code was created', async () => {
  const one = await byTransfer();
  const code = await codeFor(one);
  await confirmed(one, code, {}, 1600);
  expect([await sentBack(), await open()]).toEqual([1554, []]);
  const two = await byTransfer();
  const late = await codeFor(two);
  await query`update ledger_entry set at = at - interval '1 day' where payment_id in (
    select id from payment where customer_id = ${shopper.customerId})`;
  await confirm(two.OrderNumber, 1554, reference(two));
  await query`update ledger_entry set at = at - interval '1 day' where payment_id in (
    select id from payment where customer_id = ${shopper.customerId})`;
  bank.pay(late.Code);
  await later(60);
  expect([await sentBack(), await open()]).toEqual([3108, []]);
});

it('a payment that is refunded as paid twice counts neither as received nor as refunded today', async () => {
  const flow = async () => (await moneyFlow(db)).today;
  const before = await flow();
  const one = await byTransfer();
  await confirmed(one, await codeFor(one));
  const { id } = (await open())[0]!;
  await decide(id, false);
  const paid = { ...before, receivedCents: before.receivedCents + 1554 };
  expect(await flow()).toEqual(paid);
  await reconcile();
  expect([await sentBack(), await flow()]).toEqual([1554, paid]);
});

it('a late payment of another amount alerts staff once', async () => {
  const since = await auditedSince(db);
  const code = await codeAlone();
  await later(400);
  bank.pay(code.Code, { amount: '10.00' });
  await query`update payment set next_look_at = now() where customer_id = ${shopper.customerId}`;
  await later(10);
  await reconcile();
  await query`update payment set next_look_at = now() where customer_id = ${shopper.customerId}`;
  await later(10);
  expect((await since()).filter(({ event }) => event === 'payment alarm')).toHaveLength(1);
});

it('looking for a confirmed payment reads no table completely', async () => {
  await query`insert into ledger_entry (at, payment_id, amount_cents, part)
    select now() - n * interval '1 hour', (select min(id) from payment), 100, n + 10 from generate_series(1, 20000) n`;
  await shop.analyze();
  const statement = await firstStatement(db, (listener) =>
    confirmedSince(listener, 1, { customerId: 1, createdAt: new Date(), amountCents: 1554 }),
  );
  const read = (await planOf(db, statement)).map((step) => step['Index Name'] ?? step['Relation Name']);
  expect(read).toContain('ledger_entry_at');
  expect(read).not.toContain('ledger_entry');
});
