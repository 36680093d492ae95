import { beforeEach, describe, expect, it } from 'vitest';
import { staffPaymentsOf } from '#tests/support/staff-payments.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { advanceClock } from '#tests/support/advance-clock.ts';
import { waitingTransfers } from '#shop/payments/payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { payingByCode } from './paying-by-code.ts';

const shop = await payingByCode();
const { db, query, shopper, row, payIt, payments, reconcile, latest, books, stockOf, mails } = shop;

await fillBankNames(db, bankAccount);
beforeEach(() => payments.heal());

const { confirm, refuse } = staffPaymentsOf(db);
const numberOf = async (): Promise<string> => {
  const { orderId } = await latest(shopper);
  return (await query`select number from customer_order where id = ${orderId}`)[0].number;
};

/** Returns an expired code for which the bank gives no usable answer. */
async function stuck(): Promise<string> {
  const begun = await row();
  await payments.fault({ at: 'lookup', does: 'garbage', times: 1000 });
  await shop.lookLater(begun);
  await advanceClock(db, 15 * 60);
  await reconcile();
  expect(await latest(shopper)).toMatchObject({ order: 90, payment: 'unknown' });
  return numberOf();
}

describe('code whose payment status is unreadable', () => {
  it('a code whose payment status is unreadable is listed for staff, and places its order only once when they confirm it with the reference of the bank', async () => {
    const before = await stockOf(1);
    const number = await stuck();
    expect((await waitingTransfers(db, 100)).find((each) => each.number === number)).toMatchObject({
      isCode: true,
    });
    const income = await books();
    for (const isPlan of [true, false])
      expect(await confirm(number, 1554, 'HASH-1', { isPlan })).toMatchObject({ effect: 'place' });
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
    expect([await books(), await stockOf(1)]).toEqual([income + 1554, before - 1]);
    expect(await mails(shopper)).toContain('orderReceived');
    expect(await confirm(number, 1554, 'hash 1')).toMatchObject({ effect: 'already' });
    await payments.heal();
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
    expect(await books()).toBe(income + 1554);
  });

  it('staff can void a QR code with an unreadable status, which releases the stock and notifies the customer', async () => {
    const before = await stockOf(1);
    const number = await stuck();
    expect(await stockOf(1)).toBe(before - 1);
    expect(await refuse(number)).toBe('waiting');
    expect(await latest(shopper)).toMatchObject({ order: 91, payment: 'declined' });
    expect(await stockOf(1)).toBe(before);
    expect(await mails(shopper)).toEqual(['paymentFailed']);
  });

  it('a code is refunded as paid twice once staff confirm it after a transfer of the same amount, each by its own reference', async () => {
    const { OrderNumber } = (await shop.pay(shopper, [mug(1)], { PaymentMethod: '9' })).data[0];
    const number = await stuck();
    const income = await books();
    expect(await confirm(OrderNumber, 1554, 'HASH-3')).toMatchObject({ effect: 'place' });
    const refund = { effect: 'give-back', goesBackCents: 1554 };
    expect(await confirm(number, 1554, 'HASH-4')).toMatchObject(refund);
    expect(await books()).toBe(income + 3108);
  });

  it('staff can neither void nor place a QR code that is payable or paid', async () => {
    const begun = await row();
    const number = await numberOf();
    expect(await refuse(number)).toBe('unknown');
    expect(await confirm(number, 1554, 'HASH-2')).toEqual({ effect: 'unknown' });
    await payIt(begun);
    await shop.lookLater(begun);
    await advanceClock(db, 15 * 60);
    expect(await refuse(number)).toBe('unknown');
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
  });
});
