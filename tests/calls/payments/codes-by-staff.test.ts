import { beforeEach, describe, expect, it } from 'vitest';
import { staffTransfers } from '#server/cli/transfers/transfers.ts';
import { readTransfersCommand } from '#server/cli/transfers/transfers-arguments.ts';
import { commanded } from '#tests/support/commanded.ts';
import { advanceClock } from '#tests/support/advance-clock.ts';
import { payingByCode } from './paying-by-code.ts';

const shop = await payingByCode();
const { app, db, query, shopper, row, payIt, payments, reconcile, latest, books, stockOf, mails } = shop;

beforeEach(() => payments.heal());

const command = (...args: string[]) =>
  commanded((say) => staffTransfers(db, readTransfersCommand(args), say, app.config));
const confirm = (number: string, reference: string, ...more: string[]) =>
  command('confirm', number, '--amount', '15.54', '--reference', reference, '--by', 'srey', ...more);
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
    expect((await command('list')).output).toMatch(
      new RegExp(`${number} .*QR code, provider not responding`, 'u'),
    );
    const income = await books();
    expect((await confirm(number, 'HASH-1')).output).toContain(`15.54 USD pays order ${number}`);
    expect((await confirm(number, 'HASH-1', '--yes')).code).toBe(0);
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
    expect([await books(), await stockOf(1)]).toEqual([income + 1554, before - 1]);
    expect(await mails(shopper)).toContain('orderReceived');
    expect((await confirm(number, 'hash 1', '--yes')).output).toContain('Nothing to do');
    await payments.heal();
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
    expect(await books()).toBe(income + 1554);
  });

  it('staff can void a QR code with an unreadable status, which releases the stock and notifies the customer', async () => {
    const before = await stockOf(1);
    const number = await stuck();
    expect(await stockOf(1)).toBe(before - 1);
    expect((await command('refuse', number, '--yes', '--by', 'srey')).output).toContain(
      '(recorded as staff srey)',
    );
    expect(await latest(shopper)).toMatchObject({ order: 91, payment: 'declined' });
    expect(await stockOf(1)).toBe(before);
    expect(await mails(shopper)).toEqual(['paymentFailed']);
  });

  it('staff can neither void nor place a QR code that is payable or paid', async () => {
    const begun = await row();
    const number = await numberOf();
    expect((await command('refuse', number, '--yes')).code).toContain('no bank-transfer order');
    expect((await confirm(number, 'HASH-2', '--yes')).code).toContain('no bank-transfer order');
    await payIt(begun);
    await shop.lookLater(begun);
    await advanceClock(db, 15 * 60);
    expect((await command('refuse', number, '--yes')).code).toContain('no bank-transfer order');
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
  });
});
