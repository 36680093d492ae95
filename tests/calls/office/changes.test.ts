import { expect, it, test } from 'vitest';
import { listChanges } from '#contract/operations/office/records/list-changes.ts';
import { dropStale } from '#shop/housekeeping/housekeeping.ts';
import { officeOf } from '#tests/support/office-api.ts';
import { demoDatabase } from '#tests/support/postgres.ts';
import { shopApi } from '#tests/support/shop-api.ts';

const database = await demoDatabase();
const { db, query } = database;
const { server, ...shop } = await shopApi(db);
const { inside, newKey } = officeOf({ ...database, ...shop, server });
const staff = await inside(1);
const { headers } = await newKey(staff.id, [
  'orders.read',
  'catalogue.read',
  'customers.read',
  'payments.read',
]);

interface Page {
  changes: { id: number; isDeleted: boolean; orderNumber?: string }[];
  next: string;
  hasMore: boolean;
}
async function ask(kind: string, after: string | null = null, limit = 1000, by = headers) {
  const response = await server.inject({
    method: 'POST',
    url: `/office/api/${listChanges.path}`,
    headers: { 'content-type': 'application/json', ...by },
    payload: { kind, after, limit },
  });
  return { status: response.statusCode, ...response.json<{ data: Page; code?: string }>() };
}
const page = async (...given: Parameters<typeof ask>) => (await ask(...given)).data;
/** Waits until no transaction of any test runs that is older than a mark, as the list does. */
const settled = () =>
  expect
    .poll(
      () => query`select from changed_row where at_xid >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`,
      { timeout: 30_000 },
    )
    .toEqual([]);
const settledPage = async (...given: Parameters<typeof ask>) => {
  await settled();
  return page(...given);
};
const end = async (kind: string) => (await settledPage(kind)).next;
const idsSince = async (kind: string, cursor: string) =>
  (await settledPage(kind, cursor)).changes.map(({ id }) => id);
const [{ id: orderId }] = (await query`select min(id) as id from customer_order`) as [{ id: number }];

it.each([
  ['order', 'customer_order'],
  ['product', 'product'],
  ['customer', 'customer'],
  ['payment', 'payment'],
])('the list of changes has each %s once over all its pages', async (kind, table) => {
  await settled();
  const found: number[] = [];
  let after: string | null = null;
  for (let hasMore = true; hasMore;) {
    const { changes, next, hasMore: isMore }: Page = await page(kind, after, 7);
    found.push(...changes.map(({ id }) => id));
    [after, hasMore] = [next, isMore];
  }
  const rows = await db
    .selectFrom(table as 'product')
    .select('id')
    .orderBy('id')
    .execute();
  expect(found.toSorted((one, other) => one - other)).toEqual(rows.map(({ id }) => id));
  expect(await page(kind, after)).toEqual({ changes: [], next: after, hasMore: false });
});

it('a change that is committed after later ones is not lost', async () => {
  const cursor = await end('product');
  const late = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const transaction = db.transaction().execute(async (by) => {
    await by.updateTable('product').set({ sku: 'LATE' }).where('id', '=', 1).execute();
    begun.resolve();
    await late.promise;
  });
  await begun.promise;
  await query`update product set sku = 'EARLY' where id = 2`;
  const meanwhile = await page('product', cursor);
  late.resolve();
  await transaction;
  const afterwards = await settledPage('product', meanwhile.next);
  const found = [...meanwhile.changes, ...afterwards.changes].map(({ id }) => id);
  expect(new Set(found)).toEqual(new Set([1, 2]));
});

it('rows that change while they are listed are listed again, and none is lost', async () => {
  const ids = (await query`select id from product order by id limit 40`).map(({ id }) => id as number);
  const cursor = await end('product');
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (const id of ids.filter((each) => each % 4 === writer))
      await db.transaction().execute(async (by) => {
        await by
          .updateTable('product')
          .set({ sku: `W${writer}-${id}` })
          .where('id', '=', id)
          .execute();
      });
  });
  const isOver = Promise.all(writers).then(() => true);
  const seen = new Map<number, string>();
  let after = cursor;
  for (let isLast = false; ;) {
    const { changes, next, hasMore } = await page('product', after, 3);
    for (const { id } of changes) {
      const { sku } = await db
        .selectFrom('product')
        .select('sku')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      seen.set(id, sku);
    }
    after = next;
    if (isLast && !hasMore) break;
    isLast = await Promise.race([isOver, Promise.resolve(false)]);
    if (isLast) await settled();
  }
  expect([...seen].toSorted(([one], [other]) => one - other)).toEqual(
    ids.map((id) => [id, `W${id % 4}-${id}`]),
  );
});

