-- The prices of a product by quantity, the price of one first. Each step has the discount that lowers it most.
-- Since 1.0.0

create or replace function price_steps_of(of_product int, price int, steps jsonb, allows_discounts boolean, at timestamptz)
returns table (from_quantity int, cents int, discount_id int, reduced_cents int) language sql stable as $$
  with offered as materialized (select * from reductions_of(of_product, at) where allows_discounts)
  select s.from_quantity, s.cents, r.discount_id, r.reduced_cents
  from (select 1 as from_quantity, price as cents
      union all select (e->>'from')::int, (e->>'cents')::int from jsonb_array_elements(steps) e) s
    left join lateral (
      select o.discount_id, reduced_price(s.cents, o.percent, o.amount_cents) as reduced_cents from offered o
      order by 2, 1 limit 1) r on r.reduced_cents < s.cents
$$;
