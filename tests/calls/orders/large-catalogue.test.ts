import { expect, it } from 'vitest';
import { newShopper } from '#tests/support/shop-api.ts';
import { mug, newcomersShop, placed } from './newcomers.ts';

const { db, query, orderFrom, analyze } = await newcomersShop();
const products = 5000;
const orders = 5;

/** Returns how many product rows were read sequentially and updated, as counted by the database so far. */
async function counted() {
  const [row] = await query`select seq_tup_read::int as "read", n_tup_upd::int as sold
    from pg_stat_user_tables where relname = 'product'`;
  return row as { read: number; sold: number };
}

it('a new customer’s order is placed without reading all products', async () => {
  await query`insert into product (id, sku, category_id, vendor_id, price_cents, shipping_cents, stock)
    select 1000 + n, 'MANY-' || n, category_id, vendor_id, price_cents, shipping_cents, 1
    from product, generate_series(1, ${products}::int) n where id = 1`;
  await analyze();
  const order = async () =>
    expect((await orderFrom('192.0.2.7', await newShopper(db), [mug(1)])).ResponseMsg).toBe(placed);
  const soldAfter = async (sold: number) => {
    let now = await counted();
    // The statistics of other connections appear once those have been idle for a second.
    await expect
      .poll(async () => (now = await counted()).sold, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(sold);
    return now;
  };
  const { sold } = await counted();
  await order();
  const begun = await soldAfter(sold + 1);
  for (let at = 0; at < orders; at += 1) await order();
  const after = await soldAfter(begun.sold + orders);
  expect(after.read - begun.read).toBeLessThan(2 * products);
});