it.each([
  ['its note', 'order', (id: number) => query`update customer_order set note = 'changed' where id = ${id}`],
  [
    'a packed piece',
    'order',
    (id: number) => query`update order_unit set packed_at = now()
      where item_id in (select id from order_item where order_id = ${id})`,
  ],
  ['a shipment', 'order', (id: number) => query`insert into parcel (order_id, number) values (${id}, 77)`],
  [
    'a payment',
    'order',
    (
      id: number,
    ) => query`insert into payment (rest_of, customer_id, method_id, provider, amount_cents, currency, expires_at)
      select id, customer_id, 5, 'test', 100, 'USD', now() from customer_order where id = ${id}`,
  ],
])('an order is listed after a change of %s', async (_what, kind, change) => {
  const cursor = await end(kind);
  await change(orderId);
  expect(await idsSince(kind, cursor)).toEqual([orderId]);
});

it('a changed order or payment is listed with the number of its order', async () => {
  await settled();
  const listed = async (kind: string) =>
    (await page(kind)).changes.map(({ id, orderNumber }) => [id, orderNumber]);
  const rows = await query`select id, number from customer_order`;
  expect(new Map((await listed('order')) as [])).toEqual(new Map(rows.map(({ id, number }) => [id, number])));
  const payments =
    await query`select p.id, o.number from payment p left join customer_order o on o.id in (p.order_id, p.rest_of)`;
  expect(new Map((await listed('payment')) as [])).toEqual(
    new Map(payments.map(({ id, number }) => [id, number ?? undefined])),
  );
  expect((await page('product', null, 1)).changes[0]).not.toHaveProperty('orderNumber');
});

it('a product is listed once after its stock changes twice', async () => {
  const cursor = await end('product');
  await query`update product set stock = 5 where id = 3`;
  await query`update product set stock = 4 where id = 3`;
  expect(await idsSince('product', cursor)).toEqual([3]);
});

it('polling a payment doesn’t list it as changed', async () => {
  const cursor = await end('payment');
  await query`update payment set looks = looks + 1, next_look_at = now()`;
  expect(await idsSince('payment', cursor)).toEqual([]);
});

it('a deleted row and an erased customer are listed as deleted', async () => {
  const [product, customer] = [await end('product'), await end('customer')];
  const [{ id }] = (await query`
    insert into product (sku, category_id, price_cents) select 'GONE', category_id, 100 from product where id = 1 returning id`) as [
    { id: number },
  ];
  await query`delete from product where id = ${id}`;
  const [{ id: erased }] = (await query`
    update customer set email = null, active = false where id = (select max(id) from customer) returning id`) as [
    { id: number },
  ];
  expect((await settledPage('product', product)).changes).toEqual([{ id, isDeleted: true }]);
  expect((await settledPage('customer', customer)).changes).toEqual([{ id: erased, isDeleted: true }]);
});

test('housekeeping deletes earlier marks of a changed row and keeps the latest', async () => {
  const before = await settledPage('product');
  await query`update product set sku = 'TWICE' where id = 4`;
  await settled();
  await dropStale(db);
  expect(await query`select from changed_row group by kind, row_id having count(*) > 1`).toEqual([]);
  expect(await idsSince('product', before.next)).toEqual([4]);
});

it.each(['x', '99999999999999-1'])('the malformed cursor %s is refused', async (after) => {
  expect(await ask('order', after)).toMatchObject({ status: 400, code: 'malformed' });
});

it('an API key lists changes only of the kinds that its permissions allow', async () => {
  const { headers: other } = await newKey(staff.id, ['orders.read']);
  expect((await ask('order', null, 1, other)).status).toBe(200);
  expect((await ask('payment', null, 1, other)).status).toBe(403);
});
