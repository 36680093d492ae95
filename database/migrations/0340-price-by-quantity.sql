-- Price by quantity. `price_steps` lists the steps after the price of one: [{"from": 25, "cents": 540}]. A price never rises
-- with the quantity.
create function is_ladder(steps jsonb, price int) returns boolean language sql immutable as $$
  select jsonb_typeof(steps) = 'array' and not exists (
    select from (
      select (e->>'from')::int as from_quantity, (e->>'cents')::int as cents,
        lag((e->>'from')::int, 1, 1) over w as quantity_before, lag((e->>'cents')::int, 1, price) over w as cents_before
      from jsonb_array_elements(steps) with ordinality as t (e, n) window w as (order by n)) s
    where (from_quantity > quantity_before and cents between 0 and cents_before) is not true)
$$;

alter table product
  add column price_steps jsonb not null default '[]',
  add constraint product_price_steps check (is_ladder(price_steps, price_cents)),
  add column order_minimum int not null default 1 check (order_minimum > 0),
  -- The lowest price of one piece now, before surcharges; null without steps. Kept by refresh_facts_of.
  add column from_cents int;

-- What decided the price of a line at any quantity when it was ordered (rules/line-price.ts); null if ordered before this.
alter table order_item add column terms jsonb;

-- The prices of a product by quantity, the price of one first. Each step has the discount that lowers it most.
create function price_steps_of(of_product int, price int, steps jsonb, allows_discounts boolean, at timestamptz)
returns table (from_quantity int, cents int, discount_id int, reduced_cents int) language sql stable as $$
  select s.from_quantity, s.cents, r.discount_id, r.reduced_cents
  from (select 1 as from_quantity, price as cents
      union all select (e->>'from')::int, (e->>'cents')::int from jsonb_array_elements(steps) e) s
    left join lateral best_reduction(of_product, s.cents, at) r on allows_discounts and r.reduced_cents < s.cents
$$;

-- As in 0015, with `from_cents`.
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
      select distinct 1000000 + a from product_category pc, category_ancestors(pc.category_id) a where pc.product_id = p.id
      union select 2000000 + p.brand_id where p.brand_id is not null
      union select (case attribute_id when 2 then 3000000 else 4000000 end) + option_id
        from product_option o where o.product_id = p.id and o.attribute_id in (1, 2)
      union select 5000000 + tag_id from product_tag t where t.product_id = p.id)
  from product q
    left join lateral best_reduction(q.id, q.price_cents, now()) r on q.allow_discounts
    cross join lateral (select count(*)::int n, coalesce(sum(rating), 0)::int total from review w where w.product_id = q.id and w.published) v
  where q.id = p.id and q.id = any (products)
$$;
