import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { type PaymentWays, reconcileDue, settleRefunds } from '#shop/payments/payments.ts';
import { exactly } from '#tests/support/calls.ts';
import { fillCatalogue } from '#tests/support/catalogue-fixture.ts';
import { addPlaces } from '#tests/support/places-fixture.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { shopApi, type Shopper } from '#tests/support/shop-api.ts';
import { testPayments } from '#tests/support/test-payments.ts';
import { timePasses } from '#tests/support/time-passes.ts';
import { beforeAll } from 'vitest';
import { addCoupons, orderFor } from '../orders/order-fixtures.ts';

/** A shop of the file's own that is paid by the test provider, whose process and ledger are its own too. */
export async function payingShop(webhook = '') {
  const payments = await testPayments(webhook);
  const witness = (): number =>
    payments
      .taken()
      .reduce((sum, { amount, refunds }) => sum + amount - refunds.reduce((a, b) => a + b.amount, 0), 0);
  const shop = await shopPaidBy(payments.ways);
  /** What its charges carry. */
  const shopId: string = randomUUID();
  beforeAll(async () => {
    await sql`insert into setting (name, value) values ('shopId', ${JSON.stringify(shopId)}::jsonb)`.execute(
      shop.db,
    );
  });
  return { ...shop, payments, witness, shopId };
}

/** A shop of the file's own that is paid by these providers. */
export async function shopPaidBy(ways: PaymentWays) {
  const { db, url } = await testDatabase();
  const { ask, server } = await shopApi(db, {}, ways);
  beforeAll(async () => {
    await addPlaces(db);
    await fillCatalogue(db);
    await addCoupons(db);
    await db.updateTable('product').set({ stock: 1000 }).where('stock', 'is not', null).execute();
  });

  /** @throws when the answer has a key the contract does not know */
  async function pay(
    who: Shopper,
    lines: readonly object[],
    more: object,
    headers: Record<string, string> = {},
  ) {
    const reply = await ask(postCustomerOrder, orderFor(who, lines, more), who, headers);
    exactly(postCustomerOrder.response).parse(reply.data);
    return reply;
  }

  /** Orders the shopper is shown. */
  const orders = async (who: Shopper): Promise<{ OrderNumber: string; LatestStatusName: string }[]> =>
    (await ask(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who)).data;

  const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T> => (await query.execute(db)).rows[0]!;

  /** What the shopper's latest attempt left in the database. */
  const latest = (who: Shopper) =>
    one(sql<{ payment: string; order: number | null; reason: string; refunded: number; id: number }>`
      select p.id, p.state as payment, p.reason, p.refunded_cents as refunded, o.status_id as order
      from payment p left join customer_order o on o.id = p.order_id
      where p.customer_id = ${who.customerId} order by p.id desc limit 1`);

  const stockOf = async (productId: number): Promise<number> =>
    (await one(sql<{ stock: number }>`select stock from product where id = ${productId}`)).stock;

  /** Kinds of the shopper's mails that are to be sent. */
  const mails = async (who: Shopper): Promise<string[]> => {
    const { rows } = await sql<{ kind: string }>`
      select kind from outbox_mail where recipient = ${who.email} and next_try_at < 'infinity' order by id`.execute(
      db,
    );
    return rows.map(({ kind }) => kind);
  };

  /** Lets the reconciler look at everything now, whatever its schedule, until nothing is left that it can settle. */
  async function reconcile(rounds = 3): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await sql`update payment set next_look_at = now(), busy_until = null where next_look_at is not null`.execute(
        db,
      );
      await reconcileDue(db, ways, 100);
      await sql`update refund set next_try_at = now() where next_try_at is not null`.execute(db);
      await settleRefunds(db, ways, { only: null, limit: 100 });
    }
  }

  /** Lets time pass for the payments, by the database's clock: the reconciler looks at what its own schedule makes due. */
  async function later(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 5) {
      await timePasses(db, 5);
      while ((await reconcileDue(db, ways, 100)).looked === 100);
      await settleRefunds(db, ways, { only: null, limit: 100 });
    }
  }

  /** The reservation of the latest attempt is over. */
  const expire = (who: Shopper) =>
    sql`update payment set expires_at = now() - interval '1 second' where customer_id = ${who.customerId}`.execute(
      db,
    );

  /** What the books say came in and went back, in cents. */
  const books = async (): Promise<number> =>
    (await one(sql<{ sum: number }>`select coalesce(sum(amount_cents), 0)::int as sum from ledger_entry`))
      .sum;

  return {
    db,
    url,
    ask,
    server,
    pay,
    orders,
    latest,
    stockOf,
    mails,
    reconcile,
    later,
    expire,
    books,
  };
}

export const card = (paymentToken: string) => ({ PaymentMethod: '5', paymentToken });
/** As an existing client sends what its wallet told it. */
export const wallet = (capture: object) => ({
  PaymentMethod: '2',
  payPalOrderConfirmJson: JSON.stringify(capture),
});

export const placed = { envelope: { statusCode: 200 }, data: [{ ResponseMsg: 'Order Placed Successfully' }] };
export const declined = {
  status: 200,
  envelope: { statusCode: 409 },
  data: [{ ResponseMsg: 'The payment did not go through. Please choose another payment method.' }],
};
export const checking = {
  status: 200,
  envelope: { statusCode: 409 },
  data: [{ ResponseMsg: 'We are checking your payment. Please do not pay again.' }],
};
export const goesBack = {
  status: 200,
  envelope: { statusCode: 409 },
  data: [
    {
      ResponseMsg: 'We could not accept the order you paid for. All of your money goes back to you.',
      MessageCode: 'moneyGoesBack',
    },
  ],
};
export const withStaff = {
  status: 200,
  envelope: { statusCode: 409 },
  data: [{ MessageCode: 'moneyWithStaff' }],
};
export const failed = {
  status: 200,
  envelope: { statusCode: 409 },
  data: [{ ResponseMsg: 'An error occured. Please try again!' }],
};
