-- Recomputes what listings filter and sort by. Called after the seed, after changes, and when a reduction starts or ends.
-- Facet kinds: 1 category (with every ancestor), 2 brand, 3 size, 4 colour, 5 tag.

create function category_ancestors(of_category int) returns setof int language sql stable as $$
  with recursive up (id, parent_id) as (
    select id, parent_id from category where id = of_category
    union all
    select c.id, c.parent_id from category c join up on c.id = up.parent_id
  ) select id from up
$$;

-- The reduction that leaves the shopper the lowest price: (discount_id, reduced price in cents).
create function best_reduction(of_product int, of_price int, at timestamptz)
returns table (discount_id int, reduced_cents int) language sql stable as $$
  select d.id, greatest(0, of_price - coalesce(d.amount_cents, floor(of_price::numeric * d.percent / 10000 + 0.5)::int))
  from discount d
  where d.coupon_code is null and d.active and d.starts_at <= at and d.ends_at > at
    and (d.kind = 'products' and exists (select 1 from discount_product p where p.discount_id = d.id and p.product_id = of_product)
      or d.kind = 'categories' and exists (
        select 1 from discount_category c
        where c.discount_id = d.id and c.category_id in (
          select a from product_category pc, category_ancestors(pc.category_id) a where pc.product_id = of_product)))
  order by 2, 1 limit 1
$$;

create function refresh_product_facts(only_product int default null) returns void language sql as $$
  update product p set
    pay_cents = coalesce(r.reduced_cents, p.price_cents),
    discount_id = r.discount_id,
    rating_sum = v.total, rating_count = v.n,
    rating = case when v.n > 0 then round(v.total::numeric / v.n, 2) end,
    popularity = p.seed_popularity + coalesce((
      select sum(i.quantity)::int from order_item i join customer_order o on o.id = i.order_id
      where i.product_id = p.id and o.created_at > now() - interval '90 days'), 0),
    facets = array(
      select distinct 1000000 + a from product_category pc, category_ancestors(pc.category_id) a where pc.product_id = p.id
      union select 2000000 + p.brand_id where p.brand_id is not null
      union select (case attribute_id when 2 then 3000000 else 4000000 end) + option_id
        from product_option o where o.product_id = p.id and o.attribute_id in (1, 2)
      union select 5000000 + tag_id from product_tag t where t.product_id = p.id)
  from product q
    left join lateral best_reduction(q.id, q.price_cents, now()) r on q.allow_discounts
    cross join lateral (select count(*)::int n, coalesce(sum(rating), 0)::int total from review w where w.product_id = q.id and w.published) v
  where q.id = p.id and (only_product is null or q.id = only_product)
$$;
