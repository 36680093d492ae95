import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import type { Operation } from '#contract/operation.ts';
import type { Database } from '#database/schema.ts';
import { refreshOffers } from '#shop/catalogue/catalogue.ts';
import { dropSlips, dropStale } from '#shop/housekeeping/housekeeping.ts';
import { expireUnconfirmedOrders } from '#shop/orders/orders.ts';
import { paymentMethods, reconcileDue, processRefunds } from '#shop/payments/payments.ts';
import { orderHistory } from '#tests/support/order-history.ts';
import { demoLogins } from '#tests/support/running-shop.ts';
import { type Buyer, newBuyers } from './buyers.ts';
import { orderTarget } from './calls.ts';
import { type Stage, withDatabase } from './stage.ts';
import type { Question } from './growth-questions.ts';
import { fire } from './throughput.ts';

/** Requests of customers in a shop with years of orders, and its nightly jobs. */
export interface OrderBench {
  questions: Question[];
  /** Measures the orders per second placed by 16 buyers. */
  ordersASecond(seconds: number): Promise<number>;
  /** Measures the milliseconds of each job. */
  night(): Promise<{ name: string; milliseconds: number }[]>;
}

/** The number of orders of several years. */
const ordersThere = 100_000;

/** Creates the order history, for any later shop on the stage. */
export async function orderBench(stage: Stage): Promise<OrderBench> {
  const { connection } = stage;
  const { buyers, cart } = await newBuyers(connection, 400);
  const orderIds = await withDatabase(connection, (db) =>
    orderHistory(
      db,
      buyers.map(({ customerId }) => customerId),
      ordersThere,
    ),
  );
  const buyerAt = (turn: number) => buyers[turn % buyers.length] as Buyer;
  const own = (
    operation: Operation,
    name: string,
    parameters: (turn: number) => object,
    goals: Question['goals'],
  ): Question => ({
    name,
    path: operation.path,
    ask: parameters,
    headers: (turn) => ({ token: buyerAt(turn).token, userid: String(buyerAt(turn).customerId) }),
    goals,
  });
  const OrderId = (turn: number) => orderIds[turn % orderIds.length];
  const [Email, Password] = demoLogins.sokha;
  return {
    questions: [
      own(getCustomerCartItems, 'a cart', () => ({ cartJsonData: cart }), [5, 50]),
      own(getUserLogin, 'a login', () => ({ Email, Password }), [60, 600]),
      own(getCustomerOrderHistoryMaster, 'orders of a customer', () => ({}), [15, 200]),
      own(
        getCustomerOrderHistoryDetail,
        'order page: items',
        (turn) => ({ OrderId: OrderId(turn) }),
        [5, 50],
      ),
      own(getOrderProgress, 'order page: next steps', (turn) => ({ OrderId: OrderId(turn) }), [5, 50]),
    ],
    ordersASecond: async (seconds) => {
      const target = orderTarget(stage.shop.url, buyers, cart);
      await fire(target, { connections: 16, seconds: 1 });
      return (await fire(target, { connections: 16, seconds })).perSecond;
    },
    night: () => withDatabase(connection, night),
  };
}

/** Runs every job once, as its timer would. */
async function night(db: Database): Promise<{ name: string; milliseconds: number }[]> {
  const nobody = paymentMethods([]);
  const all: readonly [string, () => Promise<unknown>][] = [
    ['prices that start or end', () => refreshOffers(db)],
    ['expired rows', () => dropStale(db)],
    ['expired payment slips', () => dropSlips(db, async () => undefined)],
    ['unconfirmed orders', () => expireUnconfirmedOrders(db, 20)],
    ['payments to poll', () => reconcileDue(db, nobody, 10)],
    ['refunds to send', () => processRefunds(db, nobody, { only: null, limit: 10 })],
  ];
  const times: { name: string; milliseconds: number }[] = [];
  for (const [name, job] of all) {
    const begun = performance.now();
    await job();
    times.push({ name, milliseconds: performance.now() - begun });
  }
  return times;
}
