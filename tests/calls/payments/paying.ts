import { randomUUID } from 'node:crypto';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { type PaymentMethods, reconcileDue, processRefunds } from '#shop/payments/payments.ts';
import { strictSchema } from '#tests/support/calls.ts';
import { eachTestsShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testPayments } from '#tests/support/test-payments.ts';
import { products, testShop } from '#tests/support/test-shop.ts';
import { advanceClock } from '#tests/support/advance-clock.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';

/** Starts a separate shop with the test provider, including its own process and ledger. */
export async function payingShop(webhook = '', env: Record<string, string> = {}) {
  const payments = await testPayments(webhook);
  const witness = (): number =>
    payments
      .taken()
      .reduce((sum, { amount, refunds }) => sum + amount - refunds.reduce((a, b) => a + b.amount, 0), 0);
  const shop = await shopPaidBy(payments.methods, env);
  payments.ofDatabase(shop.db);
  /** The id that the shop's charges contain. */
  const shopId: string = randomUUID();
  await shop.query`insert into setting (name, value) values ('shopId', ${JSON.stringify(shopId)}::jsonb)`;
  return { ...shop, payments, witness, shopId };
}

/** Starts a separate shop with these payment providers. */
export async function shopPaidBy(methods: PaymentMethods, env: Record<string, string> = {}) {
  const shop = await testShop(products, env, methods);
  const { db, query, request, server } = shop;
  await query`update product set stock = 1000 where stock is not null`;

  /**
   * Pays for an order.
   * @throws if the answer has a key that the contract does not define
   */
  async function pay(
    who: Shopper,
    lines: readonly object[],
    more: object,
    headers: Record<string, string> = {},
  ) {
    const reply = await request(postCustomerOrder, orderFor(who, lines, more), who, headers);
    strictSchema(postCustomerOrder.response).parse(reply.data);
    return reply;
  }

  /** Returns the orders that the shop shows to the shopper. */
  const orders = async (
    who: Shopper,
  ): Promise<{ OrderId: number; OrderNumber: string; LatestStatusName: string }[]> =>
    (await request(getCustomerOrderHistoryMaster, { UserId: who.customerId }, who)).data;

  /** Returns what the shopper's latest attempt left in the database. */
  const latest = async (who: Shopper): Promise<Latest> => {
    const [row] = await query`
      select p.id, p.state as payment, p.reason, p.refunded_cents as refunded, p.reference, p.key, o.status_id as order,
        o.id as "orderId" from payment p left join customer_order o on o.id = p.order_id
      where p.customer_id = ${who.customerId} order by p.id desc limit 1`;
    return row;
  };

  const stockOf = async (productId: number): Promise<number> =>
    (await query`select stock from product where id = ${productId}`)[0].stock;

  /** Returns the kinds of the shopper's queued emails. */
  const mails = async (who: Shopper): Promise<string[]> => {
    const rows = await query`
      select kind from outbox_mail where recipient = ${who.email} and next_try_at < 'infinity' order by id`;
    return rows.map(({ kind }) => kind as string);
  };

  /** Runs the reconciler on everything now, regardless of its schedule, until it can't resolve more. */
  async function reconcile(rounds = 3): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      await query`update payment set next_look_at = now(), busy_until = null where next_look_at is not null`;
      await reconcileDue(db, methods, 100);
      await query`update refund set next_try_at = now() where next_try_at is not null`;
      await processRefunds(db, methods, { only: null, limit: 100 });
    }
  }

  /**
   * Advances the payments' time on the database's clock, so that the reconciler processes what is due by its
   * own schedule.
   */
  async function later(seconds: number): Promise<void> {
    for (let left = seconds; left > 0;) {
      const [{ next }] = await query`
        select extract(epoch from min(greatest(next_look_at, busy_until)) - now())::float8 as next from payment
        where next_look_at is not null`;
      // The reconciler runs every five seconds, but this skips runs without due payments.
      const step = Math.min(left, Math.max(5, 5 * Math.ceil((next ?? left) / 5)));
      await advanceClock(db, step);
      left -= step;
      while ((await reconcileDue(db, methods, 100)).looked === 100);
      await processRefunds(db, methods, { only: null, limit: 100 });
    }
  }

  /** Expires the reservation of the latest attempt. */
  const expire = (who: Shopper) =>
    query`update payment set expires_at = now() - interval '1 second' where customer_id = ${who.customerId}`;

  /** Returns payments minus refunds in the ledger, in cents. */
  const books = async (): Promise<number> =>
    (await query`select coalesce(sum(amount_cents), 0)::int as sum from ledger_entry`)[0].sum;

  /**
   * Sends a webhook as a provider does.
   * @returns the status of the answer
   */
  const notify = async (provider: string, payload: string, headers: Record<string, string> = {}) => {
    const url = `/api/v1/payments/webhooks/${provider}`;
    const type = { 'content-type': 'application/json' };
    return (await server.inject({ method: 'POST', url, headers: { ...type, ...headers }, payload }))
      .statusCode;
  };
  const isDue = async ({ customerId }: Shopper): Promise<boolean> =>
    (await query`select 1 from payment where customer_id = ${customerId} and next_look_at <= now()`).length >
    0;
  const isDisputed = async ({ customerId }: Shopper): Promise<boolean> =>
    (await query`select 1 from payment where customer_id = ${customerId} and disputed_at is not null`)
      .length > 0;

  const lookAt = { latest, stockOf, orders, mails, books, isDue, isDisputed };
  return { ...shop, ...lookAt, pay, notify, reconcile, later, expire };
}

