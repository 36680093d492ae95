import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { textsOf, type Texts } from '#shop/localisation/localisation.ts';
import type { Names } from '#shop/records/records.ts';
import { facetRange, namesOf } from '#shop/catalogue/catalogue.ts';

const categories = facetRange('category').from;

/**
 * SQL: the targets of the discount `d`, as arrays of product ids and category facets. `offset 0` reads them once per
 * discount instead of once per product.
 */
const targets = sql`lateral (select
  array(select t.product_id from discount_product t where t.discount_id = d.id) as ids,
  array(select ${categories}::int + t.category_id from discount_category t where t.discount_id = d.id) as facets,
  array(select ${categories}::int + c from unnest(d.buy_category_ids) c) as buys,
  array(select ${categories}::int + c from unnest(d.get_category_ids) c) as gets
  offset 0) targets`;

/** SQL: whether the discount `d` with its `targets` is for the product `p`, by the categories of the read model. */
const isFor = sql`(d.kind in ('total', 'delivery') or d.kind = 'products' and p.id = any(targets.ids)
  or d.kind = 'categories' and p.facets && targets.facets
  or d.kind = 'buyGet' and (p.id = any(d.buy_product_ids) or p.facets && targets.buys or d.buy_product_ids = '{}' and targets.buys = '{}'))`;

/** SQL: whether one gets the product `p` for less who buys others, and the discount has such products. */
const isGot = sql`(d.kind = 'buyGet' and (p.id = any(d.get_product_ids) or p.facets && targets.gets))`;

/** SQL: the published products `p` of one discount. */
const productsOf = (id: number, which = sql`(${isFor} or ${isGot})`): RawBuilder<unknown> => sql`
  from discount d cross join ${targets} join product p on ${which} where d.id = ${id}::int and p.published`;

/** The published products of a discount, and those that don't allow discounts. */
export async function coverOf(db: Database, id: number): Promise<{ products: number; excluded: number }> {
  const { rows } = await sql<{ products: number; excluded: number }>`
    select count(*) filter (where p.allow_discounts)::int as products,
      count(*) filter (where not p.allow_discounts)::int as excluded ${productsOf(id)}`.execute(db);
  return rows[0] ?? { products: 0, excluded: 0 };
}

/** Returns the best sellers among the products of a discount, or of those to get, with their prices in cents. */
export async function bestSellersOf(
  db: Database,
  id: number,
  limit: number,
  which: 'toBuy' | 'toGet' = 'toBuy',
): Promise<{ id: number; priceCents: number }[]> {
  const { rows } = await sql<{ id: number; priceCents: number }>`
    select p.id, p.price_cents as "priceCents" ${productsOf(id, which === 'toBuy' ? isFor : isGot)} and p.allow_discounts and coalesce(p.stock, 1) > 0
    order by p.popularity desc, p.id limit ${limit}`.execute(db);
  return rows;
}

/** Another discount that applies to some of the same products, in a period that overlaps this one. */
export interface Overlap {
  id: number;
  /** How many products both discounts cover, and the best seller among them. */
  products: number;
  product: { id: number; names: Names };
  /** The product's price in cents, and the discount that applies while both run. Null for none. */
  priceCents: number;
  payCents: number;
  winner: number | null;
}

/**
 * Returns the discounts without a code that overlap another one or a coupon, the most products first. Two
 * coupons never overlap, because a cart has one code.
 */
export async function overlapsOf(
  db: Database,
  { id, startsAt, endsAt }: { id: number; startsAt: Date | null; endsAt: Date | null },
): Promise<Overlap[]> {
  const { rows } = await sql<Omit<Overlap, 'product'> & { productId: number; texts: Texts | null }>`
    with mine as materialized (
      select p.id, p.facets, p.price_cents, row_number() over (order by p.popularity desc, p.id) as rank
      ${productsOf(id)} and p.allow_discounts)
    select d.id, shared.products, p.id as "productId", p.price_cents as "priceCents",
      ${textsOf({ table: 'product_text', owner: 'product_id' }, sql`p.id`)} as texts,
      coalesce(best.reduced_cents, p.price_cents) as "payCents", best.discount_id as winner
    from discount d cross join ${targets}
      cross join lateral (select count(*)::int as products, min(p.rank) as first from mine p where ${isFor}) shared
      join mine p on p.rank = shared.first
      left join lateral best_reduction(p.id, p.price_cents,
        greatest(now(), d.starts_at, ${startsAt}::timestamptz)) best on true
    where d.id <> ${id}::int and d.coupon_code is null and d.active and (d.ends_at > now()) is not false
      and (d.starts_at < ${endsAt}::timestamptz) is not false and (d.ends_at > ${startsAt}::timestamptz) is not false
    order by shared.products desc, d.id limit 20`.execute(db);
  return rows.map(({ productId, texts, ...row }) => ({
    ...row,
    product: { id: productId, names: namesOf(texts) },
  }));
}
