import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeModules } from '#server/operations/payments/code-modules.ts';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { khqrName } from '#server/payments/khqr/khqr-code.ts';
import { readKhqr } from '#server/payments/khqr/khqr-parse.ts';
import { unroutablePayee } from '#server/payments/khqr/khqr-stand-in.ts';
import { noteRefundByHand, reportIfDue, resolveUnmatchedPayment } from '#shop/payments/payments.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { token } from '#tests/support/test-payments.ts';
import { declined, placed, mismatchedPayment, unavailable } from './paying.ts';
import { type CodeRow, payingByCode, waits } from './paying-by-code.ts';

const shop = await payingByCode();
const { db, shopper, begin, row, look, soon, lookLater, cancel, payIt, waiting, goesBack } = shop;
const { payments, query, orders, latest, stockOf, mails, reconcile, later } = shop;
const bank = payments.methods.named('khqr')!;

const transferOf = ({ Code }: CodeRow) => payments.ledger().find(({ id }) => id === khqrName(Code));
const saved = { data: [{ ResponseMsg: 'Saved Successfully' }] };
const events = async () => {
  const { rows } =
    await sql`select 1 from payment_event where payment_id = ${(await latest(shopper)).id}`.execute(db);
  return rows.length;
};

describe('code paid with a bank’s app', () => {
  it('a QR code is shown with amount and expiry, and is the same however often it is requested', async () => {
    const reply = await begin('same-code-key');
    strictSchema(beginPayment.response).parse(reply.data);
    const begun = reply.data[0] as CodeRow;
    expect(reply).toMatchObject(waits(begun));
    expect(reply.data[0]).toMatchObject({ ResponseMsg: 'Payment Action Required', OrderTotal: 15.54 });
    // The customer can quote the order number before paying.
    expect(reply.data[0].OrderNumber).toMatch(/^AG\d+$/u);
    expect(reply.data[0].CodeModules).toBe(codeModules(begun.Code));
    expect(begun.CodeSecondsLeft).toBeGreaterThan(290);
    expect(begun.CodeSecondsLeft).toBeLessThanOrEqual(300);
    expect(readKhqr(begun.Code)).toMatchObject({ ...unroutablePayee, currency: 'USD', minor: 1554 });
    expect(await latest(shopper)).toMatchObject({ reference: khqrName(begun.Code) });
    expect((await begin('same-code-key')).data[0]).toMatchObject({ Code: begun.Code });
    expect(await look(begun)).toMatchObject(waits(begun));
  });

  it('a QR code is the same on another device, also after it was canceled', async () => {
    const begun = await row();
    expect((await row()).Code).toBe(begun.Code);
    expect(await cancel(begun)).toMatchObject(saved);
    const again = await row();
    expect(again).toMatchObject({ Code: begun.Code, PaymentKey: begun.PaymentKey });
    await payIt(again);
    expect(await lookLater(again)).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
  });

  it('a code paid with a bank’s app places the order at the first poll after payment; earlier polls leave no trace', async () => {
    const begun = await row();
    await look(begun);
    const before = await events();
    for (let time = 0; time < 5; time += 1) expect(await look(begun)).toMatchObject(waits(begun));
    expect(await events()).toBe(before);
    await payIt(begun);
    await soon();
    const replies = await Promise.all([look(begun), look(begun), look(begun)]);
    for (const reply of replies) expect(reply).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await shop.books()).toBe(shop.witness());
  });

  it('a payment made while no page polls is found without a webhook', async () => {
    const begun = await row();
    await payIt(begun);
    await reconcile();
    expect(await orders(shopper)).toHaveLength(1);
    expect(await mails(shopper)).toEqual(['orderReceived']);
  });

  it('the button that simulates the bank pays a code without a real payment', async () => {
    const begun = await row();
    expect(await look(begun, token('approve'))).toMatchObject(placed);
  });

  it('a bank that does not respond for a moment ends no payment', async () => {
    const begun = await row();
    await payments.fault({ at: 'lookup', does: 'reset' });
    expect((await lookLater(begun)).data[0].MessageCode).toBe('paymentUnknown');
    expect(await lookLater(begun)).toMatchObject(waits(begun));
    await payIt(begun);
    expect(await lookLater(begun)).toMatchObject(placed);
  });

  it('no code is shown while the bank is unavailable, because its payment could not be detected', async () => {
    const stock = await stockOf(1);
    await payments.fault({ at: 'lookup', does: 'error' });
    expect(await begin()).toMatchObject(unavailable);
    expect(await stockOf(1)).toBe(stock);
  });

  it('a canceled QR code keeps its stock until it expires, because it can still be paid', async () => {
    // Codes of earlier tests expire as well.
    await later(400);
    const stock = await stockOf(1);
    const begun = await row();
    expect(await cancel(begun)).toMatchObject(saved);
    expect(await stockOf(1)).toBe(stock - 1);
    await later(370);
    expect(await stockOf(1)).toBe(stock);
    expect(await look(begun)).toMatchObject(declined);
  });

  it('a QR code paid just before or just after it was canceled still places the order', async () => {
    const begun = await row();
    await payIt(begun);
    expect(await cancel(begun)).toMatchObject(placed);
    const next = await row();
    await cancel(next);
    await payIt(next);
    await later(60);
    expect(await orders(shopper)).toHaveLength(2);
  });

  it('an unpaid QR code expires with its reservation, and a new one can be created', async () => {
    const stock = await stockOf(1);
    const begun = await row();
    await later(380);
    expect(await stockOf(1)).toBe(stock);
    expect(await look(begun)).toMatchObject(declined);
    const next = await row();
    expect(next.Code).not.toBe(begun.Code);
    await payIt(next);
    expect(await lookLater(next)).toMatchObject(placed);
  });
});

