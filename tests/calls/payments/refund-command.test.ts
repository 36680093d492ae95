import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundFromTerminal } from '#server/cli/refunds/refund-from-terminal.ts';
import { readRefundCommand } from '#server/cli/refunds/refund-arguments.ts';
import { processRefunds } from '#shop/payments/payments.ts';
import { commanded } from '#tests/support/commanded.ts';
import { useEmailNotices } from '#tests/support/mails.ts';
import { timeoutMs } from '#tests/support/slowness.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { card, payingShop, eachTestsBuyer } from './paying.ts';

const shop = await payingShop();
const { db, query, payments, pay, latest, mails } = shop;

const { shopper, buy } = eachTestsBuyer(shop);
let number = '';
beforeEach(async () => {
  number = (await pay(shopper, [mug(2)], card(token('approve.hook-none')))).data[0].OrderNumber;
});
// Runs the refund job of the shop.
let job: NodeJS.Timeout;
beforeAll(() => {
  job = setInterval(() => void processRefunds(db, payments.ways, { only: null, limit: 10 }), 100);
});
afterAll(() => clearInterval(job));

const refund = (...args: string[]) => refundWaiting(timeoutMs, ...args);
const refundWaiting = (milliseconds: number, ...args: string[]) =>
  commanded((say) => refundFromTerminal(db, readRefundCommand(args), say, milliseconds));
const why = ['--reason', 'arrived broken', '--by', 'srey'];
const given = async () => (await latest(shopper)).refunded;

describe('npm run refund', () => {
  it('prints the planned refund, and changes nothing without confirmation', async () => {
    const { code, output } = await refund(number, '--amount', '10.00', ...why);
    expect(code).toBe(0);
    expect(output).toContain(`Order ${number}: 31.08 USD paid via test, 0.00 refunded.`);
    expect(output).toContain('Refund: 10.00 USD.');
    expect(output).toContain('no changes were made.');
    expect(await query`select 1 from refund`).toEqual([]);
  });

  it('the command says that the email to the customer is withheld', async () => {
    await useEmailNotices(db, shopper);
    expect((await refund(number, ...why)).output).toContain('This email is on hold');
  });

  it('refunds a part, then the remainder, and the audit log contains the actor', async () => {
    expect(await refund(number, '--amount', '10.00', '--yes', ...why)).toMatchObject({ code: 0 });
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 1000, order: 1 });
    const rest = await refund(number, '--yes', ...why);
    expect(rest.output).toContain('Refund: 21.08 USD.');
    expect(rest.output).toContain('Refund submitted.');
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: 3108, order: 5 });
    expect((await mails(shopper)).slice(2)).toEqual(['paymentRefunded', 'paymentRefunded']);
    // The reason is in `refund`, where it can be erased, unlike in the log.
    const rows = await query`
      select actor, detail - 'refund' - 'payment' as detail, reason, asked_by as by
      from audit_entry join refund on refund.id = (detail->>'refund')::int
      where event = 'refund asked' order by audit_entry.id`;
    const requests = { actor: 'staff srey', by: 'staff srey', reason: 'arrived broken' };
    expect(rows.slice(-2)).toEqual([
      { ...requests, detail: { cents: 1000 } },
      { ...requests, detail: { cents: 2108 } },
    ]);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('refuses excess amounts, refunded orders, orders without a payment, and unknown orders', async () => {
    expect((await refund(number, '--amount', '31.09', '--yes', ...why)).code).toContain(
      'only 31.08 of order',
    );
    expect(await given()).toBe(0);
    expect(await refund(number, '--yes', ...why)).toMatchObject({ code: 0 });
    expect((await refund(number, '--amount', '0.01', '--yes', ...why)).code).toContain('only 0.00 of order');
    const cash = (await buy({})).data[0].OrderNumber;
    expect((await refund(cash, '--yes', ...why)).code).toContain('was not paid online');
    expect((await refund('AG0', '--yes', ...why)).code).toContain('not found');
  });

  it('the command says that the provider does not respond, and continues automatically', async () => {
    await payments.fault({ at: 'refund', does: 'reset' });
    const { code, output } = await refundWaiting(200, number, '--yes', ...why);
    expect(code).toBe(0);
    expect(output).toContain('retries automatically');
    await expect.poll(() => query`select 1 from refund where state = 'created' and tries = 0`).toEqual([]);
    await shop.reconcile(1);
    await expect.poll(given).toBe(3108);
  });

  it.each([
    [[]],
    [['AG1']],
    [['AG1', 'AG2', '--reason', 'x']],
    [['AG1', '--reason', ' ']],
    [['AG1', '--reason', 'x', '--amount', '1.234']],
    [['AG1', '--reason', 'x', '--amount', '-5']],
    [['AG1', '--reason', 'x', '--amount', '0']],
    [['AG1', '--reason', 'x', '--all']],
  ])('prints the usage for invalid arguments: %j', (args) => {
    expect(() => readRefundCommand(args)).toThrow('npm run refund');
    expect(readRefundCommand(['AG1', '--reason', 'x', '--amount', '5.00'])).toMatchObject({ cents: 500 });
  });
});
