-- Calculates what lists know of products: price, rating, popularity, facets. The facets are in order, because
-- otherwise they followed the plan of the query, and a refreshed product changed without a reason.
-- Since 0.1.0

create or replace function refresh_facts_of(products int[]) returns void language sql as $$
  update product p set
    pay_cents = coalesce(r.reduced_cents, p.price_cents),
    discount_id = r.discount_id,
    from_cents = case when p.price_steps <> '[]' then (
      select min(coalesce(s.reduced_cents, s.cents))
      from price_steps_of(p.id, p.price_cents, p.price_steps, p.allow_discounts, now()) s) end,
    rating_sum = v.total, rating_count = v.n,
    rating = case when v.n > 0 then round(v.total::numeric / v.n, 2) end,
    popularity = p.seed_popularity + coalesce((
      select sum(i.quantity)::int from order_item i join customer_order o on o.id = i.order_id
      where i.product_id = p.id and o.created_at > now() - interval '90 days'), 0),
    facets = array(
      select distinct 1000000 + a as facet from product_category pc, category_ancestors(pc.category_id) a where pc.product_id = p.id
      union select 2000000 + p.brand_id where p.brand_id is not null
      union select (case attribute_id when 2 then 3000000 else 4000000 end) + option_id
        from product_option o where o.product_id = p.id and o.attribute_id in (1, 2)
      union select 5000000 + tag_id from product_tag t where t.product_id = p.id
      order by facet)
  from product q
    left join lateral best_reduction(q.id, q.price_cents, now()) r on q.allow_discounts
    cross join lateral (select count(*)::int n, coalesce(sum(rating), 0)::int total from review w where w.product_id = q.id and w.published) v
  where q.id = p.id and q.id = any (products)
$$;
