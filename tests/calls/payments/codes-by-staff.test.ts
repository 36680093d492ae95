import { beforeEach, describe, expect, it } from 'vitest';
import { staffTransfers } from '#server/terminal/transfers/transfers.ts';
import { readTransfersCommand } from '#server/terminal/transfers/transfers-arguments.ts';
import { commanded } from '#tests/support/commanded.ts';
import { timePasses } from '#tests/support/time-passes.ts';
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

/** A code whose time is over, and of which the bank says nothing that is understood. */
async function stuck(): Promise<string> {
  const begun = await row();
  await payments.fault({ at: 'lookup', does: 'garbage', times: 1000 });
  await shop.lookLater(begun);
  await timePasses(db, 15 * 60);
  await reconcile();
  expect(await latest(shopper)).toMatchObject({ order: 90, payment: 'unknown' });
  return numberOf();
}

describe('a code of which nobody understands what came', () => {
  it('is listed for the staff, who see its money on the account and place the order, once', async () => {
    const before = await stockOf(1);
    const number = await stuck();
    expect((await command('list')).said).toMatch(
      new RegExp(`${number} .*QR code, provider not responding`, 'u'),
    );
    const income = await books();
    expect((await confirm(number, 'HASH-1')).said).toContain(`15.54 USD pays order ${number}`);
    expect((await confirm(number, 'HASH-1', '--yes')).code).toBe(0);
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
    expect([await books(), await stockOf(1)]).toEqual([income + 1554, before - 1]);
    expect(await mails(shopper)).toContain('orderReceived');
    expect((await confirm(number, 'hash 1', '--yes')).said).toContain('Nothing to do');
    await payments.heal();
    await reconcile();
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
    expect(await books()).toBe(income + 1554);
  });

  it('is ended by the staff where no money came: its goods are back, and its customer is told', async () => {
    const before = await stockOf(1);
    const number = await stuck();
    expect(await stockOf(1)).toBe(before - 1);
    expect((await command('refuse', number, '--yes', '--by', 'srey')).said).toContain(
      '(recorded as staff srey)',
    );
    expect(await latest(shopper)).toMatchObject({ order: 91, payment: 'declined' });
    expect(await stockOf(1)).toBe(before);
    expect(await mails(shopper)).toEqual(['paymentFailed']);
  });

  it('is not theirs to end or place while it can be paid, or once it is', async () => {
    const begun = await row();
    const number = await numberOf();
    expect((await command('refuse', number, '--yes')).code).toContain('no bank-transfer order');
    expect((await confirm(number, 'HASH-2', '--yes')).code).toContain('no bank-transfer order');
    await payIt(begun);
    await shop.lookLater(begun);
    await timePasses(db, 15 * 60);
    expect((await command('refuse', number, '--yes')).code).toContain('no bank-transfer order');
    expect(await latest(shopper)).toMatchObject({ order: 1, payment: 'paid' });
  });
});
