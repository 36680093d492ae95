import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { khqrMethod } from '#server/adapters/payments/khqr/khqr-provider.ts';
import { byHand, readByHandCommand } from '#server/cli/money-back/money-back.ts';
import { recordRefund, processRefunds } from '#shop/payments/payments.ts';
import { commanded } from '#tests/support/commanded.ts';
import { eachTestsShopper } from '#tests/support/shop-api.ts';
import { useEmailNotices } from '#tests/support/mails.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';

const shop = await payingShop();
const { db, query, request, payments, latest, mails } = shop;
const shopper = eachTestsShopper(db);

const run = (...args: string[]) => commanded(async (say) => byHand(db, readByHandCommand(args), say));
const sent = ['--sent', 'abc123def', '--by', 'maly', '--yes'];
const refundSent = ['--sent', 'abc456def', '--by', 'maly', '--yes'];

let attempts = 0;
/** Pays a code with its own amount or a different one. */
async function paid(wish: { amount?: number } = {}) {
  const order = orderFor(shopper, [mug(1)], { PaymentMethod: String(khqrMethod) });
  const { data } = await request(beginPayment, order, shopper, {
    'idempotency-key': `by-hand-${(attempts += 1)}`,
  });
  await payments.transfer(data[0].Code, wish);
  await request(
    confirmPayment,
    { UserID: shopper.customerId, PaymentKey: data[0].PaymentKey, Proof: '' },
    shopper,
  );
}
beforeEach(() => query`delete from stray_money`);

describe('npm run money:back', () => {
  it('prints that no manual refunds are waiting', async () => {
    expect(await run()).toEqual({
      code: 0,
      lines: ['No manual refunds pending.'],
      output: expect.any(String),
    });
  });

  it('lists a manual refund, and records it once staff have made it', async () => {
    await paid();
    const { id } = await latest(shopper);
    const refund = await recordRefund(db, id, { cents: 500, reason: 'broken', by: 'staff maly' });
    await processRefunds(db, payments.ways, { only: refund, limit: 1 });
    expect((await run()).output).toContain(`refund ${refund}: 5.00 USD, `);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', refunded: 0 });
    expect(await run('refund', String(refund), ...sent)).toMatchObject({ code: 0 });
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 500 });
    expect(await mails(shopper)).toContain('paymentRefunded');
    expect(await query`select reference from refund where id = ${refund}`).toEqual([
      { reference: 'abc123def' },
    ]);
    expect(await query`select actor from audit_entry where event = 'refund made by hand'`).toEqual([
      { actor: 'staff maly' },
    ]);
    expect(await run('refund', String(refund), ...sent)).toMatchObject({
      code: expect.stringMatching(/^refund \d+ doesn’t need manual action/u),
    });
    expect((await run()).output).toContain('No manual refunds pending');
  });

  it('the command says that the email is withheld if the unconfirmed address has reached its daily limit', async () => {
    await paid();
    const { id } = await latest(shopper);
    const refund = await recordRefund(db, id, { cents: 300, reason: 'broken', by: 'staff maly' });
    await processRefunds(db, payments.ways, { only: refund, limit: 1 });
    await useEmailNotices(db, shopper);
    const done = await run('refund', String(refund), '--sent', 'WITHHELD-1', '--by', 'maly', '--yes');
    expect(done).toMatchObject({ code: 0, output: expect.stringContaining('This email is on hold') });
  });

  it('records a refund once under one name if several people report it at the same moment', async () => {
    await paid();
    const { id } = await latest(shopper);
    const refund = await recordRefund(db, id, { cents: 400, reason: 'broken', by: 'staff maly' });
    await processRefunds(db, payments.ways, { only: refund, limit: 1 });
    const noting = await db.transaction().execute(async (holding) => {
      await sql`select from customer_order o join payment p on p.order_id = o.id where p.id = ${id} for update`.execute(
        holding,
      );
      const each = ['BACK-1', 'BACK-2', 'BACK-3'].map((name) =>
        run('refund', String(refund), '--sent', name, '--yes'),
      );
      await expect.poll(() => waitingForLocks(db)).toBe(3);
      return { each };
    });
    const all = await Promise.all(noting.each);
    expect(all.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(
      all.filter(({ code }) => /^refund \d+ doesn’t need manual action/u.test(String(code))),
    ).toHaveLength(2);
    const noted = await query`select detail->>'reference' as name from audit_entry
      where event = 'refund made by hand' and (detail->>'refund')::int = ${refund}`;
    expect(noted).toEqual(await query`select reference as name from refund where id = ${refund}`);
    expect(await latest(shopper)).toMatchObject({ payment: 'part_refunded', refunded: 400 });
    expect((await mails(shopper)).filter((kind) => kind === 'paymentRefunded')).toHaveLength(1);
  });

  it('lists an unexpected payment until it is refunded', async () => {
    await paid({ amount: 1553 });
    const [{ id }] = await query`select id from stray_money`;
    expect((await run()).output).toContain(`money ${id}: 15.53 USD, `);
    expect(await run('money', String(id), ...refundSent)).toMatchObject({ code: 0 });
    expect(await query`select settled_by, settled_reference from stray_money`).toEqual([
      { settled_by: 'staff maly', settled_reference: 'abc456def' },
    ]);
    expect((await run('money', String(id), ...refundSent)).code).toMatch(
      /^money \d+ doesn’t need manual action/u,
    );
  });

  it.each([
    [['refund']],
    [['refund', 'x', ...sent]],
    [['refund', '1', '--sent', 'abc123def']],
    [['refund', '1', '--yes']],
    [['order', '1', ...sent]],
    [['refund', '1', '2', ...sent]],
    [['refund', '1', '--sent', '- -', '--yes']],
  ])('prints the usage for the arguments %j', async (args) => {
    expect(typeof (await commanded(async (say) => byHand(db, readByHandCommand(args), say))).code).toBe(
      'string',
    );
  });
});
