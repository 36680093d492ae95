import { openDatabase, withClient } from '#database/connect.ts';
import { migrate } from '#database/migrate.ts';
import { seedDemo } from '#server/demo/seed.ts';
import pino from 'pino';
import { placeOrder } from '#shop/orders/orders.ts';
import { cartFacts } from '#shop/orders/cart-queries.ts';
import { sql } from 'kysely';
const admin = 'postgresql://postgres@localhost:5477/postgres?host=%2Ftmp%2Fmypg';
const url = admin.replace('/postgres?', '/bench_orders?');
const log = pino({ level: 'error' });
await withClient({ connectionString: admin }, async (c) => {
  await c.query('drop database if exists bench_orders with (force)');
  await c.query(
    "create database bench_orders template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'",
  );
});
await withClient({ connectionString: url }, (c) => migrate(c, { appRole: 'postgres', log }));
const db = await openDatabase({ connection: { connectionString: url }, log });
await seedDemo(db, { log, contentFolder: '/tmp/zzb/content', privateFolder: '/tmp/zzb/private' });
await sql`update product set stock = 1000000 where stock is not null`.execute(db);
await sql`insert into customer (email,password_hash,first_name,last_name) select 'c'||g||'@x.com','x','a','b' from generate_series(1,3000) g`.execute(
  db,
);
const ids = (
  await sql<{ id: number }>`select id from customer where email like 'c%@x.com'`.execute(db)
).rows.map((r) => r.id);
const prods = (
  await sql<{
    id: number;
  }>`select id from product p where published and not exists (select from product_option o where o.product_id=p.id) order by id limit 3`.execute(
    db,
  )
).rows.map((r) => r.id);
const opt = (
  await sql<{
    product_id: number;
    o: any;
  }>`select product_id, json_agg(json_build_object('attributeId',attribute_id,'optionId',option_id)) o from (select distinct on (product_id,attribute_id) * from product_option order by product_id,attribute_id,position) x group by 1 order by 1 limit 3`.execute(
    db,
  )
).rows;
const lines = [
  ...prods.slice(0, 1).map((productId) => ({ productId, quantity: 1, options: [] })),
  ...opt.slice(0, 2).map((r) => ({ productId: r.product_id, quantity: 1, options: r.o })),
];
console.log(JSON.stringify(lines));
const time = async (name: string, n: number, f: (i: number) => Promise<unknown>) => {
  for (let i = 0; i < 20; i++) await f(i);
  const t = performance.now();
  for (let i = 0; i < n; i++) await f(i + 20);
  console.log(name, ((performance.now() - t) / n).toFixed(3), 'ms');
};
await time('facts', 500, () => cartFacts(db, { lines, couponCode: '', customerId: ids[0]! }));
await time('select 1', 500, () => sql`select 1`.execute(db));
let k = 0;
const one = async (i: number) => {
  const r = await placeOrder(db, {
    lines,
    couponCode: '',
    customerId: ids[k++ % ids.length]!,
    note: '',
    expectedTotalCents: null,
    idempotencyKey: 'k-' + k,
    language: null,
    dailyCap: 1e6,
  });
  if (!('orderId' in r)) throw new Error(JSON.stringify(r));
};
await time('place', 500, one);
const t = performance.now();
await Promise.all(
  Array.from({ length: 16 }, async () => {
    for (let i = 0; i < 60; i++) await one(i);
  }),
);
console.log('parallel 16: per order', ((performance.now() - t) / 960).toFixed(3));
const pool1 = await openDatabase({ connection: { connectionString: url }, log, size: 1 });
for (let i = 0; i < 30; i++) {
  k++;
  await placeOrder(pool1, {
    lines,
    couponCode: '',
    customerId: ids[k % ids.length]!,
    note: '',
    expectedTotalCents: null,
    idempotencyKey: 'k-' + k,
    language: null,
    dailyCap: 1e6,
  });
}
console.table(
  (await sql<any>`select name, generic_plans, custom_plans from pg_prepared_statements`.execute(pool1)).rows,
);
await pool1.destroy();
await sql`update product set stock = 0 where id = ${lines[0]!.productId}`.execute(db);
await time('refused', 300, async () => {
  await placeOrder(db, {
    lines,
    couponCode: '',
    customerId: ids[k++ % ids.length]!,
    note: '',
    expectedTotalCents: null,
    idempotencyKey: 'k-' + k,
    language: null,
    dailyCap: 1e6,
  });
});
await db.destroy();
