import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { brokenOrders } from '../hostile/stored.ts';
import type { WireAnswer } from '../support/running-shop.ts';
import { newShopper, newShoppers, type Shopper } from '../support/shop-api.ts';
import { shopPair, whiteMug } from './shop-pair.ts';

const { db, shops, order, faults, sentAway } = await shopPair();

const stockOf = async () =>
  (await db.selectFrom('product').select('stock').where('id', '=', 1).executeTakeFirstOrThrow()).stock;
const setStock = (stock: number) => db.updateTable('product').set({ stock }).where('id', '=', 1).execute();
beforeEach(() => setStock(10_000));

const sentence = ({ data }: WireAnswer): string => data[0]?.ResponseMsg;
const placed = (answers: readonly WireAnswer[]) =>
  answers.filter((answer) => sentence(answer) === 'Order Placed Successfully');
const ordersOf = (shopper: Shopper) =>
  db.selectFrom('customer_order').selectAll().where('customer_id', '=', shopper.customerId).execute();
/** All at once, to one process and the other in turn. */
const allAtOnce = (count: number, ask: (at: number, process: number) => Promise<WireAnswer>) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at, at % 2)));

it('they are two processes, each with a data folder of its own', () => {
  expect(new Set(shops.map(({ pid }) => pid)).size).toBe(2);
  expect(new Set(shops.map(({ dataFolder }) => dataFolder)).size).toBe(2);
});

describe('ten parallel submits of one order', () => {
  const rounds = [1, 2, 3, 4, 5, 6, 7, 8];
  it.each(rounds)('with a key are one order and ten equal answers (round %i)', async () => {
    const shopper = await newShopper(db);
    const key = randomUUID();
    const answers = await allAtOnce(10, (_at, process) => order(process, shopper, [whiteMug(2)], {}, key));
    const outcome = await outcomeOf(shopper, answers);
    expect(outcome).toEqual(oneOrder(outcome));
  });

  it.each(rounds)('without a key are one order and ten equal answers (round %i)', async () => {
    const shopper = await newShopper(db);
    const answers = await allAtOnce(10, (_at, process) => order(process, shopper, [whiteMug(2)]));
    const outcome = await outcomeOf(shopper, answers);
    expect(outcome).toEqual(oneOrder(outcome));
  });

  /** What came back, and what was stored, for the rule that both are one. */
  async function outcomeOf(shopper: Shopper, answers: readonly WireAnswer[]) {
    const [stored, ...others] = (await ordersOf(shopper)).map(({ id, number }) => ({
      OrderId: id,
      OrderNumber: number,
    }));
    const { OrderTotal: _total, ...answered } = answers[0]!.data[0];
    return {
      differentAnswers: new Set(answers.map(({ status, text }) => `${status} ${text}`)).size,
      answered,
      stored: { ResponseMsg: 'Order Placed Successfully', ...stored },
      others,
      stock: await stockOf(),
    };
  }

  function oneOrder({ stored }: Awaited<ReturnType<typeof outcomeOf>>) {
    return { differentAnswers: 1, answered: stored, stored, others: [], stock: 9998 };
  }
});

describe('stock', () => {
  it.each([1, 2])(
    'of 10 units, 200 buyers get 10 and 190 are told it is out of stock (round %i)',
    async () => {
      await setStock(10);
      const buyers = await newShoppers(db, 200);
      const answers = await allAtOnce(200, (at, process) => order(process, buyers[at]!, [whiteMug(1)]));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(placed(answers)).toHaveLength(10);
      const told = answers.filter(
        (answer) => sentence(answer) === "Product is out of stock. Can't add it in the cart!",
      );
      expect(told).toHaveLength(190);
      expect(await stockOf()).toBe(0);
      const { rows } = await sql<{ sold: number }>`
      select coalesce(sum(quantity), 0)::int as sold from order_item i join customer_order o on o.id = i.order_id
      where o.customer_id = any(${buyers.map(({ customerId }) => customerId)}::int[])`.execute(db);
      expect(rows[0]!.sold).toBe(10);
    },
  );
});

describe('a coupon with 3 uses left', () => {
  const usesOf = async (code: string) => {
    const { rows } = await sql<{ used: number; kept: number }>`
      select used, (select count(*)::int from coupon_use u where u.discount_id = d.id) as kept from discount d where coupon_code = ${code}`.execute(
      db,
    );
    return rows[0];
  };
  it.each(['LUCKY3', 'LUCKY4'])('is used 3 times by 50 (%s)', async (code) => {
    // A second round: the same coupon once more, under another name.
    await sql`insert into discount (coupon_code, kind, amount_cents, starts_at, ends_at, max_uses)
      select ${code}, kind, amount_cents, starts_at, ends_at, 3 from discount where coupon_code = 'LUCKY3' on conflict do nothing`.execute(
      db,
    );
    const buyers = await newShoppers(db, 50);
    const answers = await allAtOnce(50, (at, process) =>
      order(process, buyers[at]!, [whiteMug(1)], { CouponCode: code }),
    );
    expect(placed(answers)).toHaveLength(3);
    expect(answers.filter((answer) => sentence(answer) === 'Invalid coupon code!')).toHaveLength(47);
    expect(await usesOf(code)).toEqual({ used: 3, kept: 3 });
  });
});

describe('what one process did the other knows at once', () => {
  it('a logout', async () => {
    const shopper = await newShopper(db);
    const headers = {
      'content-type': 'application/json',
      token: shopper.token,
      userid: String(shopper.customerId),
    };
    const ask = async (process: number, path: string) => {
      const answer = await fetch(`${shops[process]!.url}/api/v1/${path}`, {
        method: 'POST',
        headers,
        body: '{"requestParameters":{}}',
      });
      return ((await answer.json()) as { statusCode: number }).statusCode;
    };
    const orders = 'dynamic/dataoperation/get-customer-order-history-master';
    expect(await ask(1, orders)).toBe(200);
    expect(await ask(0, 'common/logout')).toBe(200);
    expect(await ask(1, orders)).toBe(401);
  });
});

describe('an acknowledged order', () => {
  /** Writes of the log that were forced to the disk, as far as the server has counted them. */
  const forced = async (): Promise<number> => {
    const { rows } = await sql<{
      version: number;
    }>`select current_setting('server_version_num')::int as version`.execute(db);
    const counted =
      rows[0]!.version >= 180_000
        ? sql<{ n: number }>`select sum(fsyncs)::int as n from pg_stat_io where object = 'wal'`
        : sql<{ n: number }>`select wal_sync::int as n from pg_stat_wal`;
    return (await counted.execute(db)).rows[0]!.n;
  };

  it('was forced to the disk before it was acknowledged: one order after another, one write each', async () => {
    const buyers = await newShoppers(db, 60);
    const before = await forced();
    for (const [at, buyer] of buyers.entries()) {
      // Connections count at most once a second; the last orders make them tell what they have done.
      if (at === 40) await sleep(1100);
      expect(sentence(await order(at % 2, buyer, [whiteMug(1)]))).toBe('Order Placed Successfully');
    }
    expect((await forced()) - before).toBeGreaterThanOrEqual(40);
  });
});

it('every order is whole, and no process logged an error', async () => {
  console.log(`${sentAway()} requests were told that the shop is too busy, and sent again`);
  expect(await brokenOrders(db)).toEqual([]);
  expect(faults()).toEqual([]);
});
