import { beforeEach, describe, expect, it } from 'vitest';
import { confirmTransfer } from '#contract/operations/office/money/confirm-transfer.ts';
import { cancelTransferOrder } from '#contract/operations/office/money/end-transfer.ts';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { getTransfer } from '#contract/operations/office/money/get-transfer.ts';
import { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { getOrder } from '#contract/operations/office/orders/get-order.ts';
import { changeSettings } from '#shop/content/content.ts';
import { cancelOrder, processRefunds } from '#shop/payments/payments.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { addBaseMethods } from '#tests/support/base-methods.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { payingShop } from '../payments/paying.ts';
import { mug } from '../orders/order-fixtures.ts';

const shop = await payingShop();
const { db, query, pay, mails, books, stockOf } = shop;
await addBaseMethods(db);
await fillBankNames(db, bankAccount);
const { request, inside } = officeOf(shop);
/** The sales role may confirm, but not refund. */
const [owner, sales] = [await inside(1), await inside(2)];

let shopper: Shopper;
let number = '';
/** $31.08 for two mugs, and a payment that is fifty cents short. */
const due = 3108;
const came = 3058;
beforeEach(async () => {
  await changeSettings(db, { letGoUpToCents: 100 }, 'system');
  shopper = await newShopper(db);
  number = (await pay(shopper, [mug(2)], { PaymentMethod: '9' })).data[0].OrderNumber as string;
});

let references = 0;
const seen = (amount: number, missing: 'ask' | 'let-go' | null, more: object = {}) => ({
  number,
  seen: { currency: 'USD', amount },
  reference: `SHORT ${(references += 1)}`,
  account: bankAccount.accountNumber,
  day: '2026-11-24',
  missing,
  ...more,
});
const plan = async (money: object, who = owner) => (await request(planTransfer, money, who.cookie)).data;
const confirm = (money: object, effect: string, more: object = {}, who = owner) =>
  request(confirmTransfer, { ...money, effect, ...more }, who.cookie);
const statusOf = async (): Promise<number> =>
  (await query`select status_id from customer_order where number = ${number}`)[0].status_id;
const payment = async () =>
  (
    await query`select p.state, p.amount_cents, p.let_go_cents, p.refunded_cents, o.total_cents,
      (select coalesce(sum(l.amount_cents), 0)::int from ledger_entry l where l.payment_id = p.id and l.refund_id is null) as booked,
      (select coalesce(-sum(l.amount_cents), 0)::int from ledger_entry l where l.payment_id = p.id and l.refund_id is not null) as back
    from payment p join customer_order o on o.id = p.order_id where o.number = ${number}`
  )[0];
const refunding = async (): Promise<number> =>
  (
    await query`select coalesce(sum(r.amount_cents), 0)::int as cents from refund r join payment p on p.id = r.payment_id
      join customer_order o on o.id = p.order_id where o.number = ${number}`
  )[0].cents;

describe('requesting the balance of a partial bank transfer', () => {
  it('requesting a balance shows the same in advance as afterwards, and records the partial payment', async () => {
    const money = seen(came, 'ask');
    const since = await auditedSince(db);
    const before = await books();
    const shown = await plan(money);
    expect(shown).toMatchObject({
      effect: 'part',
      seenCents: came,
      dueCents: due,
      letGoUpToCents: 100,
      until: expect.any(String),
      mail: { to: shopper.email, subject: `Order ${number}: $0.50 still due` },
    });
    for (const figure of ['$30.58', '$31.08', '$0.50', bankAccount.accountNumber])
      expect(shown.mail.text).toContain(figure);
    expect(await books()).toBe(before);
    expect(await confirm(money, 'part', { dueCents: due })).toMatchObject({ status: 200 });
    expect(await books()).toBe(before + came);
    expect(await statusOf()).toBe(90);
    expect(await payment()).toMatchObject({ state: 'pending', booked: came });
    expect((await mails(shopper)).at(-1)).toBe('transferShort');
    const waiting = (await request(getTransfer, { number }, sales.cookie)).data;
    expect(waiting).toMatchObject({ standing: 'waiting', cents: due - came, partCents: came });
    expect((await since()).filter(({ event }) => event === 'transfer confirmed')).toMatchObject([
      { actor: `staff ${owner.id}`, detail: { cents: came, effect: 'part' } },
    ]);
  });

  it('a balance request is recorded once when repeated, also when two staff members send it at the same time', async () => {
    const before = await books();
    const money = seen(came, 'ask');
    const replies = await Promise.all(
      [owner, sales].map((who) => confirm(money, 'part', { dueCents: due }, who)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(replies.map(({ data }) => data.effect))).toEqual(new Set(['part', 'already']));
    expect(await confirm(money, 'part', { dueCents: due })).toMatchObject({ data: { effect: 'already' } });
    expect(await books()).toBe(before + came);
    // Another payment, confirmed by a colleague whose page is outdated: less is due by now.
    const late = await confirm(seen(came, 'ask'), 'part', { dueCents: due });
    expect(late).toMatchObject({ status: 409, data: { dueCents: due - came } });
    expect(await books()).toBe(before + came);
  });

  it('a paid balance places the order, and the amount paid equals the total', async () => {
    const before = await books();
    await confirm(seen(came, 'ask'), 'part');
    await confirm(seen(20, 'ask'), 'part', { dueCents: 50 });
    const rest = seen(30, null);
    expect(await plan(rest)).toMatchObject({ effect: 'place', dueCents: 30, goesBackCents: 0 });
    expect((await confirm(rest, 'place', { dueCents: 30 })).status).toBe(200);
    expect(await statusOf()).toBe(1);
    expect(await books()).toBe(before + due);
    expect(await payment()).toMatchObject({ state: 'paid', amount_cents: due, booked: due, let_go_cents: 0 });
    expect((await request(getRefundable, { number }, owner.cookie)).data.refundable.leftCents).toBe(due);
  });

  it('an overpaid balance is refunded by its excess', async () => {
    await confirm(seen(came, 'ask'), 'part');
    expect(await plan(seen(150, null))).toMatchObject({ effect: 'place', goesBackCents: 100 });
    expect((await confirm(seen(150, null), 'place')).status).toBe(200);
    expect(await payment()).toMatchObject({ amount_cents: came + 150, booked: came + 150 });
    expect(await refunding()).toBe(100);
  });

  it('an unpaid balance waits until the customer cancels and is notified that the partial payment is refunded', async () => {
    await confirm(seen(came, 'ask'), 'part');
    const [{ id }] = await query`select id from customer_order where number = ${number}`;
    const cancelled = await cancelOrder(db, { orderId: id, customerId: shopper.customerId });
    expect(cancelled).toEqual({ isCancelled: true });
    expect([await refunding(), (await mails(shopper)).at(-1)]).toEqual([came, 'orderCancelled']);
    const [{ content }] = await query`select content from outbox_mail order by id desc limit 1`;
    expect(content).toMatchObject({ number, givenBackCents: came });
  });

  it('an unpaid balance expires the order, and refunds what was paid', async () => {
    const [before, stock] = [await books(), await stockOf(1)];
    await confirm(seen(came, 'ask'), 'part');
    expect((await request(cancelTransferOrder, { number }, owner.cookie)).status).toBe(200);
    expect([await statusOf(), await stockOf(1)]).toEqual([91, stock + 2]);
    expect((await mails(shopper)).at(-1)).toBe('transferEnded');
    await processRefunds(db, shop.payments.methods, { only: null, limit: 100 });
    expect(await refunding()).toBe(came);
    expect(await payment()).toMatchObject({ state: 'paid', amount_cents: came, booked: came });
    expect(await books()).toBe(before + came);
    expect(await plan(seen(due, null))).toMatchObject({ effect: 'other' });
  });
});

describe('waiving the balance of a partial bank transfer', () => {
  it('waiving a balance places the order; the amount paid plus the waived amount equals the total', async () => {
    const money = seen(came, 'let-go');
    const since = await auditedSince(db);
    const before = await books();
    const shown = await plan(money);
    expect(shown).toMatchObject({ effect: 'place', letGoCents: 50, goesBackCents: 0 });
    expect(shown.mail.text).toContain('The payment was $0.50 short. You don’t need to pay the difference.');
    expect((await confirm(money, 'place', { dueCents: due })).status).toBe(200);
    expect(await confirm(money, 'place', { dueCents: due })).toMatchObject({ data: { effect: 'already' } });
    expect(await statusOf()).toBe(1);
    expect(await books()).toBe(before + came);
    const { amount_cents, let_go_cents, total_cents, booked } = await payment();
    expect([amount_cents + let_go_cents, booked]).toEqual([total_cents, came]);
    expect(let_go_cents).toBe(50);
    expect((await mails(shopper)).at(-1)).toBe('paymentReceived');
    expect((await since()).filter(({ event }) => event === 'transfer confirmed')).toMatchObject([
      { event: 'transfer confirmed', detail: { cents: came, effect: 'place', letGo: 50 } },
    ]);
    const order = (await request(getOrder, { number }, owner.cookie)).data;
    expect(order.money).toMatchObject({ amountCents: came, letGoCents: 50, partCents: 0 });
    expect(order.money.events.map(({ detail }: { detail: string }) => detail)).toContain('let go');
  });

  it('waiving a balance limits refunds to the amount really paid', async () => {
    await confirm(seen(came, 'let-go'), 'place');
    const { leftCents } = (await request(getRefundable, { number }, owner.cookie)).data.refundable;
    expect(leftCents).toBe(came);
    const wish = { number, leftCents, reason: 'broken' };
    const refund = (of: object, key: string) =>
      request(refundOrder, { ...wish, of, key: key.repeat(32) }, owner.cookie);
    expect((await refund({ kind: 'amount', cents: due }, 'a')).status).toBe(409);
    expect((await refund({ kind: 'whole', isRestocked: false }, 'b')).data.cents).toBe(came);
    expect(await refunding()).toBe(came);
  });

  it('waiving a balance adds up after an earlier request for it', async () => {
    await confirm(seen(3000, 'ask'), 'part');
    expect((await confirm(seen(58, 'let-go'), 'place', { dueCents: 108 })).status).toBe(200);
    expect(await payment()).toMatchObject({ amount_cents: came, let_go_cents: 50, booked: came });
  });

  it('waiving is refused beyond the limit, if there is no limit, and for staff who may not refund', async () => {
    expect(await plan(seen(due - 101, 'let-go'))).toMatchObject({ effect: 'short', letGoUpToCents: 100 });
    expect(await plan(seen(came, 'let-go'), sales)).toMatchObject({ effect: 'short', letGoUpToCents: 0 });
    expect((await confirm(seen(came, 'let-go'), 'place', {}, sales)).status).toBe(409);
    await changeSettings(db, { letGoUpToCents: null }, 'system');
    expect(await plan(seen(came, 'let-go'))).toMatchObject({ effect: 'short', letGoUpToCents: 0 });
    expect((await confirm(seen(came, 'let-go'), 'place')).status).toBe(409);
    expect([await statusOf(), (await payment()).booked]).toEqual([90, 0]);
  });
});
