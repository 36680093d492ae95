import { sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { publishInvalidation } from '#shop/invalidation/invalidation.ts';
import { facetRange } from './facets.ts';

/**
 * Updates the discounted prices in listings to the discounts active now, and invalidates what changed in
 * every process. Checks only products that have or may get a discount.
 * @returns the ids of the products whose price changed
 */
export async function refreshOffers(db: Database): Promise<number[]> {
  const category = facetRange('category').from;
  // Products are locked in the order of their ids, as orders do, because all processes get here at the same moment.
  const { rows } = await sql<{ id: number }>`
    with running as (
      select id from discount where coupon_code is null and active
        and (starts_at <= now()) is not false and (ends_at > now()) is not false
    ), stale as (
      select p.id from product p left join lateral best_reduction(p.id, p.price_cents, now()) r on p.allow_discounts
      where (p.discount_id is not null
          or p.id in (select t.product_id from discount_product t join running on running.id = t.discount_id)
          or p.facets && array(select ${category}::int + t.category_id from discount_category t join running on running.id = t.discount_id))
        and (p.pay_cents, p.discount_id) is distinct from (coalesce(r.reduced_cents, p.price_cents), r.discount_id)
    ), locked as materialized (
      select p.id from product p where p.id in (select id from stale) order by p.id for no key update
    )
    select locked.id from locked cross join lateral refresh_product_facts(locked.id)`.execute(db);
  const ids = rows.map(({ id }) => id);
  // Lists are sorted, filtered and counted by price.
  if (ids.length > 0) await publishInvalidation(db, 'list', ...ids.map((id) => `product ${id}` as const));
  return ids;
}
