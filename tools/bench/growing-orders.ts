import { sql } from 'kysely';
import type { ClientConfig } from 'pg';
import { getUserLogin } from '#contract/operations/accounts/get-user-login.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import type { Operation } from '#contract/operation.ts';
import { openDatabase } from '#database/connect.ts';
import type { Database } from '#database/schema.ts';
import { refreshOffers } from '#shop/catalogue/catalogue.ts';
import { dropSlips, dropStale } from '#shop/housekeeping/housekeeping.ts';
import { endOverdueOrders } from '#shop/orders/orders.ts';
import { paymentWays, reconcileDue, settleRefunds } from '#shop/payments/payments.ts';
import { demoLogins } from '#tests/support/running-shop.ts';
import { type Buyer, newBuyers } from './buyers.ts';
import { orderTarget } from './calls.ts';
import { log, type Stage } from './stage.ts';
import type { Question } from './growth-questions.ts';
import { fire } from './throughput.ts';

/** What customers do whose shop has orders of years behind it, and what the shop does at night. */
export interface OrderBench {
  questions: Question[];
  /** Orders a second that 16 buyers place. */
  ordersASecond(seconds: number): Promise<number>;
  /** Milliseconds of each job. */
  night(): Promise<{ name: string; milliseconds: number }[]>;
}

export const orderHistory = 100_000;

/** Fills in the history of orders, for whichever shop the stage has later. */
export async function orderBench(stage: Stage): Promise<OrderBench> {
  const { connection } = stage;
  const { buyers, cart } = await newBuyers(connection, 400);
  const orderIds = await withDatabase(connection, (db) => ordersOf(db, buyers));
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
        'order page: goods',
        (turn) => ({ OrderId: OrderId(turn) }),
        [5, 50],
      ),
      own(getOrderProgress, 'order page: how it goes on', (turn) => ({ OrderId: OrderId(turn) }), [5, 50]),
    ],
    ordersASecond: async (seconds) => {
      const target = orderTarget(stage.shop.url, buyers, cart);
      await fire(target, { connections: 16, seconds: 1 });
      return (await fire(target, { connections: 16, seconds })).perSecond;
    },
    night: () => withDatabase(connection, night),
  };
}

async function withDatabase<Value>(
  connection: ClientConfig,
  work: (db: Database) => Promise<Value>,
): Promise<Value> {
  const db = await openDatabase({ connection, log, size: 2, statementTimeout: 0 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Orders of years, as many of each buyer. @returns one of each buyer, in their order */
async function ordersOf(db: Database, buyers: readonly Buyer[]): Promise<number[]> {
  const ids = buyers.map(({ customerId }) => customerId);
  const { rows } = await sql<{ id: number }>`
    with placed as (
      insert into customer_order (number, customer_id, status_id, payment_method_id, subtotal_cents, shipping_cents, total_cents,
        first_name, last_name, email, mobile, address, created_at)
      select 'OLD' || c || '-' || n, c, 3, 6, 2000, 0, 2000, 'Sokha', 'Chan', 'bench@example.com', '', 'House 12, Street 178',
        now() - interval '3 years' * n / ${orderHistory}::int
      from unnest(${ids}::int[]) c, generate_series(1, ${orderHistory / buyers.length}::int) n
      returning id, customer_id, created_at
    ), goods as (
      insert into order_item (order_id, product_id, name_en, unit_cents, list_cents, quantity, total_cents, status_id)
      select placed.id, p.id, 'A mug', 1000, 1000, 1, 1000, 3 from placed, (select id from product order by id limit 2) p
    ), steps as (
      insert into order_status_change (order_id, from_status, to_status, changed_by, changed_at)
      select id, null, 1, 'system', created_at from placed union all select id, 1, 3, 'system', created_at + interval '2 days' from placed
    )
    select max(placed.id) as id from placed join unnest(${ids}::int[]) with ordinality as buyer (id, at) on buyer.id = placed.customer_id
    group by buyer.at order by buyer.at`.execute(db);
  return rows.map(({ id }) => id);
}

/** Every job once, as its timer would begin it. */
async function night(db: Database): Promise<{ name: string; milliseconds: number }[]> {
  const nobody = paymentWays([]);
  const all: readonly [string, () => Promise<unknown>][] = [
    ['prices that begin or end', () => refreshOffers(db)],
    ['rows nobody needs', () => dropStale(db)],
    ['slips nobody needs', () => dropSlips(db, async () => undefined)],
    ['orders nobody confirmed', () => endOverdueOrders(db, 20)],
    ['payments to be looked at', () => reconcileDue(db, nobody, 10)],
    ['refunds to be sent', () => settleRefunds(db, nobody, { only: null, limit: 10 })],
  ];
  const times: { name: string; milliseconds: number }[] = [];
  for (const [name, job] of all) {
    const begun = performance.now();
    await job();
    times.push({ name, milliseconds: performance.now() - begun });
  }
  return times;
}
