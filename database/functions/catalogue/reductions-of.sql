-- The discounts without a coupon that a product has at a moment. A null limit of a discount means no limit. What a
-- discount covers is looked up once for all of them.
-- Since 1.0.0

create or replace function reductions_of(of_product int, at timestamptz)
returns table (discount_id int, percent int, amount_cents int) language sql stable as $$
  select d.id, d.percent, d.amount_cents from discount d
  where d.coupon_code is null and d.active and (d.starts_at <= at) is not false and (d.ends_at > at) is not false
    and case d.kind
      when 'products' then d.id in (select p.discount_id from discount_product p where p.product_id = of_product)
      when 'categories' then d.id in (
        select c.discount_id from product_category pc, category_ancestors(pc.category_id) a
          join discount_category c on c.category_id = a
        where pc.product_id = of_product)
      else false end
$$;