/** Creates a new customer for each test, who buys one mug. */
export function eachTestsBuyer({ db, pay }: Pick<Awaited<ReturnType<typeof shopPaidBy>>, 'db' | 'pay'>) {
  const shopper = eachTestsShopper(db);
  const buy = (more: object, headers: Record<string, string> = {}) => pay(shopper, [mug(1)], more, headers);
  return { shopper, buy };
}

interface Latest {
  id: number;
  payment: string;
  reason: string;
  refunded: number;
  reference: string;
  key: string;
  order: number | null;
  orderId: number;
}

export const card = (paymentToken: string) => ({ PaymentMethod: '5', paymentToken });
/** Returns a wallet's data as an existing client sends it. */
export const wallet = (capture: object) => ({
  PaymentMethod: '2',
  payPalOrderConfirmJson: JSON.stringify(capture),
});

export const placed = { envelope: { statusCode: 200 }, data: [{ ResponseMsg: 'Order Placed Successfully' }] };
const refused = (ResponseMsg: string, more: object = {}) => ({
  status: 200,
  envelope: { statusCode: 409 },
  data: [{ ResponseMsg, ...more }],
});
export const declined = refused('The payment did not go through. Please choose another payment method.');
export const unavailable = refused(
  'This payment method isn’t available right now. Please choose another one.',
  {
    MessageCode: 'paymentUnavailable',
  },
);
export const checking = refused('We are checking your payment. Please do not pay again.');
export const goesBack = refused('We couldn’t accept your order. Your payment will be refunded in full.', {
  MessageCode: 'moneyGoesBack',
});
export const withStaff = {
  status: 200,
  envelope: { statusCode: 409 },
  data: [{ MessageCode: 'moneyWithStaff' }],
};
/** The answer for a code paid with a different amount or currency. */
export const mismatchedPayment = {
  status: 200,
  envelope: { statusCode: 409 },
  data: [{ MessageCode: 'moneyIsOther' }],
};
/** The answer for a token or key of another order. */
export const reused = { envelope: { statusCode: 409, errorCode: 'keyReused' } };
export const actionRequired = { data: [{ ResponseMsg: 'Payment Action Required' }] };
