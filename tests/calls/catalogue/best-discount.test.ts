import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { guestShop } from '#tests/support/test-shop.ts';

const { db } = await guestShop('catalogue');

const now = new Date('2026-04-14T00:00:00Z');
const later = new Date(now.getTime() + 1);
/** A product of the category 2, which is in the category 1. */
const productId = 1;
const priceCents = 999;

type Amount = { amount_cents: number } | { percent: number };
interface Discount {
  kind?: 'products' | 'categories';
  targets?: number[];
  starts_at?: Date;
  ends_at?: Date;
  active?: boolean;
  coupon_code?: string;
}

beforeEach(async () => {
  await sql`delete from discount`.execute(db);
});

async function discount(
  id: number,
  amount: Amount,
  { kind = 'products', targets = [productId], ...rest }: Discount = {},
) {
  await db
    .insertInto('discount')
    .values({ id, name: `discount ${id}`, kind, ...amount, ...rest })
    .execute();
  const [table, column] =
    kind === 'products' ? ['discount_product', 'product_id'] : ['discount_category', 'category_id'];
  await sql`
    insert into ${sql.table(table)} (discount_id, ${sql.ref(column)})
    select ${id}::int, t from unnest(${targets}::int[]) t`.execute(db);
}

/** Returns the discount of the product and the price that it leaves. Both are null without one. */
async function best(allowsDiscounts = true) {
  const { rows } = await sql<{ id: number | null; cents: number | null }>`
    select discount_id as id, reduced_cents as cents
    from price_steps_of(${productId}::int, ${priceCents}::int, '[]', ${allowsDiscounts}::boolean, ${now}::timestamptz)`.execute(
    db,
  );
  return rows[0];
}

const none = { id: null, cents: null };

test.each<[rule: string, amount: Amount, cents: number]>([
  ['an amount lowers the price', { amount_cents: 100 }, 899],
  // 15 % of 999 is 149.85, rounded to 150.
  ['a percentage is rounded once', { percent: 1500 }, 849],
  ['a discount above the price results in 0, never less', { amount_cents: 5000 }, 0],
])('%s', async (_rule, amount, cents) => {
  await discount(1, amount);
  expect(await best()).toEqual({ id: 1, cents });
});

test('the lowest price applies, and the lowest id among equal ones', async () => {
  await discount(9, { amount_cents: 200 });
  await discount(1, { amount_cents: 100 });
  await discount(4, { amount_cents: 200 });
  expect(await best()).toEqual({ id: 4, cents: 799 });
  await discount(10, { percent: 5000 });
  expect(await best()).toEqual({ id: 10, cents: 499 });
});

test('a discount that changes nothing is ignored', async () => {
  await discount(1, { percent: 1 });
  expect(await best()).toEqual(none);
});

test('a discount counts only while it is active and without a code, at this moment', async () => {
  await discount(1, { amount_cents: 500 }, { starts_at: later });
  await discount(2, { amount_cents: 400 }, { ends_at: now });
  await discount(3, { amount_cents: 300 }, { active: false });
  await discount(4, { amount_cents: 200 }, { coupon_code: 'MINUS2' });
  expect(await best()).toEqual(none);
  await discount(5, { amount_cents: 100 }, { starts_at: now, ends_at: later });
  expect(await best()).toEqual({ id: 5, cents: 899 });
});

test.each<[kind: 'products' | 'categories', targets: number[], id: number | null]>([
  ['products', [2, productId], 1],
  ['products', [2], null],
  ['categories', [2], 1],
  ['categories', [1], 1],
  ['categories', [4], null],
])(
  'a discount on the %s %j names this product or one of its categories, or doesn’t apply',
  async (kind, targets, id) => {
    await discount(1, { amount_cents: 100 }, { kind, targets });
    expect((await best())?.id).toBe(id);
  },
);

test('a product that allows no discounts keeps its price', async () => {
  await discount(1, { amount_cents: 100 });
  expect(await best(false)).toEqual(none);
});
