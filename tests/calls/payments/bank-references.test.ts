import { beforeEach, expect, test } from 'vitest';
import { byHand, readByHandCommand } from '#server/cli/money-back/money-back.ts';
import { staffTransfers } from '#server/cli/transfers/transfers.ts';
import { readTransfersCommand } from '#server/cli/transfers/transfers-arguments.ts';
import { recordRefund, processRefunds } from '#shop/payments/payments.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { commanded } from '#tests/support/commanded.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { mug } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';

const shop = await payingShop();
const { app, db, query, pay, books } = shop;
await query`insert into payment_method (id, picture, position, shown_as, provider)
  values (9, '/bank.svg', 2, 'transfer', 'transfer') on conflict do nothing`;

let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(db);
  await fillBankNames(db, bankAccount);
});

const order = async (quantity = 2): Promise<string> =>
  (await pay(shopper, [mug(quantity)], { PaymentMethod: '9' })).data[0].OrderNumber;
const confirm = (number: string, reference: string, ...more: string[]) =>
  commanded((say) => {
    const args = ['confirm', number, '--amount', '31.08', '--reference', reference, '--yes', ...more];
    return staffTransfers(db, readTransfersCommand(args), say, app.config);
  });
const moneyBack = (...args: string[]) =>
  commanded((say) => byHand(db, readByHandCommand([...args, '--yes']), say));

test.each([
  ['FT26331X1', 'ft26331x1'],
  ['FT26331X2', 'FT 26331X2'],
  ['FT26331X3', 'FT-26331/x3'],
  ['FT26331X4', 'ＦＴ２６３３１Ｘ４'],
  ['FT26331X5', '\u200BFT.២៦៣៣១X៥'],
])('one transfer pays one order: %s is %s', async (reference, written) => {
  const number = await order();
  expect((await confirm(number, reference)).code).toBe(0);
  shopper = await newShopper(db);
  const other = await order();
  const income = await books();
  expect((await confirm(other, written)).code).toContain(`already recorded for order ${number}`);
  expect((await confirm(number, written)).output).toContain('Nothing to do');
  expect(await books()).toBe(income);
  expect((await confirm(other, `${written} Lotus Bank`)).code).toBe(0);
});

test('one transfer confirmed for two orders at the same moment pays only one of them', async () => {
  const first = await order();
  shopper = await newShopper(db);
  const second = await order();
  const income = await books();
  const both = await Promise.all([confirm(first, 'RACE 1'), confirm(second, 'race-1')]);
  expect(both.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(both.map(({ code }) => String(code)).join()).toMatch(/is already recorded for order AG\d+/u);
  expect(await books()).toBe(income + 3108);
});

test('rejects a reference without a letter or a digit', async () => {
  expect(() => readTransfersCommand(['confirm', 'AG1', '--amount', '1', '--reference', '- -'])).toThrow(
    '--reference',
  );
  expect(() => readByHandCommand(['refund', '1', '--sent', '----', '--yes'])).toThrow('--sent');
});

test('reports another order of the customer with the same amount, whichever is confirmed first', async () => {
  const [first, second] = [await order(), await order(3)];
  const again = await pay(
    shopper,
    [mug(2)],
    { PaymentMethod: '9' },
    { 'idempotency-key': 'the-same-amount' },
  );
  const same: string = again.data[0].OrderNumber;
  expect(same).not.toBe(first);
  const { output } = await confirm(first, 'TWIN-1');
  expect(output).toContain(`Order ${same} by the same customer is for the same amount`);
  expect(output).not.toContain(second);
  expect((await confirm(same, 'TWIN-2')).output).not.toContain('same customer');
});

test('one transfer refunds once, for refunds and unexpected payments alike', async () => {
  const number = await order();
  await confirm(number, 'BOTH-1');
  const [{ id: paymentId }] =
    await query`select p.id from payment p join customer_order o on o.id = p.order_id where o.number = ${number}`;
  const refunds: number[] = [];
  for (const cents of [100, 200]) {
    const refund = await recordRefund(db, paymentId, { cents, reason: 'broken', by: 'staff maly' });
    await processRefunds(db, shop.payments.ways, { only: refund, limit: 1 });
    refunds.push(refund!);
  }
  const [{ id: money }] =
    await query`insert into stray_money (payment_id, charge_id, kind, amount_minor, currency)
    values (${paymentId}, 'x', 'another amount', 100, 'USD') returning id`;
  const [one, two] = refunds.map(String);
  expect((await moneyBack('refund', one!, '--sent', 'abc123def')).code).toBe(0);
  const income = await books();
  expect((await moneyBack('refund', two!, '--sent', 'ABC-123-DEF')).code).toContain(
    `already recorded for refund ${one}`,
  );
  expect((await moneyBack('money', String(money), '--sent', 'abc.123.def')).code).toContain(
    `already recorded for refund ${one}`,
  );
  expect(await books()).toBe(income);
  expect((await moneyBack('money', String(money), '--sent', 'other-1')).code).toBe(0);
  expect((await moneyBack('refund', two!, '--sent', 'OTHER1')).code).toContain(
    'already recorded for an unmatched payment',
  );
});
