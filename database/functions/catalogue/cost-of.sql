-- The cost of one unit with these options. That of its variant comes before that of its product.
-- Since 0.1.0

create or replace function cost_of(product int, options jsonb) returns int language sql stable as $$
  select coalesce((
    select (c ->> 'costCents')::int from jsonb_array_elements(p.variant_costs) c
    where p.stock_per is not null
      and (c ->> 'colourId')::int = case when p.stock_per in ('color', 'both') then chosen_option(options, 1) else 0 end
      and (c ->> 'sizeId')::int = case when p.stock_per in ('size', 'both') then chosen_option(options, 2) else 0 end
    limit 1), p.cost_cents)
  from product p where p.id = product
$$;
