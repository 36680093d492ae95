-- Whether these are prices by quantity. `steps` are those after the price of one: [{"from": 25, "cents": 540}]. A
-- price never rises with the quantity.
-- Since 1.0.0

create or replace function is_ladder(steps jsonb, price int) returns boolean language sql immutable as $$
  select jsonb_typeof(steps) = 'array' and not exists (
    select from (
      select (e->>'from')::int as from_quantity, (e->>'cents')::int as cents,
        lag((e->>'from')::int, 1, 1) over w as quantity_before, lag((e->>'cents')::int, 1, price) over w as cents_before
      from jsonb_array_elements(steps) with ordinality as t (e, n) window w as (order by n)) s
    where (from_quantity > quantity_before and cents between 0 and cents_before) is not true)
$$;
