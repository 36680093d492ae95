import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';

/**
 * A product read from the tables by plain selects, without the values that the shop computes for its
 * listings.
 */
export interface ModelProduct {
  id: number;
  priceCents: number;
  /** The current price, with active discounts. */
  payCents: number;
  reductionId: number | null;
  stock: number | null;
  createdAt: string;
  /** Units sold in the last 90 days, plus the initial value. */
  popularity: number;
  /** The average of its reviews; null if there are none. */
  rating: number | null;
  reviewCount: number;
  /** All its categories, including their ancestors. */
  categories: number[];
  brand: number | null;
  tags: number[];
  sizes: number[];
  colours: number[];
  nameEn: string;
  nameKm: string | null;
}

/** Returns all products for sale, by id. */
export async function catalogueModel(db: Database): Promise<ModelProduct[]> {
  const { rows } = await sql<ModelProduct & { reduction: [number, number] | null }>`
    with recursive below as (
      select id as top, id from category union all
      select below.top, c.id from below join category c on c.parent_id = below.id)
    select p.id, p.price_cents as "priceCents", p.stock, p.created_at::text as "createdAt", p.brand_id as brand,
      p.seed_popularity + (select coalesce(sum(i.quantity), 0)::int from order_item i join customer_order o on o.id = i.order_id
        where i.product_id = p.id and o.created_at > now() - interval '90 days') as popularity,
      (select avg(rating)::float8 from review r where r.product_id = p.id and published) as rating,
      (select count(*)::int from review r where r.product_id = p.id and published) as "reviewCount",
      array(select distinct b.top from below b join product_category c on c.category_id = b.id
        where c.product_id = p.id) as categories,
      array(select tag_id from product_tag t where t.product_id = p.id) as tags,
      array(select option_id from product_option o where o.product_id = p.id and attribute_id = 2) as sizes,
      array(select option_id from product_option o where o.product_id = p.id and attribute_id = 1) as colours,
      (select name from product_text t where t.product_id = p.id and language_id = 1) as "nameEn",
      (select name from product_text t where t.product_id = p.id and language_id = 2) as "nameKm",
      (select array[d.id, p.price_cents - coalesce(d.amount_cents, round(p.price_cents * d.percent / 10000.0)::int)]
        from discount d where p.allow_discounts and d.coupon_code is null and d.active and now() >= d.starts_at and now() < d.ends_at
          and (exists (select from discount_product x where x.discount_id = d.id and x.product_id = p.id)
            or exists (select from discount_category x join below b on b.top = x.category_id
              join product_category c on c.category_id = b.id where x.discount_id = d.id and c.product_id = p.id))
        order by 1 limit 1) as reduction
    from product p where p.published order by p.id`.execute(db);
  return rows.map(({ reduction, ...product }) => ({
    ...product,
    reductionId: reduction?.[0] ?? null,
    payCents: reduction ? Math.max(0, reduction[1]) : product.priceCents,
  }));
}

/** The listing's filters, as clients send them. */
export interface Choice {
  CategoryID?: string;
  ManufacturerID?: string;
  SizeID?: string;
  ColorID?: number;
  TagID?: string;
  MinPrice?: string;
  MaxPrice?: string;
  Rating?: number;
}

const ids = (joined: string | number | undefined) =>
  String(joined ?? '')
    .split(',')
    .map(Number)
    .filter((id) => id > 0);
const anyOf = (expected: readonly number[], has: readonly (number | null)[]) =>
  expected.length === 0 || expected.some((id) => has.includes(id));

/**
 * Returns whether a product passes the filters: any value within a kind, all kinds together. Prices are
 * inclusive and compared with the current price; ratings are a minimum of stars.
 */
export function passes(choice: Choice, product: ModelProduct): boolean {
  return (
    anyOf(ids(choice.CategoryID), product.categories) &&
    anyOf(ids(choice.ManufacturerID), [product.brand]) &&
    anyOf(ids(choice.SizeID), product.sizes) &&
    anyOf(ids(choice.ColorID), product.colours) &&
    anyOf(ids(choice.TagID), product.tags) &&
    product.payCents >= Number(choice.MinPrice ?? 0) * 100 &&
    product.payCents <= Number(choice.MaxPrice ?? Infinity) * 100 &&
    (choice.Rating === undefined || (product.rating ?? 0) >= choice.Rating)
  );
}
