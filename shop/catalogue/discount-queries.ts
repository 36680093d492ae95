import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { DiscountFields, StoredDiscount } from './discount-fields.ts';

/** Keeps orders and others from these discounts until the transaction ends. */
export async function lockDiscounts(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select id from discount where id = any(${[...ids]}::int[]) order by id for update`.execute(db);
}

export async function storedDiscounts(db: Database, ids: readonly number[]): Promise<StoredDiscount[]> {
  const { rows } = await sql<StoredDiscount>`
    select d.id, d.version, d.name, d.coupon_code as "couponCode", d.kind, d.percent, d.amount_cents as "amountCents",
      d.starts_at as "startsAt", d.ends_at as "endsAt", d.max_uses as "maxUses", d.used, d.active,
      d.max_uses_per_customer as "maxUsesPerCustomer",
      array(select product_id from discount_product where discount_id = d.id order by 1) as "productIds",
      array(select category_id from discount_category where discount_id = d.id order by 1) as "categoryIds"
    from discount d where d.id = any(${[...ids]}::int[]) order by d.id`.execute(db);
  return rows;
}

/** Whether a coupon has this code already. Whoever asks at the same time waits until this transaction ends. */
export async function isCodeTaken(db: Database, code: string | null): Promise<boolean> {
  if (code === null) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended('coupon code', 0))`.execute(db);
  const { rows } = await sql`select from discount where coupon_code = ${code}`.execute(db);
  return rows.length > 0;
}

export async function existingProducts(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Writes a discount, a new one when `id` is null. @returns its id */
export async function writeDiscount(
  db: Database,
  id: number | null,
  fields: DiscountFields,
  newId: number | null = null,
): Promise<number> {
  const row = {
    name: fields.name,
    coupon_code: fields.couponCode,
    kind: fields.kind,
    percent: fields.percent,
    amount_cents: fields.amountCents,
    starts_at: fields.startsAt,
    ends_at: fields.endsAt,
    max_uses: fields.maxUses,
    max_uses_per_customer: fields.maxUsesPerCustomer,
    active: fields.active,
  };
  const written =
    id === null
      ? await db
          .insertInto('discount')
          .values({ ...row, ...(newId !== null && { id: newId }) })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await db
          .updateTable('discount')
          .set(({ eb }) => ({ ...row, version: eb('version', '+', 1) }))
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirstOrThrow();
  await writeTargets(db, written.id, fields);
  return written.id;
}

async function writeTargets(
  db: Database,
  id: number,
  { productIds, categoryIds }: DiscountFields,
): Promise<void> {
  await db.deleteFrom('discount_product').where('discount_id', '=', id).execute();
  await db.deleteFrom('discount_category').where('discount_id', '=', id).execute();
  await sql`
    insert into discount_product (discount_id, product_id) select ${id}, unnest(${productIds}::int[])`.execute(
    db,
  );
  await sql`
    insert into discount_category (discount_id, category_id) select ${id}, unnest(${categoryIds}::int[])`.execute(
    db,
  );
}
