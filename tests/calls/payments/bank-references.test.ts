import { beforeEach, expect, test } from 'vitest';
import { bankReference } from '#contract/operations/office/money/money-types.ts';
import { processRefunds } from '#shop/payments/payments.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { staffPaymentsOf } from '#tests/support/staff-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';

const shop = await payingShop();
const { db, query, pay, books } = shop;
await query`insert into payment_method (id, picture, position, shown_as, provider)
  values (9, '/bank.svg', 2, 'transfer', 'transfer') on conflict do nothing`;

let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(db);
  await fillBankNames(db, bankAccount);
});

const order = async (quantity = 2): Promise<string> =>
  (await pay(shopper, [mug(quantity)], { PaymentMethod: '9' })).data[0].OrderNumber;
const staff = staffPaymentsOf(db);
const confirm = (number: string, reference: string) => staff.confirm(number, 3108, reference);

test.each([
  ['FT26331X1', 'ft26331x1'],
  ['FT26331X2', 'FT 26331X2'],
  ['FT26331X3', 'FT-26331/x3'],
  ['FT26331X4', 'ＦＴ２６３３１Ｘ４'],
  ['FT26331X5', '\u200BFT.២៦៣៣១X៥'],
])('one transfer pays one order: %s is %s', async (reference, written) => {
  const number = await order();
  expect(await confirm(number, reference)).toMatchObject({ effect: 'place' });
  shopper = await newShopper(db);
  const other = await order();
  const income = await books();
  expect(await confirm(other, written)).toEqual({ effect: 'used', usedBy: number });
  expect(await confirm(number, written)).toMatchObject({ effect: 'already' });
  expect(await books()).toBe(income);
  expect(await confirm(other, `${written} Lotus Bank`)).toMatchObject({ effect: 'place' });
});

test('one transfer confirmed for two orders at the same moment pays only one of them', async () => {
  const first = await order();
  shopper = await newShopper(db);
  const second = await order();
  const income = await books();
  const both = await Promise.all([confirm(first, 'RACE 1'), confirm(second, 'race-1')]);
  expect(both.map(({ effect }) => effect).toSorted()).toEqual(['place', 'used']);
  expect(await books()).toBe(income + 3108);
});

test('a bank reference without a letter or a digit is rejected', () => {
  for (const wrong of ['- -', '----']) expect(bankReference.safeParse(wrong).success).toBe(false);
});

test('another order of the customer with the same amount is reported, whichever is confirmed first', async () => {
  const [first, second] = [await order(), await order(3)];
  const again = await pay(
    shopper,
    [mug(2)],
    { PaymentMethod: '9' },
    { 'idempotency-key': 'the-same-amount' },
  );
  const same: string = again.data[0].OrderNumber;
  expect(same).not.toBe(first);
  expect(second).not.toBe(first);
  expect(await confirm(first, 'TWIN-1')).toMatchObject({ sameAmount: [same] });
  expect(await confirm(same, 'TWIN-2')).toMatchObject({ sameAmount: [] });
});

test('one transfer refunds once, for refunds and unexpected payments alike', async () => {
  const number = await order();
  await confirm(number, 'BOTH-1');
  const [{ id: paymentId }] =
    await query`select p.id from payment p join customer_order o on o.id = p.order_id where o.number = ${number}`;
  const refunds: number[] = [];
  for (const cents of [100, 200]) {
    const refund = await staff.refund(paymentId, cents);
    await processRefunds(db, shop.payments.methods, { only: refund, limit: 1 });
    refunds.push(refund!);
  }
  const [{ id: money }] =
    await query`insert into stray_money (payment_id, charge_id, kind, amount_minor, currency)
    values (${paymentId}, 'x', 'another amount', 100, 'USD') returning id`;
  const [one, two] = refunds as [number, number];
  expect(await staff.recordSent('refund', one, 'abc123def')).toBe('done');
  const income = await books();
  expect(await staff.recordSent('refund', two, 'ABC-123-DEF')).toMatchObject({ refundId: one });
  expect(await staff.recordSent('money', money, 'abc.123.def')).toMatchObject({ refundId: one });
  expect(await books()).toBe(income);
  expect(await staff.recordSent('money', money, 'other-1')).toBe('done');
  expect(await staff.recordSent('refund', two, 'OTHER1')).toMatchObject({ refundId: null });
});
