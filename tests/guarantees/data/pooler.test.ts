import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { caller, demoLogins, errorsIn, logInBy } from '../../support/running-shop.ts';
import { demoDatabase } from '../../support/postgres.ts';
import { newShoppers } from '../../support/shop-api.ts';
import { refusalOf, type ShopServer, startShop } from '../../support/shop-server.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { again, ask, mapConcurrently } from '../asking.ts';
import { expectEvery, expectAll, says, sized, inTime } from '../gate.ts';
import { browsing, orderOf, placed } from '../load/requests.ts';
import { calls, orderPlaced, whiteMug, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { until, waitForOk } from '../until.ts';
import { hasPgBouncer, pgBouncer } from './pgbouncer.ts';

if (!hasPgBouncer) says('skipped: pgbouncer is not installed');
describe.skipIf(!hasPgBouncer)('PgBouncer', async () => {
  if (!hasPgBouncer) return;
  const { db, url, ownerUrl } = await demoDatabase();
  const payments = await testPayments();
  const session = await pgBouncer(url, [url, ownerUrl], 'session');
  const transaction = await pgBouncer(url, [url, ownerUrl], 'transaction');
  const shops: ShopServer[] = [];
  afterAll(() => Promise.all(shops.map((shop) => shop.stop('SIGINT'))));
  async function opened(env: Record<string, string> = {}): Promise<ShopServer> {
    const options = {
      databaseUrl: session.through(url),
      ownerUrl: session.through(ownerUrl),
      env: { PAYMENT_TEST_URL: payments.address, ...env },
    };
    const shop = await startShop(options).catch((error: Error) => error.message);
    expect(shop).toHaveProperty('url');
    shops.push(shop as ShopServer);
    return shop as ShopServer;
  }
  /** Returns the seconds until a cached page shows another price. */
  async function changed(shop: ShopServer, price: number): Promise<number> {
    const page = `${shop.url}/page-data/en/product-detail/2/x/y`;
    const shown = async () => ((await (await fetch(page)).json()) as { data: { price: number } }).data.price;
    await shown();
    await sql`update product set price_cents = ${price * 100}, pay_cents = ${price * 100}, allow_discounts = false where id = 2`.execute(
      db,
    );
    await publishInvalidation(db, 'product 2', 'list');
    return until('the new price', async () => (await shown()) === price);
  }

  describe('with session pooling and default settings', () => {
    test('the whole checkout works through it, including notifications', async () => {
      const shop = await opened();
      const requests = caller(shop.url);
      const [email, password] = demoLogins.sokha;
      const as = await logInBy(requests)(email, password);
      const shopper = { customerId: as.UserID, token: as.token, email };
      const cart = await requests('common/get-customer-cart-items/cart-data', {
        cartJsonData: JSON.stringify([whiteMug(2)]),
      });
      expect(cart.data.productsData).toHaveLength(1);
      const byCard = { PaymentMethod: '5', paymentToken: token('approve.hook-none') };
      for (const more of [{}, byCard]) {
        const order = orderFor(shopper, [whiteMug(1)], more);
        const answer = await requests(calls.order, order, {
          as,
          headers: { 'idempotency-key': randomUUID() },
        });
        expect(messageOf(answer)).toBe(orderPlaced);
      }
      const orders = await requests(
        'dynamic/dataoperation/get-customer-order-history-master',
        { UserID: as.UserID },
        { as },
      );
      expect(orders.data.length).toBeGreaterThan(2);
      inTime('a change shown after', await changed(shop, 71), 2, ' s');
      expectAll('checkouts', 1, 1);
    });

    test('a rush fits into its twenty sessions', async () => {
      const [shop] = shops;
      await db.updateTable('product').set({ stock: 100_000 }).where('id', '=', 1).execute();
      const buyers = await newShoppers(db, 8);
      const orders = Array.from({ length: sized(80, 800) }, (_, at) => orderOf(buyers[at % 8]!));
      const looks = Array.from({ length: sized(300, 3000) }, (_, at) => browsing[at % browsing.length]!);
      const [ordered, looked] = await Promise.all([
        mapConcurrently(orders, 8, (each) => again(() => ask(shop!.url, each))),
        mapConcurrently(looks, 16, (each) => again(() => ask(shop!.url, each))),
      ]);
      expectEvery('orders', ordered, ({ status, text }) => status === 200 && text.includes(placed));
      expectEvery('lists and products', looked, ({ status }) => status === 200);
      expect(errorsIn(shop!.output())).toEqual([]);
      expect(await brokenOrders(db)).toEqual([]);
    });

    test('after its restart the shop recovers by itself, and receives notifications', async () => {
      const [shop] = shops;
      await session.restart();
      await waitForOk(`${shop!.url}/readyz`);
      await until('notices', async () => (await listeners()).length === shops.length);
      inTime('a change shown after', await changed(shop!, 72), 2, ' s');
    });

    test('notifications can bypass PgBouncer', async () => {
      const shop = await opened({ DATABASE_LISTEN_URL: url });
      const past = async () => (await listeners()).at(-1);
      await until('notices', async () => (await listeners()).length === shops.length);
      const before = await past();
      await session.restart();
      await waitForOk(`${shop.url}/readyz`);
      expect(await listeners()).toContain(before);
      inTime('a change shown after', await changed(shop, 73), 2, ' s');
    });
  });

  test.each([
    ['DATABASE_URL', {}],
    ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: transaction.through(url) }],
    ['DATABASE_READ_URL', { DATABASE_READ_URL: transaction.through(url) }],
  ])('the shop refuses to start with transaction pooling: %s', async (name, env) => {
    const through = name === 'DATABASE_URL' ? transaction : session;
    const output = await refusalOf({
      databaseUrl: through.through(url),
      ownerUrl: through.through(ownerUrl),
      env,
    });
    expect(output).toMatch(
      new RegExp(`Kado cannot start: ${name} is a pooler .*pool_mode = transaction`, 'u'),
    );
  });

  /** Returns the backend processes of listening sessions, the oldest first. */
  async function listeners(): Promise<number[]> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where application_name = 'kado listener' and datname = current_database()
      order by backend_start`.execute(db);
    return rows.map(({ pid }) => pid);
  }
});
