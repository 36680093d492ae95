import { beforeEach, describe, expect, it } from 'vitest';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { payTransferByCode } from '#contract/operations/payments/pay-transfer-by-code.ts';
import { khqrMethod } from '#server/payments/khqr/khqr-provider.ts';
import {
  decideUnmatchedPayment,
  manualRefunds,
  refuseSlips,
  waitingTransfers,
} from '#shop/payments/payments.ts';
import { setRielRate } from '#shop/riel/riel.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { staffPaymentsOf } from '#tests/support/staff-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { placed } from './paying.ts';
import { type CodeRow, payingByCode } from './paying-by-code.ts';

const shop = await payingByCode();
const {
  db,
  query,
  request,
  shopper,
  pay,
  payIt,
  row,
  look,
  lookLater,
  cancel,
  later,
  books,
  stockOf,
  mails,
} = shop;
await query`insert into payment_method (id, picture, position, shown_as, provider) values
  (9, '/bank.svg', 2, 'transfer', 'transfer'), (${khqrMethod}, '/khqr.svg', 3, 'code', 'khqr') on conflict do nothing`;
await query`insert into payment_method_text (payment_method_id, language_id, name)
  select id, 1, 'KHQR' from payment_method where id in (9, ${khqrMethod}) on conflict do nothing`;
const { confirm } = staffPaymentsOf(db);

interface Order {
  OrderId: number;
  OrderNumber: string;
}
beforeEach(async () => {
  await fillBankNames(db, bankAccount);
  await query`update product set stock = 1000 where id = 1`;
});

let orders = 0;
const order = async (): Promise<Order> => {
  // Without a key, the same cart again would be the same order.
  const headers = { 'idempotency-key': `transfer-by-code-${(orders += 1)}` };
  return (await pay(shopper, [mug(1)], { PaymentMethod: '9' }, headers)).data[0];
};
const choose = async ({ OrderId }: Order, more = {}, who = shopper) => {
  const reply = await request(payTransferByCode, { OrderId, ...more }, who);
  if (reply.envelope.statusCode === 200) strictSchema(payTransferByCode.response).parse(reply.data);
  return reply;
};
const codeOf = async (one: Order, more = {}): Promise<CodeRow> => (await choose(one, more)).data[0];
const isOffered = async ({ OrderNumber }: Order): Promise<boolean> =>
  'PayByCode' in (await request(getTransfer, { OrderNumber }, shopper)).data[0];
/** Returns the order's status, its payment method, and the provider and state of its payment. */
const stateOf = async ({ OrderId }: Order) =>
  (
    await query`
      select o.status_id as status, o.payment_method_id = 9 as "isTransfer", p.provider, p.state
      from customer_order o join payment p on p.order_id = o.id where o.id = ${OrderId}`
  )[0];
const unpaid = { status: 90, isTransfer: true, provider: 'transfer', state: 'pending' };
const paidByCode = { status: 1, isTransfer: false, provider: 'khqr', state: 'paid' };
const paidByTransfer = { status: 1, isTransfer: true, provider: 'transfer', state: 'paid' };
const refused = { envelope: { statusCode: 409 }, data: [{ MessageCode: 'noCodeInstead' }] };
const refundsOf = async ({ OrderNumber }: Order) =>
  (await manualRefunds(db)).filter(({ orderNumber }) => orderNumber === OrderNumber);
/** Staff say that a code that was paid after the transfer is an additional payment. */
async function recordTwo(one: Order): Promise<void> {
  for (const { what, id } of await refundsOf(one))
    if (what === 'money')
      await decideUnmatchedPayment(db, { id, isSame: false, by: 'staff srey', isPlan: false });
}
const toCheck = async ({ OrderNumber }: Order) =>
  (await waitingTransfers(db, 100)).filter(({ number }) => number === OrderNumber);
const sendSlip = ({ OrderNumber }: Order) => query`
  insert into transfer_slip (payment_id, file, bytes)
  select id, ${OrderNumber}, 1 from payment where reference = ${OrderNumber}`;