describe('requests to the bank', () => {
  const requests = async () =>
    (await shop.query`select asked_at from payment_code order by payment_id desc limit 1`)[0].asked_at;

  it('requests to the bank are sent once per interval, however many pages poll', async () => {
    const begun = await row();
    await look(begun);
    const before = await requests();
    await Promise.all(Array.from({ length: 8 }, () => look(begun)));
    const apart = (await requests()) - before;
    // On a busy machine an interval of three seconds, less a fifth, may be over by then.
    expect(apart === 0 || apart > 2400, `${apart} ms apart`).toBe(true);
    await lookLater(begun);
    expect(await requests()).not.toEqual(before);
  });

  it('requests to the bank are sent until half an hour after expiry, then only by the nightly comparison', async () => {
    const begun = await row();
    await later(380);
    expect(await shop.isDue(shopper)).toBe(false);
    const due = () =>
      shop.query`select 1 from payment where customer_id = ${shopper.customerId} and next_look_at is not null`;
    expect(await due()).toHaveLength(1);
    await later(1800);
    expect(await due()).toHaveLength(0);
    expect(await look(begun)).toMatchObject(declined);
  });
});

describe('payment after a code expired', () => {
  it('a payment after a code expired restores the order while stock is left', async () => {
    const begun = await row();
    await later(400);
    expect(await orders(shopper)).toHaveLength(0);
    await payIt(begun);
    await later(120);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await latest(shopper)).toMatchObject({ payment: 'paid', order: 1 });
  });

  it('a payment after a code expired is refunded manually if the stock is gone, and the customer is notified of the refund', async () => {
    const begun = await row();
    await later(400);
    const before = await stockOf(1);
    await db.updateTable('product').set({ stock: 0 }).where('id', '=', 1).execute();
    await payIt(begun);
    await later(120);
    await db.updateTable('product').set({ stock: before }).where('id', '=', 1).execute();
    const [matter, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(await mails(shopper)).toContain('moneyComesBack');
    expect(matter).toMatchObject({
      what: 'refund',
      amountMinor: 1554,
      currency: 'USD',
      chargeId: transferOf(begun)!.money,
    });
    expect(await mails(shopper)).not.toContain('paymentRefunded');
    const done = { reference: 'f'.repeat(64), by: 'staff maly' } as const;
    expect(await noteRefundByHand(db, matter!.id, done)).toBe('done');
    expect(await noteRefundByHand(db, matter!.id, done)).toBe('not-waiting');
    expect(await waiting()).toEqual([]);
    expect(await mails(shopper)).toContain('paymentRefunded');
    expect(await latest(shopper)).toMatchObject({ payment: 'refunded', refunded: 1554 });
  });

  it('a payment a day late is found by the nightly comparison, which polls every code again', async () => {
    const begun = await row();
    await later(400);
    await sql`update payment set next_look_at = null where customer_id = ${shopper.customerId}`.execute(db);
    await payIt(begun);
    await sql`delete from payment_report`.execute(db);
    const charges: typeof bank.charges = async (since, page, signal) => {
      const list = await bank.charges(since, page, signal);
      const old = (at: Date) => new Date(at.getTime() - 3_600_000);
      return { ...list, charges: list.charges.map((each) => ({ ...each, takenAt: old(each.takenAt) })) };
    };
    await reportIfDue(db, { ...bank, charges }, 0);
    await reconcile();
    expect(await orders(shopper)).toHaveLength(1);
  });
});

