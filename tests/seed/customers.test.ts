import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { verifyPassword } from '#shop/accounts/accounts.ts';
import { demoDatabase } from '#tests/support/postgres.ts';

const { db } = await demoDatabase();

async function count(from: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n ${sql.raw(from)}`.execute(db);
  return rows[0]!.n;
}

describe('customers and orders of the demo shop', () => {
  test('the demo accounts can log in; passwords are kept as argon2id only', async () => {
    const sokha = await db
      .selectFrom('customer')
      .selectAll()
      .where('email', '=', 'sokha@example.com')
      .executeTakeFirstOrThrow();
    expect(sokha.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
    expect(await verifyPassword(sokha.password_hash, 'kado-demo-1')).toBe(true);
  });

  test('there are orders in every status, whose history leads to it, all in the past', async () => {
    const { rows } = await sql<{
      statuses: number[];
    }>`select array_agg(distinct status_id order by status_id) as statuses from customer_order`.execute(db);
    expect(rows[0]?.statuses).toEqual([1, 2, 3, 4, 5]);
    expect(
      await count(`from customer_order o where status_id <> (
        select to_status from order_status_change where order_id = o.id order by changed_at desc limit 1)`),
    ).toBe(0);
    expect(
      await count(
        'from order_status_change where changed_at >= now() or (from_status is null) <> (to_status = 1)',
      ),
    ).toBe(0);
  });

  test('a digital item is completed', async () => {
    expect(await count('from order_item where digital and status_id = 3')).toBeGreaterThan(0);
  });

  test('sums are those of the items, a reduction and a coupon show', async () => {
    expect(
      await count(
        'from customer_order o where subtotal_cents <> (select sum(total_cents) from order_item where order_id = o.id)',
      ),
    ).toBe(0);
    expect(
      await count('from order_item where discount_id is not null and unit_cents < list_cents'),
    ).toBeGreaterThan(0);
    expect(
      await count('from customer_order where coupon_code is not null and discount_cents > 0'),
    ).toBeGreaterThan(0);
  });

  test('uses of coupons are written down and counted', async () => {
    expect(
      await count(
        'from customer_order o where coupon_id is not null and not exists (select from coupon_use where order_id = o.id)',
      ),
    ).toBe(0);
    expect(
      await count(
        "from discount d where coupon_code = 'WELCOME5' and used <> (select count(*) from coupon_use where discount_id = d.id)",
      ),
    ).toBe(0);
  });

  test('nobody ordered what was not sold yet, or before joining', async () => {
    expect(
      await count(`from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
        join customer c on c.id = o.customer_id where p.created_at > o.created_at or c.created_at > o.created_at`),
    ).toBe(0);
  });

  test('an item keeps its choices in both languages', async () => {
    const item = await db
      .selectFrom('order_item')
      .innerJoin('product', 'product.id', 'order_item.product_id')
      .select('options')
      .where('sku', '=', 'AG-1215')
      .executeTakeFirstOrThrow();
    expect(item.options).toContainEqual({
      attributeId: 1,
      optionId: 4,
      en: ['Color', 'Saffron'],
      km: ['ពណ៌', 'ពណ៌លឿងទុំ'],
    });
  });

  test('numbers go on where the demo orders end', async () => {
    const { rows } = await sql<{ last: number; next: number }>`
      select max(ltrim(number, 'AG')::int) as last, nextval('order_number_seq')::int as next from customer_order`.execute(
      db,
    );
    expect(rows[0]?.next).toBe(rows[0]!.last + 1);
  });
});
