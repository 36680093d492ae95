import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { getAllProducts } from '#contract/operations/catalogue/get-all-products.ts';
import { getProductDetail } from '#contract/operations/catalogue/get-product-detail.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { startClock } from '#server/jobs/clock.ts';
import { passedMoments } from '#shop/catalogue/catalogue.ts';
import { discountKind } from '#shop/discounts/discounts.ts';
import { changeSettings } from '#shop/content/content.ts';
import { changeRecords } from '#shop/records/records.ts';
import { changeChannel, changesIn } from '#shop/invalidation/invalidation.ts';
import { listen } from '#database/listen.ts';
import { afterwards } from '../support/afterwards.ts';
import { slowness } from '../support/slowness.ts';
import { afterFixtures, sokha } from '../support/changing.ts';
import { bag, orderFor } from './orders/order-fixtures.ts';
import { newShopper } from '../support/shop-api.ts';
import { products, testShop } from '../support/test-shop.ts';

const { anotherProcess, query, url, ...here } = await testShop(products, { LIMIT_BROWSE: '100000' });
const processes = [here, await anotherProcess()];
type Process = (typeof processes)[number];

beforeAll(async () => {
  await afterFixtures(here.db);
  await changeSettings(here.db, { productFeed: true }, 'system');
  // Neither process listens to the other, so each clock works alone.
  for (const { app } of processes) afterwards(startClock(app));
  // Whatever is stored from here on was unknown when they started.
  await sleep(1200);
});

async function shown({ server }: Pick<Process, 'server'>, path: string): Promise<string> {
  const asked = { url: path, headers: { accept: 'text/html' } };
  const { statusCode, headers, body } = await server.inject(asked);
  return statusCode === 301 ? shown({ server }, headers.location as string) : body;
}

/** What a process says about the price of the bag ($200.00, or $180.00 reduced), wherever it shows it. */
async function prices(at: Process) {
  const [page, list, home, feed, cart, detail, all] = await Promise.all([
    shown(at, '/en/product-detail/4/bags/bag'),
    shown(at, '/en/all-products/4/bags'),
    shown(at, '/ar/'),
    shown(at, '/feeds/products.en.xml'),
    at.request(getCustomerCartItems, { cartJsonData: JSON.stringify([{ ProductId: 4, Quantity: 1 }]) }),
    at.request(getProductDetail, { ProductId: 4 }),
    at.request(getAllProducts, { CategoryID: '4', PageNo: 1, PageSize: 9 }),
  ]);
  const inCall = (rows: { ProductId: number; Price: number; DiscountedPrice?: number }[]) => {
    const row = rows.find(({ ProductId }) => ProductId === 4);
    return row?.DiscountedPrice ?? row?.Price;
  };
  const onPage = (html: string) => (html.includes('$180.00') ? 180 : html.includes('$200.00') && 200);
  const item = /<g:id>4<.*?<\/item>/su.exec(feed)?.[0] ?? '';
  const found = {
    cart: inCall(cart.data.productsData),
    page: onPage(page),
    structuredData: Number(/"price":([\d.]+)/u.exec(page)?.[1]),
    list: onPage(list),
    home: onPage(home),
    detail: inCall(detail.data),
    all: inCall(all.data),
    feed: item.includes('sale_price>180.00') ? 180 : item.includes('g:price>200.00') && 200,
  };
  return new Set(Object.values(found)).size === 1 ? found.cart : found;
}

/** Waits for a moment, and returns how many milliseconds later `isReached` was true. */
async function latenessOf(moment: number, isReached: () => Promise<boolean>): Promise<number> {
  while (!(await isReached())) {
    if (Date.now() > moment + 2 * inTime) return Infinity;
    await sleep(20);
  }
  return Date.now() - moment;
}

const soon = () => new Date(Date.now() + Math.ceil(1500 * slowness));
/** A second, and what a busy machine adds. */
const inTime = 15_000 * slowness;

const fields = { name: 'Ten percent', kind: 'products', percent: 1000, productIds: [4] };
const saved = (changes: object) =>
  changeRecords(here.db, discountKind, sokha, [changes as { fields: object }]);

/** Returns how late all prices of both processes were `price`, after a moment before which none was. */
async function lateness(price: number, moment: Date): Promise<number> {
  const all = () => Promise.all(processes.map(prices));
  const before = await all();
  // On a busy machine the answers may come after the moment.
  const earlier = [380 - price, 380 - price];
  expect(Date.now() < moment.getTime() ? before : earlier).toEqual(earlier);
  const late = await latenessOf(moment.getTime(), async () => (await all()).every((each) => each === price));
  expect(await all()).toEqual([price, price]);
  return late;
}