describe('payment that differs from the code', () => {
  it.each([
    ['another amount', { amount: 1553 }],
    ['another currency', { currency: 'KHR' }],
  ])(
    'a payment that differs from the code places no order, alerts staff once, and the page says so: %s',
    async (kind, wish) => {
      const stock = await stockOf(1);
      const begun = await row();
      await payIt(begun, wish);
      expect(await lookLater(begun)).toMatchObject(mismatchedPayment);
      await reconcile();
      expect(await look(begun)).toMatchObject(mismatchedPayment);
      expect(await stockOf(1)).toBe(stock);
      expect(await orders(shopper)).toHaveLength(0);
      expect(await waiting()).toMatchObject([
        { what: 'money', reason: kind, chargeId: transferOf(begun)!.money },
      ]);
    },
  );

  it('a payment that differs from its code is reported by email once while no page polls, and again when staff have refunded it', async () => {
    const begun = await row();
    await payIt(begun, { amount: 1553 });
    await later(60);
    expect(await mails(shopper)).toEqual(['moneyComesBack']);
    const [matter] = await waiting();
    const done = { reference: 'e'.repeat(64), by: 'staff maly' } as const;
    expect(await resolveUnmatchedPayment(db, matter!.id, done)).toBe('done');
    expect(await resolveUnmatchedPayment(db, matter!.id, done)).toBe('not-waiting');
    expect(await mails(shopper)).toEqual(['moneyComesBack', 'paymentRefunded']);
    const [told] = await query`
      select content from outbox_mail where recipient = ${shopper.email} and kind = 'paymentRefunded'`;
    expect(told.content).toMatchObject({ number: '', amountCents: 1553 });
  });

  it('a payment to another account is ignored', async () => {
    const begun = await row();
    await payIt(begun, { to: 'somebody@else' });
    expect(await lookLater(begun)).toMatchObject(declined);
    expect(await waiting()).toEqual([]);
  });
});

describe('codes paid twice', () => {
  it('paying an old code and the next one places one order, and the other payment is refunded manually', async () => {
    const old = await row();
    await cancel(old);
    const next = await row({ OrderNote: 'another' });
    expect(next.Code).not.toBe(old.Code);
    await payIt(next);
    expect(await lookLater(next)).toMatchObject(placed);
    await payIt(old);
    await later(120);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await goesBack()).toEqual(['paid twice']);
  });

  it('polling a code that was paid second shows the order and the refund', async () => {
    const old = await row();
    await cancel(old);
    const next = await row({ OrderNote: 'another' });
    await payIt(old);
    await payIt(next);
    expect(await lookLater(old)).toMatchObject(placed);
    const twice = { ...placed, data: [{ ...placed.data[0], PaidTwice: true }] };
    const reply = await lookLater(next);
    strictSchema(confirmPayment.response).parse(reply.data);
    expect(reply).toMatchObject(twice);
    expect(await look(next)).toMatchObject(twice);
    expect(await cancel(next)).toMatchObject(twice);
    expect((await look(old)).data[0]).not.toHaveProperty('PaidTwice');
    expect(await orders(shopper)).toHaveLength(1);
  });

  it('canceling a QR code that was replaced by a paid one returns that order', async () => {
    const old = await row();
    await cancel(old);
    const next = await row({ OrderNote: 'another' });
    await payIt(next);
    expect(await lookLater(next)).toMatchObject(placed);
    for (const each of [old, next]) expect(await cancel(each)).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
  });

  it.each([
    ['another logo are two orders', 'Lotus', 'Rumdul', 2],
    ['the same logo are one order', 'Lotus', 'Lotus', 1],
  ])('two orders for the same items with %s', async (_, first, second, count) => {
    const printing = async (text: string, more: object) => {
      const begun = await row(more);
      await query`
        with d as (insert into design (customer_id) values (${shopper.customerId}) returning id),
        u as (update order_item i set design_id = d.id from d, payment p where p.order_id = i.order_id
          and p.id = ${(await latest(shopper)).id})
        insert into design_place (design_id, attribute_id, text) select id, 3, ${text} from d`;
      return begun;
    };
    const old = await printing(first, {});
    await cancel(old);
    const next = await printing(second, { OrderNote: 'another' });
    await payIt(old);
    await payIt(next);
    for (const each of [old, next]) expect(await lookLater(each)).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(count);
  });

  it('paying only the old code places the order, and polling the new one shows it', async () => {
    const old = await row();
    await cancel(old);
    const next = await row({ OrderNote: 'another' });
    await payIt(old);
    await later(60);
    expect(await look(next)).toMatchObject(placed);
    expect(await orders(shopper)).toHaveLength(1);
    await later(400);
    expect(await orders(shopper)).toHaveLength(1);
    expect(await look(next)).toMatchObject(placed);
  });

  it('two orders for the same items in sequence are two orders', async () => {
    for (let time = 0; time < 2; time += 1) {
      const begun = await row();
      await payIt(begun);
      expect(await lookLater(begun)).toMatchObject(placed);
    }
    expect(await orders(shopper)).toHaveLength(2);
    expect(await waiting()).toEqual([]);
  });
});
