import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { testCodeMethod } from '#server/outside/payments/test/test-provider.ts';
import { type PaymentProvider, reportIfDue } from '#shop/payments/payments.ts';
import { exactly } from '#tests/support/calls.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { declined, payingShop, placed } from './paying.ts';

const shop = await payingShop();
const { db, ask, payments, orders, latest, stockOf, mails, reconcile, expire } = shop;
const bank = payments.ways.named('test-code')!;

let shopper: Shopper;
let attempts = 0;
beforeEach(async () => {
  shopper = await newShopper(db);
});

const begin = (key = `code-attempt-${(attempts += 1)}`) =>
  ask(beginPayment, orderFor(shopper, [mug(1)], { PaymentMethod: String(testCodeMethod) }), shopper, {
    'idempotency-key': key,
  });
interface Row {
  PaymentKey: string;
  Code: string;
  CodeExpiresAt: string;
  CodeSecondsLeft: number;
}
const row = async (): Promise<Row> => (await begin()).data[0];
const look = ({ PaymentKey }: Row, Proof = '') =>
  ask(confirmPayment, { UserID: shopper.customerId, PaymentKey, Proof }, shopper);
const cancel = ({ PaymentKey }: Row) =>
  ask(cancelPayment, { UserID: shopper.customerId, PaymentKey }, shopper);
const chargeOf = ({ Code }: Row) => payments.ledger().find(({ id }) => id === Code.split('/')[1])!;
/** With the app of the bank. */
const payIt = (begun: Row) => payments.act(chargeOf(begun), token('approve'));
const waits = (begun: Row) => ({
  envelope: { statusCode: 200 },
  data: [{ PaymentAction: 'show-code', Code: begun.Code, PaymentKey: begun.PaymentKey }],
});
const events = async () => {
  const { rows } =
    await sql`select 1 from payment_event where payment_id = ${(await latest(shopper)).id}`.execute(db);
  return rows.length;
};

describe('a code to be paid with the app of a bank', () => {
  it('is shown with its amount and its end, the same however often it is asked for', async () => {
    const reply = await begin('same-code-key');
    exactly(beginPayment.response).parse(reply.data);
    const begun = reply.data[0] as Row;
    expect(reply).toMatchObject(waits(begun));
    expect(reply.data[0]).toMatchObject({ ResponseMsg: 'Payment Action Required', OrderTotal: 15.54 });
    expect(begun.CodeSecondsLeft).toBeGreaterThan(290);
    expect(begun.CodeSecondsLeft).toBeLessThanOrEqual(300);
    expect(chargeOf(begun)).toMatchObject({ method: 'code', amount: 1554, status: 'open' });
    expect((await begin('same-code-key')).data[0]).toMatchObject({ Code: begun.Code });
    expect(await look(begun)).toMatchObject(waits(begun));
  });

  it('places the order at the first look after it was paid; looks before it leave no trace', async () => {
    const begun = await row();
    const before = await events();
    for (let time = 0; time < 5; time += 1) expect(await look(begun)).toMatchObject(waits(begun));
    expect(await events()).toBe(before);
    await payIt(begun);
    const replies = await Promise.all([look(begun), look(begun), look(begun)]);
    for (const reply of replies) expect(reply).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('paid while nobody looks is found without a webhook', async () => {
    const begun = await row();
    await payIt(begun);
    await reconcile();
    expect(await orders(shopper)).toHaveLength(1);
    expect(await mails(shopper)).toContain('paymentReceived');
  });

  it('a bank that does not answer for a moment ends nothing', async () => {
    const begun = await row();
    await payments.fault({ at: 'lookup', does: 'reset' });
    expect((await look(begun)).data[0].MessageCode).toBe('paymentUnknown');
    expect(await look(begun)).toMatchObject(waits(begun));
    await payIt(begun);
    expect(await look(begun)).toMatchObject(placed);
  });

  it('given up gives the goods back; a new one is another order', async () => {
    const stock = await stockOf(1);
    const begun = await row();
    expect(await stockOf(1)).toBe(stock - 1);
    expect(await cancel(begun)).toMatchObject({ data: [{ ResponseMsg: 'Saved Successfully' }] });
    expect(await stockOf(1)).toBe(stock);
    expect(await look(begun)).toMatchObject(declined);
    const next = await row();
    expect(next.Code).not.toBe(begun.Code);
    await payIt(next);
    expect(await look(next)).toMatchObject(placed);
  });

  it('given up a moment after it was paid is an order', async () => {
    const begun = await row();
    await payIt(begun);
    expect(await cancel(begun)).toMatchObject(placed);
  });

  it('that nobody pays ends with its reservation', async () => {
    const stock = await stockOf(1);
    const begun = await row();
    await expire(shopper);
    await reconcile();
    expect(await stockOf(1)).toBe(stock);
    expect(await look(begun)).toMatchObject(declined);
  });
});

describe('money that comes after the code’s end', () => {
  /** The night's list, as it is when the money is old enough to be looked at. */
  async function night() {
    await sql`delete from payment_report`.execute(db);
    const charges: PaymentProvider['charges'] = async (since, page, signal) => {
      const listed = await bank.charges(since, page, signal);
      const taken = (at: Date) => new Date(at.getTime() - 3_600_000);
      return {
        ...listed,
        charges: listed.charges.map((each) => ({ ...each, takenAt: taken(each.takenAt) })),
      };
    };
    await reportIfDue(db, { ...bank, charges }, 0);
    await reconcile();
  }

  it('restores the order while the goods are there', async () => {
    const begun = await row();
    await expire(shopper);
    await reconcile();
    await payIt(begun);
    await night();
    expect(await orders(shopper)).toHaveLength(1);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
  });

  it('goes back when they are gone, and the customer is told', async () => {
    const begun = await row();
    await cancel(begun);
    await payIt(begun);
    const before = await stockOf(1);
    await db.updateTable('product').set({ stock: 0 }).where('id', '=', 1).execute();
    await night();
    await db.updateTable('product').set({ stock: before }).where('id', '=', 1).execute();
    expect(chargeOf(begun).refunds).toMatchObject([{ amount: 1554 }]);
    expect(await mails(shopper)).toContain('paymentRefunded');
    expect(await shop.books()).toBe(shop.witness());
  });
});
