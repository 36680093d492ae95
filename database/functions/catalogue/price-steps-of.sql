-- The prices of a product by quantity, the price of one first. Each step has the discount that lowers it most.
-- Since 0.2.0

create or replace function price_steps_of(of_product int, price int, steps jsonb, allows_discounts boolean, at timestamptz)
returns table (from_quantity int, cents int, discount_id int, reduced_cents int) language sql stable as $$
  select s.from_quantity, s.cents, r.discount_id, r.reduced_cents
  from (select 1 as from_quantity, price as cents
      union all select (e->>'from')::int, (e->>'cents')::int from jsonb_array_elements(steps) e) s
    left join lateral best_reduction(of_product, s.cents, at) r on allows_discounts and r.reduced_cents < s.cents
$$;
