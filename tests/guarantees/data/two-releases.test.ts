import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { caller, errorsIn, type WireAnswer } from '../../support/running-shop.ts';
import { demoDatabase } from '../../support/postgres.ts';
import { newShoppers, type Shopper } from '../../support/shop-api.ts';
import { type ShopServer, startShop } from '../../support/shop-server.ts';
import { testPayments, token } from '../../support/test-payments.ts';
import { again, ask, mapConcurrently } from '../asking.ts';
import { expectEvery, expectAll, says, sized } from '../gate.ts';
import { browsing, orderOf, placed } from '../load/requests.ts';
import { calls, orderPlaced, tooBusy, whiteMug, messageOf } from '../shop-pair.ts';
import { brokenOrders } from '../stored.ts';
import { checkedOut, earlierRelease } from './earlier-release.ts';

const withoutStock = ({ text }: WireAnswer) => text.replaceAll(/\\"StockQuantity\\":\d+/gu, '');

const release = earlierRelease();
if (!release) says('skipped: no earlier release can be had from git here');
describe.skipIf(!release)('the previous release beside this one, on this one’s database', async () => {
  if (!release) return;
  says(`the release before: ${release.name}, without ${release.lacks.length} of the migrations`);
  const { db, url, ownerUrl } = await demoDatabase();
  await db.updateTable('product').set({ stock: 100_000 }).where('id', '=', 1).execute();
  const payments = await testPayments();
  const project = { old: checkedOut(release), now: undefined };
  // The previous release doesn't send calls that were added since.
  const oldCancels = existsSync(path.join(project.old, 'contract/operations/orders/cancel-order.ts'));
  const open = (which: 'old' | 'now', port?: number) =>
    startShop({
      databaseUrl: url,
      ownerUrl,
      env: { PAYMENT_TEST_URL: payments.address, KADO_SECRET: 'the same for both of them, 32 or more' },
      ...(project[which] && { project: project[which] }),
      ...(port !== undefined && { port }),
    });
  const [old, now] = await Promise.all([open('old'), open('now')]);
  const both = [old, now];
  const opened: ShopServer[] = [...both];
  afterAll(() => Promise.all(opened.map((shop) => shop.stop('SIGINT'))));
  const buyers = await newShoppers(db, 8);

  /** Places an order at the first shop, and reads its outcome from the second. */
  async function journey(shopper: Shopper, [first, second]: readonly ShopServer[], count: number) {
    const as = { UserID: shopper.customerId, token: shopper.token };
    const call = (shop: ShopServer | undefined, ...requests: Parameters<ReturnType<typeof caller>>) =>
      again(() => caller(shop!.url)(...requests));
    const payment = [{}, { PaymentMethod: '5', paymentToken: token('approve.hook-none') }][count % 2];
    const [cart, sameCart] = await Promise.all(
      [first, second].map((shop) =>
        call(shop, 'common/get-customer-cart-items/cart-data', {
          cartJsonData: JSON.stringify([whiteMug(2)]),
        }),
      ),
    );
    const key = { 'idempotency-key': randomUUID() };
    const parameters = orderFor(shopper, [whiteMug(1)], payment);
    const order = await call(first, calls.order, parameters, { as, headers: key });
    // Sends the order again to the other shop, as a proxy does when it got no answer.
    const repeated = await call(second, calls.order, parameters, { as, headers: key });
    const mine = await call(
      second,
      'dynamic/dataoperation/get-customer-order-history-master',
      { UserID: shopper.customerId },
      { as },
    );
    const number = (answer: WireAnswer) => answer.data[0]?.OrderNumber as string | undefined;
    const cancelled = await call(
      second === old && !oldCancels ? now : second,
      'common/cancel-order',
      { UserID: shopper.customerId, OrderId: order.data[0]?.OrderId },
      { as },
    );
    return {
      number: number(order),
      output: [messageOf(order), messageOf(repeated), messageOf(cancelled)],
      isOne: number(order) !== undefined && number(order) === number(repeated),
      // Other customers buy in the meantime, so stock is ignored.
      isSameCart: withoutStock(cart!) === withoutStock(sameCart!),
      isListed: (mine.data as { OrderNumber?: string }[]).some((each) => each.OrderNumber === number(order)),
    };
  }

  test('buyers succeed at both releases, also when switching between them', async () => {
    const rounds = sized(2, 10);
    const journeys = [];
    for (let round = 0; round < rounds; round += 1)
      journeys.push(
        ...(await Promise.all(
          buyers.map((shopper, at) =>
            journey(shopper, (at + round) % 2 === 0 ? both : [now, old], at + Math.floor(at / 2)),
          ),
        )),
      );
    expectEvery('orders at one, sent again to the other, cancelled there', journeys, ({ output }) =>
      output.every((message, at) => message === [orderPlaced, orderPlaced, 'Saved Successfully'][at]),
    );
    expectEvery('one order each', journeys, ({ isOne }) => isOne);
    expectEvery('carts that cost the same at both', journeys, ({ isSameCart }) => isSameCart);
    expectEvery('orders in the list of the other', journeys, ({ isListed }) => isListed);
    const looks = both.flatMap(({ url: at }) => browsing.map((question) => () => ask(at, question)));
    const looked = await mapConcurrently(looks, 4, again);
    expectEvery('lists and products at both', looked, ({ status }) => status === 200);
    expect(await brokenOrders(db)).toEqual([]);
    // On a busy machine, a request that waits too long for another order is rejected, so that the client
    // retries.
    const errors = both.flatMap((shop) => errorsIn(shop.output()));
    expect(errors.filter((line) => !/57014/u.test(line) && !line.includes(tooBusy)).slice(0, 3)).toEqual([]);
  });

  test('upgrading and downgrading twice during orders loses nothing acknowledged', async () => {
    const acknowledged: string[] = [];
    const over = new AbortController();
    onTestFinished(() => over.abort());
    // One shop changes its release, the other doesn't. When one is down, a proxy uses the other.
    let changing = old;
    const buy = async (shopper: Shopper, at: number) => {
      while (!over.signal.aborted) {
        const question = orderOf(shopper, randomUUID());
        for (let tries = 0; ; tries += 1) {
          const { status, text } = await ask([changing, now][(at + tries) % 2]!.url, question);
          const number = /OrderNumber\\?":\\?"([^"\\]+)/u.exec(text)?.[1];
          if (status === 200 && text.includes(placed) && number !== undefined) {
            acknowledged.push(number);
            break;
          }
          await sleep(50);
        }
      }
    };
    const before = await ordersOf();
    const buying = buyers.map(buy);
    const changes = sized(['now', 'old'] as const, ['now', 'old', 'now', 'old'] as const);
    for (const which of changes) {
      await sleep(sized(1000, 5000));
      await changing.stop();
      changing = await open(which, changing.port);
      opened.push(changing);
    }
    await sleep(1000);
    over.abort();
    await Promise.all(buying);
    const stored = new Set(await ordersOf());
    says(`${acknowledged.length} orders under ${changes.length} changes of the release`);
    expectEvery('acknowledged orders are stored', acknowledged, (number) => stored.has(number));
    expectAll('stored orders were acknowledged', acknowledged.length, stored.size - before.length);
    expect(await brokenOrders(db)).toEqual([]);
  });

  async function ordersOf(): Promise<string[]> {
    const ids = buyers.map(({ customerId }) => customerId);
    const rows = await db
      .selectFrom('customer_order')
      .select('number')
      .where('customer_id', 'in', ids)
      .execute();
    return rows.map(({ number }) => number);
  }
});