describe('a discount made after the start takes effect in every process, page, list, call and feed', () => {
  it('when it starts and when it ends', async () => {
    const startsAt = soon();
    const [made] = await saved({ fields: { ...fields, startsAt } });
    if (made?.state !== 'created') throw new Error(JSON.stringify(made));
    expect(await lateness(180, startsAt)).toBeLessThan(inTime);
    const endsAt = soon();
    await saved({ id: made.id, fields: { endsAt } });
    expect(await lateness(200, endsAt)).toBeLessThan(inTime);
  });

  it('a discount takes effect although it was stored without a notification', async () => {
    const startsAt = soon();
    await query`with made as (
        insert into discount (id, kind, percent, starts_at) values (500, 'products', 1000, ${startsAt}) returning id)
      insert into discount_product (discount_id, product_id) select id, 4 from made`;
    expect(await lateness(180, startsAt)).toBeLessThan(inTime);
    const endsAt = soon();
    await query`update discount set ends_at = ${endsAt} where starts_at = ${startsAt}`;
    expect(await lateness(200, endsAt)).toBeLessThan(inTime);
  });

  it('a discount takes effect although its transaction committed after its moment', async () => {
    const startsAt = soon();
    await here.db.transaction().execute(async (trx) => {
      await changeRecords(trx, discountKind, sokha, [{ fields: { ...fields, startsAt } as object }]);
      await sleep(2500);
    });
    const late = await latenessOf(Date.now(), async () => (await prices(here)) === 180);
    expect(late).toBeLessThan(10_000 + inTime);
  });
});

describe('whatever else changes by itself', () => {
  // Work that one process does for all is published, as in a running shop.
  beforeAll(() => {
    for (const { app } of processes)
      afterwards(
        listen({
          connection: { connectionString: url },
          channel: changeChannel,
          log: app.log,
          onNotice: (notice) => app.changes.hear(changesIn(notice)),
          onReturn: () => app.changes.announce('all'),
        }),
      );
  });

  it('a scheduled product is published in every process, page and list', async () => {
    const [publishAt, name] = [soon(), 'Late Riser'];
    await query`insert into product (id, sku, category_id, price_cents, published, publish_at)
      values (900, 'LATE', 4, 900, false, ${publishAt})`;
    await query`insert into product_text (product_id, language_id, name) values (900, 1, ${name})`;
    await query`insert into product_category (product_id, category_id) values (900, 4)`;
    const places = ['/en/product-detail/900/bags/late-riser', '/en/all-products/4/bags', '/en/'];
    const all = async () => {
      const pages = processes.flatMap((each) => places.map((place) => shown(each, place)));
      return (await Promise.all(pages)).map((page) => page.includes('$9.00'));
    };
    expect(await all()).not.toContain(true);
    // Lists of the other process may be behind for a moment (docs/internals/pages.md).
    expect(await latenessOf(publishAt.getTime(), async () => !(await all()).includes(false))).toBeLessThan(
      inTime + 2000,
    );
  });

  it('a product is no longer new after 30 days', async () => {
    await query`update product set created_at = now() - interval '30 days' + interval '2 seconds' where id = 3`;
    const told: string[] = [];
    here.app.changes.subscribe((changes) => told.push(...changes));
    await latenessOf(Date.now(), async () => told.includes('product 3'));
    expect(told).toContain('list');
  });

  it('an unpaid order releases its stock when its time is over, and pages show it', async () => {
    await query`update product set stock = 1 where id = 4`;
    const buyer = await newShopper(here.db);
    const { data } = await here.request(postCustomerOrder, orderFor(buyer, [bag]), buyer, {
      'idempotency-key': randomUUID(),
    });
    expect(data[0]).toMatchObject({ ResponseMsg: 'Order Placed Successfully' });
    const isSoldOut = async () =>
      (await Promise.all(processes.map((each) => shown(each, '/en/product-detail/4/bags/bag')))).map((page) =>
        page.includes('OutOfStock'),
      );
    expect(await latenessOf(Date.now(), async () => !(await isSoldOut()).includes(false))).toBeLessThan(
      inTime,
    );
    const endsAt = soon();
    await query`insert into order_hold (order_id, customer_id, placed_from, held_cents, ends_at)
      select id, customer_id, '', 0, ${endsAt} from customer_order where customer_id = ${buyer.customerId}
      on conflict (order_id) do update set ends_at = excluded.ends_at`;
    const late = await latenessOf(endsAt.getTime(), async () => !(await isSoldOut()).includes(true));
    expect(late).toBeLessThan(inTime);
  });

  it('a day begins at midnight in the shop’s time zone, for banners, campaigns and pages', async () => {
    const told: { change: string; at: number }[] = [];
    for (const { app } of processes)
      app.changes.subscribe((changes) => {
        for (const change of changes) told.push({ change, at: Date.now() });
      });
    // A time zone in which the day ends in two seconds.
    const [row] =
      await query`select to_char(interval '23:59:58' - (now() at time zone 'UTC')::time, 'HH24:MI:SS') as ahead`;
    await query`insert into setting (name, value) values ('timeZone', to_jsonb('X' || '-' || ${row!['ahead']}::text))
      on conflict (name) do update set value = excluded.value`;
    const midnight = Date.now() + 2000;
    const late = await latenessOf(
      midnight,
      async () => told.filter(({ change }) => change === 'texts').length >= 2,
    );
    expect(late).toBeLessThan(inTime);
    await query`delete from setting where name = 'timeZone'`;
  });
});

it('a new day is distinguished from the same one', async () => {
  const isNewDay = async (since: Date | null) => (await passedMoments(here.db, since)).isNewDay;
  const { now, nextInMs } = await passedMoments(here.db, null);
  expect(await isNewDay(null)).toBe(false);
  expect(await isNewDay(now)).toBe(false);
  expect(await isNewDay(new Date(now.getTime() - 86_400_000))).toBe(true);
  expect(nextInMs).toBeLessThanOrEqual(86_400_000);
});
