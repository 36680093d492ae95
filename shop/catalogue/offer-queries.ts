import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { facetRange } from './facets.ts';

export interface OfferRefresh {
  /** The number of products whose price changed. */
  changed: number;
  /** Milliseconds by the database's clock until a discount starts or ends; null when none is planned. */
  nextChangeInMs: number | null;
}

/**
 * Updates the discounted prices in listings to the discounts active now, and invalidates what changed in
 * every process. Checks only products that have or may get a discount.
 */
export async function refreshOffers(db: Database): Promise<OfferRefresh> {
  const category = facetRange('category').from;
  const { rows } = await sql<{ ids: number[]; nextChangeInMs: number | null }>`
    with running as (
      select id from discount where coupon_code is null and active
        and (starts_at <= now()) is not false and (ends_at > now()) is not false
    ), stale as (
      select p.id from product p left join lateral best_reduction(p.id, p.price_cents, now()) r on p.allow_discounts
      where (p.discount_id is not null
          or p.id in (select t.product_id from discount_product t join running on running.id = t.discount_id)
          or p.facets && array(select ${category}::int + t.category_id from discount_category t join running on running.id = t.discount_id))
        and (p.pay_cents, p.discount_id) is distinct from (coalesce(r.reduced_cents, p.price_cents), r.discount_id)
    ), refreshed as (
      select coalesce(array_agg(stale.id), '{}') as ids from stale cross join lateral refresh_product_facts(stale.id)
    )
    select ids, (
        select ceil(extract(epoch from min(at) - now()) * 1000)::float8 from discount,
          lateral (values (starts_at), (ends_at)) moments (at)
        where coupon_code is null and active and at > now()) as "nextChangeInMs"
    from refreshed`.execute(db);
  const { ids = [], nextChangeInMs = null } = rows[0] ?? {};
  // Lists are sorted, filtered and counted by price.
  if (ids.length > 0) await publishInvalidation(db, 'list', ...ids.map((id) => `product ${id}` as const));
  return { changed: ids.length, nextChangeInMs };
}
