-- A discount may have no start or no end, and a coupon may need a minimum order amount.
alter table discount
  alter column starts_at drop not null,
  alter column ends_at drop not null,
  add column min_cents int check (min_cents > 0),
  add check (min_cents is null or coupon_code is not null);

-- The reduction that leaves the shopper the lowest price: (discount_id, reduced price in cents). Null means no limit.
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

-- The orders that used a discount.
create index customer_order_coupon on customer_order (coupon_id, id) where coupon_id is not null;
create index order_item_discount on order_item (discount_id, order_id) where discount_id is not null;