const refundMail = async () =>
  (
    await query`select content from outbox_mail
      where kind = 'moneyComesBack' and recipient = ${shopper.email} order by id desc limit 1`
  )[0]?.content;
const transferEnds = ({ OrderNumber }: Order, time: string) => query`
  update payment set expires_at = now() + ${time}::interval, next_look_at = now() + ${time}::interval
  where reference = ${OrderNumber}`;

describe('order by bank transfer, paid by KHQR instead', () => {
  it('a code pays the order, whose items stay reserved all the time, and its transfer is no longer expected', async () => {
    const [stock, income] = [await stockOf(1), await books()];
    const one = await order();
    expect(await isOffered(one)).toBe(true);
    const code = await codeOf(one);
    expect(code).toMatchObject({
      PaymentAction: 'show-code',
      OrderNumber: one.OrderNumber,
      OrderTotal: 15.54,
    });
    expect([await stateOf(one), await stockOf(1)]).toEqual([unpaid, stock - 1]);
    await payIt(code);
    expect(await lookLater(code)).toMatchObject(placed);
    expect(await look(code)).toMatchObject(placed);
    expect(await stateOf(one)).toEqual(paidByCode);
    expect([await stockOf(1), await books()]).toEqual([stock - 1, income + 1554]);
    expect((await request(getTransfer, one, shopper)).data).toEqual([]);
    expect(await toCheck(one)).toEqual([]);
    expect((await mails(shopper)).toSorted()).toEqual(['orderReceived', 'transferAwaited']);
    await later(40 * 3600);
    expect(await stateOf(one)).toEqual(paidByCode);
    expect(await refundsOf(one)).toEqual([]);
  });

  it('two pages that choose it at the same moment, or again later, show the same code', async () => {
    const one = await order();
    const pages = await Promise.all([codeOf(one), codeOf(one)]);
    await cancel(pages[0]);
    const codes = [...pages, await codeOf(one)].map(({ Code }) => Code);
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toEqual(expect.any(String));
  });

  it('an unpaid code leaves the transfer as it was, which can be paid or exchanged for a new code', async () => {
    const [one, stock] = [await order(), await stockOf(1)];
    const code = await codeOf(one);
    await later(7 * 60);
    expect((await look(code)).data).toMatchObject([{ MessageCode: 'paymentDeclined' }]);
    expect([await stateOf(one), await stockOf(1)]).toEqual([unpaid, stock]);
    expect((await codeOf(one)).Code).not.toBe(code.Code);
    expect(await confirm(one.OrderNumber, 1554, 'FT-BACK')).toMatchObject({ effect: 'place' });
    expect(await stateOf(one)).toEqual(paidByTransfer);
    expect(await look(code)).toMatchObject(placed);
  });

  it('a code paid after it expired pays the order while its transfer is still expected', async () => {
    const one = await order();
    const code = await codeOf(one);
    await later(7 * 60);
    await payIt(code);
    await later(5 * 60);
    expect(await stateOf(one)).toEqual(paidByCode);
  });

  it('a code paid after the transfer is refunded as paid twice once staff say so, and the customer is notified', async () => {
    const one = await order();
    const code = await codeOf(one);
    expect(await confirm(one.OrderNumber, 1554, 'FT-FIRST')).toMatchObject({ effect: 'place' });
    await payIt(code);
    await later(60);
    expect(await stateOf(one)).toEqual(paidByTransfer);
    await recordTwo(one);
    await later(60);
    expect(await refundsOf(one)).toMatchObject([{ amountMinor: 1554, reason: 'paid twice', isCode: true }]);
    expect(await mails(shopper)).toContain('moneyComesBack');
    expect((await look(code)).data).toMatchObject([{ OrderNumber: one.OrderNumber, PaidTwice: true }]);
  });

  it('a transfer that arrives after the code was paid is recorded as an additional payment and refunded', async () => {
    const one = await order();
    const code = await codeOf(one);
    await payIt(code);
    await lookLater(code);
    expect(await confirm(one.OrderNumber, 1554, 'FT-LATE')).toMatchObject({ effect: 'other' });
    const second = await confirm(one.OrderNumber, 1554, 'FT-LATE', { isSecond: true });
    expect(second).toMatchObject({ effect: 'second', goesBackCents: 1554 });
    expect(await stateOf(one)).toEqual(paidByCode);
  });

  it('if code and transfer are paid at the same moment, one pays the order and the other is refunded', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one, income] = [await order(), await books()];
      const code = await codeOf(one);
      await payIt(code);
      await shop.soon();
      await Promise.all([look(code), confirm(one.OrderNumber, 1554, `FT-RUSH-${round}`)]);
      await later(60);
      // What was too late for staff to see as the order's payment, they see as an additional one.
      await confirm(one.OrderNumber, 1554, `FT-RUSH-${round}`, { isSecond: true });
      await recordTwo(one);
      expect(await stateOf(one)).toMatchObject({ status: 1, state: 'paid' });
      expect((await books()) - income).toBe(3108);
      const [{ cents }] = await query`
        select sum(r.amount_cents)::int as cents from refund r join payment p on p.id = r.payment_id
        where p.customer_id = ${shopper.customerId}`;
      expect(cents).toBe(1554 * (round + 1));
    }
  });

  it('a code with another amount stays with staff, and the order keeps waiting for its transfer', async () => {
    const one = await order();
    await payIt(await codeOf(one), { amount: 10 });
    await later(60);
    expect(await stateOf(one)).toEqual(unpaid);
    expect(await refundsOf(one)).toMatchObject([{ what: 'money', reason: 'another amount' }]);
    expect(await mails(shopper)).toContain('moneyComesBack');
  });

  it('a code paid after the transfer expired restores the order', async () => {
    const one = await order();
    const code = await codeOf(one);
    await transferEnds(one, '1 minute');
    await later(120);
    expect(await stateOf(one)).toMatchObject({ status: 91, state: 'declined' });
    await payIt(code);
    await later(60);
    expect(await stateOf(one)).toEqual(paidByCode);
  });

  it('a code paid after the customer canceled the order is refunded', async () => {
    const one = await order();
    const code = await codeOf(one);
    await request(cancelOrder, { OrderId: one.OrderId }, shopper);
    await payIt(code);
    await later(60);
    expect(await stateOf(one)).toMatchObject({ status: 91 });
    expect(await refundsOf(one)).toMatchObject([{ amountMinor: 1554 }]);
    expect(await refundMail()).toMatchObject({ number: one.OrderNumber, why: 'over' });
  });

  it('a code paid after a partly paid transfer expired is refunded, and its email doesn’t say that the order is placed', async () => {
    const one = await order();
    const code = await codeOf(one);
    await confirm(one.OrderNumber, 500, 'FT-ONLY-PART', { missing: 'ask' });
    await transferEnds(one, '1 minute');
    await later(120);
    await payIt(code);
    await later(60);
    expect(await stateOf(one)).toMatchObject({ status: 91 });
    expect((await refundsOf(one)).map(({ amountMinor }) => amountMinor)).toEqual([500, 1554]);
    expect(await refundMail()).toMatchObject({ number: one.OrderNumber, amount: '$15.54', why: 'over' });
  });

  it('a payment slip sent while the code was shown stays with staff once the code is paid', async () => {
    const slipSent = async () => {
      const one = await order();
      const code = await codeOf(one);
      await sendSlip(one);
      await payIt(code);
      expect(await lookLater(code)).toMatchObject(placed);
      expect(await stateOf(one)).toEqual(paidByCode);
      expect(await toCheck(one)).toMatchObject([{ standing: 'paid', isCode: true, slips: 1 }]);
      return one;
    };
    const [not, twice] = [await slipSent(), await slipSent()];
    expect(await refuseSlips(db, { number: not.OrderNumber, actor: 'staff srey' })).toBe(1);
    expect(await toCheck(not)).toEqual([]);
    await confirm(twice.OrderNumber, 1554, 'FT-WITH-SLIP', { isSecond: true });
    expect(await toCheck(twice)).toEqual([]);
  });

  it('a code paid after a part of the transfer arrived pays the order, and the part is refunded', async () => {
    const [one, income] = [await order(), await books()];
    const code = await codeOf(one);
    expect(await confirm(one.OrderNumber, 500, 'FT-PART', { missing: 'ask' })).toMatchObject({
      effect: 'part',
    });
    await payIt(code);
    expect(await lookLater(code)).toMatchObject(placed);
    expect([await stateOf(one), await books()]).toEqual([paidByCode, income + 2054]);
    await later(60);
    expect(await refundsOf(one)).toMatchObject([{ amountMinor: 500, isCode: false }]);
    expect(await mails(shopper)).toContain('moneyComesBack');
    expect(await confirm(one.OrderNumber, 1054, 'FT-REST', { isSecond: true })).toMatchObject({
      effect: 'second',
      goesBackCents: 1054,
    });
  });

  it('a transfer by KHQR pays its own order, even if another one for the same items was paid before it was chosen', async () => {
    const one = await order();
    const other = await row();
    await payIt(other);
    expect(await lookLater(other)).toMatchObject(placed);
    const code = await codeOf(one);
    expect((await codeOf(one)).Code).toBe(code.Code);
    await payIt(code);
    expect(await lookLater(code)).toMatchObject({ data: [{ OrderNumber: one.OrderNumber }] });
    await later(60);
    expect(await stateOf(one)).toEqual(paidByCode);
    expect(await refundsOf(one)).toEqual([]);
  });

  it('a code can be in riel, and changes its currency', async () => {
    await setRielRate(db, 4100, 'staff maly');
    const one = await order();
    expect(await codeOf(one)).toMatchObject({ CodeCurrency: 'USD', CodeRiel: 63_700 });
    const riel = await codeOf(one, { CodeCurrency: 'KHR' });
    expect(riel).toMatchObject({ CodeCurrency: 'KHR', CodeRiel: 63_700 });
    await payIt(riel);
    expect(await lookLater(riel)).toMatchObject(placed);
    const { data } = await request(getCustomerOrderHistoryMaster, { UserId: shopper.customerId }, shopper);
    expect(data).toMatchObject([{ OrderNumber: one.OrderNumber, Riel: { IsPaid: true } }]);
    await setRielRate(db, null, 'staff maly');
  });

  it('payment by KHQR instead of a transfer isn’t offered after a payment slip, shortly before the deadline, for a method that is switched off, or to others', async () => {
    const one = await order();
    expect(await choose(one, {}, await newShopper(db))).toMatchObject(refused);
    expect(await choose({ ...one, OrderId: 0 })).toMatchObject(refused);
    await query`update payment_method set offered = false where shown_as = 'code'`;
    expect([await isOffered(one), await choose(one)]).toMatchObject([false, refused]);
    await query`update payment_method set offered = true, most_cents = 1000 where shown_as = 'code'`;
    expect([await isOffered(one), await choose(one)]).toMatchObject([false, refused]);
    await query`update payment_method set most_cents = null where shown_as = 'code'`;
    expect(await isOffered(one)).toBe(true);
    await sendSlip(one);
    expect([await isOffered(one), await choose(one)]).toMatchObject([false, refused]);
    const two = await order();
    await transferEnds(two, '3 minutes');
    expect([await isOffered(two), await choose(two)]).toMatchObject([false, refused]);
    await transferEnds(two, '-1 minute');
    await later(60);
    expect(await choose(two)).toMatchObject(refused);
  });

  it('the choice is in the order’s history', async () => {
    const one = await order();
    await codeOf(one);
    const [{ detail, actor }] = await query`
      select detail, actor from audit_entry where event = 'code chosen' order by id desc limit 1`;
    expect([detail.order, actor]).toEqual([one.OrderId, `customer ${shopper.customerId}`]);
  });
});
