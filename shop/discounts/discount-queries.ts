import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { Stored } from '#shop/records/records.ts';
import type { DiscountFields, LowestPrice, LowestPrices } from './discount-rules.ts';
import { toOfficeNames, namesOf } from '#shop/catalogue/catalogue.ts';
import { includedVatRate } from '#shop/pricing/pricing.ts';
import { freeDeliveryBy } from '#shop/delivery/delivery.ts';

export type StoredDiscount = Stored<DiscountFields>;

/** SQL: the state of the discount `d`. */
export const stateOf = sql`(case when not d.active then 'off' when d.ends_at <= now() then 'ended'
  when d.used >= d.max_uses then 'usedUp' when d.starts_at > now() then 'planned' else 'running' end)`;

/** SQL: whether the discount `d` has a code. */
export const hasCodeSql = sql`(case when d.coupon_code is null then 'without' else 'with' end)`;

/** A product or category, with its names. */
export interface Target {
  id: number;
  of: 'product' | 'category';
  texts: Texts | null;
}

/** SQL: the first products or else categories of these arrays of ids, with their texts. */
export const firstTargets = (products: RawBuilder<unknown>, categories: RawBuilder<unknown>) => sql<
  Target[]
>`(
  select coalesce(json_agg(json_build_object('id', x.id, 'of', x.kind, 'texts', case x.kind
      when 'product' then ${textsOf({ table: 'product_text', owner: 'product_id' }, sql`x.id`)}
      else ${textsOf({ table: 'category_text', owner: 'category_id' }, sql`x.id`)} end) order by x.kind desc, x.id), '[]')
  from (select p as id, 'product' as kind from unnest(${products}) p
    union all select c, 'category' from unnest(${categories}) c order by 2 desc, 1 limit 2) x)`;

/** SQL: the products or categories of the discount `d`. */
const targetIds = (of: 'product' | 'category') =>
  sql`array(select ${sql.ref(`t.${of}_id`)} from ${sql.table(`discount_${of}`)} t where t.discount_id = d.id order by 1)`;

/** Returns discounts `d`. `which`: their condition and order. */
export async function discountsWhere(db: Database, which: RawBuilder<unknown>): Promise<StoredDiscount[]> {
  const { rows } = await sql<
    Omit<StoredDiscount, 'targets' | 'targetCount' | 'getTargets' | 'getTargetCount'> &
      Record<'targets' | 'getTargets', Target[]>
  >`
    select d.id, d.version, d.name, d.coupon_code as "couponCode", d.kind, d.percent, d.amount_cents as "amountCents",
      d.min_cents as "minCents", d.first_order as "firstOrder", d.starts_at as "startsAt", d.ends_at as "endsAt", d.max_uses as "maxUses", d.used,
      d.delivery_method_ids as "deliveryMethodIds", d.province_ids as provinces, d.active, d.max_uses_per_customer as "maxUsesPerCustomer", ${stateOf} as state,
      ${hasCodeSql} as code,
      d.buy_quantity as "buyQuantity", d.buy_product_ids as "buyProductIds", d.buy_category_ids as "buyCategoryIds",
      d.get_quantity as "getQuantity", d.get_product_ids as "getProductIds", d.get_category_ids as "getCategoryIds", d.max_per_order as "maxPerOrder",
      case d.kind when 'products' then ${firstTargets(targetIds('product'), sql`'{}'::int[]`)} when 'categories' then ${firstTargets(sql`'{}'::int[]`, targetIds('category'))}
        when 'buyGet' then ${firstTargets(sql`d.buy_product_ids`, sql`d.buy_category_ids`)} else '[]' end as targets,
      ${firstTargets(sql`d.get_product_ids`, sql`d.get_category_ids`)} as "getTargets",
      ${targetIds('product')} as "productIds", ${targetIds('category')} as "categoryIds"
    from discount d where ${which}`.execute(db);
  const named = ({ id, of, texts }: Target) => ({ id, of, name: toOfficeNames(namesOf(texts)) });
  return rows.map(({ targets, getTargets, ...row }) => ({
    ...row,
    targets: targets.map(named),
    targetCount: {
      products: row.productIds.length,
      categories: row.categoryIds.length,
      buyGet: row.buyProductIds.length + row.buyCategoryIds.length,
      total: 0,
      delivery: 0,
    }[row.kind],
    getTargets: getTargets.map(named),
    getTargetCount: row.getProductIds.length + row.getCategoryIds.length,
  }));
}

/** `ids`: null for all. */
export const storedDiscounts = (db: Database, ids: readonly number[] | null): Promise<StoredDiscount[]> =>
  discountsWhere(db, sql`${ids === null ? sql`true` : sql`d.id = any(${[...ids]}::int[])`} order by d.id`);

export async function lowestPrices(
  db: Database,
  { products, categories }: Record<'products' | 'categories', readonly number[]>,
): Promise<LowestPrices> {
  const vatRate = await includedVatRate(db);
  // The price whose amount without VAT equals the cost.
  const cost = sql`ceil(p.cost_cents * (10000.0 + ${vatRate}::int) / 10000)`;
  const lowest = sql`min(p.price_cents) as cents, min(p.price_cents - ${cost})::float8 as "marginCents",
    min((p.price_cents - ${cost}) * 10000.0 / nullif(p.price_cents, 0))::float8 as "marginPercent"`;
  const { rows } = await sql<LowestPrice & { kind: 'products' | 'categories'; id: number }>`
    select 'products' as kind, p.id, ${lowest} from product p where p.id = any(${[...products]}::int[]) group by p.id
    union all
    select 'categories', c.id, ${lowest}
    from unnest(${[...categories]}::int[]) c (id) join product p on p.facets && array[1000000 + c.id]
    where p.archived_at is null group by c.id`.execute(db);
  const of = (kind: 'products' | 'categories') =>
    new Map(rows.filter((row) => row.kind === kind).map((row) => [row.id, row]));
  return { products: of('products'), categories: of('categories') };
}

export async function existingProducts(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id = any(${[...ids]}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the products and categories of discounts. */
export async function writeTargets(db: Database, discounts: readonly StoredDiscount[]): Promise<void> {
  await writeTargetsOf(db, discounts, 'product', ({ productIds }) => productIds);
  await writeTargetsOf(db, discounts, 'category', ({ categoryIds }) => categoryIds);
}

async function writeTargetsOf(
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
      union select o.id from customer_order o where ${freeDeliveryBy} = ${id}::int
      union select i.order_id from order_item i where i.discount_id = ${id}::int) used`.execute(db);
  return rows[0]?.orders ?? 0;
}

export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no row of the time');
  return row.now;
}
