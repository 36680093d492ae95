import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { putRows } from '#shop/records/records.ts';

/** What a discount gives, and when. */
export interface DiscountTerms {
  id: number;
  version: number;
  name: string;
  couponCode: string | null;
  kind: 'products' | 'categories' | 'total';
  percent: number | null;
  amountCents: number | null;
  minCents: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
}

interface StoredDiscount extends DiscountTerms {
  used?: number;
  active: boolean;
  productIds: number[];
  categoryIds: number[];
}

/** Locks these discounts against orders and other edits until the transaction ends. */
export async function lockDiscounts(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select id from discount where id = any(${[...ids]}::int[]) order by id for update`.execute(db);
}

/** `ids`: null for all. */
export async function storedDiscounts(
  db: Database,
  ids: readonly number[] | null,
): Promise<StoredDiscount[]> {
  const { rows } = await sql<StoredDiscount>`
    select d.id, d.version, d.name, d.coupon_code as "couponCode", d.kind, d.percent, d.amount_cents as "amountCents",
      d.min_cents as "minCents", d.starts_at as "startsAt", d.ends_at as "endsAt", d.max_uses as "maxUses", d.used, d.active,
      d.max_uses_per_customer as "maxUsesPerCustomer",
      array(select product_id from discount_product where discount_id = d.id order by 1) as "productIds",
      array(select category_id from discount_category where discount_id = d.id order by 1) as "categoryIds"
    from discount d where ${ids === null ? sql`true` : sql`d.id = any(${[...ids]}::int[])`} order by d.id`.execute(
    db,
  );
  return rows;
}

/** In cents: the price of each product, and the lowest one of each category with those below it. */
export type LowestPrices = Record<'products' | 'categories', ReadonlyMap<number, number>>;

export async function lowestPrices(
  db: Database,
  { products, categories }: Record<'products' | 'categories', readonly number[]>,
): Promise<LowestPrices> {
  const { rows } = await sql<{ kind: 'products' | 'categories'; id: number; cents: number }>`
    select 'products' as kind, id, price_cents as cents from product where id = any(${[...products]}::int[])
    union all
    select 'categories', c.id, min(p.price_cents)
    from unnest(${[...categories]}::int[]) c (id) join product p on p.facets && array[1000000 + c.id]
    where p.archived_at is null group by c.id`.execute(db);
  const of = (kind: 'products' | 'categories') =>
    new Map(rows.filter((row) => row.kind === kind).map(({ id, cents }) => [id, cents]));
  return { products: of('products'), categories: of('categories') };
}

/** Returns which discounts have these coupon codes. Concurrent calls wait until this transaction ends. */
export async function ownersOfCodes(
  db: Database,
  codes: readonly string[],
): Promise<Map<string, { id: number }>> {
  if (codes.length === 0) return new Map();
  await sql`select pg_advisory_xact_lock(hashtextextended('coupon code', 0))`.execute(db);
  const { rows } = await sql<{ code: string; id: number }>`
    select coupon_code as code, id from discount where coupon_code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, { id }]));
}

export async function existingProducts(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Inserts discounts, or replaces those with the same ids. Keeps their number of uses. */
export async function writeDiscounts(db: Database, discounts: readonly StoredDiscount[]): Promise<void> {
  const rows = discounts.map((each) => ({
    id: each.id,
    version: each.version,
    name: each.name,
    coupon_code: each.couponCode,
    kind: each.kind,
    percent: each.percent,
    amount_cents: each.amountCents,
    min_cents: each.minCents,
    starts_at: each.startsAt,
    ends_at: each.endsAt,
    max_uses: each.maxUses,
    max_uses_per_customer: each.maxUsesPerCustomer,
    active: each.active,
  }));
  await putRows(db, 'discount', rows);
  await writeTargets(db, discounts, 'product', ({ productIds }) => productIds);
  await writeTargets(db, discounts, 'category', ({ categoryIds }) => categoryIds);
}

async function writeTargets(
  db: Database,
  discounts: readonly StoredDiscount[],
  of: 'product' | 'category',
  idsOf: (discount: StoredDiscount) => readonly number[],
): Promise<void> {
  const table = sql.table(`discount_${of}`);
  const rows = discounts.flatMap((each) => idsOf(each).map((target) => ({ discount: each.id, target })));
  const written = discounts.map(({ id }) => id);
  await sql`delete from ${table} where discount_id = any(${written}::int[])`.execute(db);
  await sql`
    insert into ${table} (discount_id, ${sql.ref(`${of}_id`)})
    select discount, target from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (discount int, target int)`.execute(
    db,
  );
}

/** Counts the orders that used a discount, whatever became of them: each keeps its discount. */
export async function ordersWith(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from (
      select o.id from customer_order o where o.coupon_id = ${id}::int
      union select u.order_id from coupon_use u where u.discount_id = ${id}::int
      union select i.order_id from order_item i where i.discount_id = ${id}::int) used`.execute(db);
  return rows[0]?.orders ?? 0;
}

export async function removeDiscount(db: Database, id: number): Promise<void> {
  await sql`delete from discount where id = ${id}`.execute(db);
}

export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no row of the time');
  return row.now;
}
