-- The discount that leaves the shopper the lowest price: its id, and the reduced price in cents. A null limit of a
-- discount means no limit.
-- Since 0.1.0

create or replace function best_reduction(of_product int, of_price int, at timestamptz)
returns table (discount_id int, reduced_cents int) language sql stable as $$
  select d.id, greatest(0, of_price - coalesce(d.amount_cents, floor(of_price::numeric * d.percent / 10000 + 0.5)::int))
  from discount d
  where d.coupon_code is null and d.active and (d.starts_at <= at) is not false and (d.ends_at > at) is not false
    and (d.kind = 'products' and exists (select 1 from discount_product p where p.discount_id = d.id and p.product_id = of_product)
      or d.kind = 'categories' and exists (
        select 1 from discount_category c
        where c.discount_id = d.id and c.category_id in (
          select a from product_category pc, category_ancestors(pc.category_id) a where pc.product_id = of_product)))
  order by 2, 1 limit 1
$$;
