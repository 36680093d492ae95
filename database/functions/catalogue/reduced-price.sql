-- A price in cents after a discount, in hundredths of a percent or in cents.
-- Since 1.0.0

create or replace function reduced_price(price int, percent int, amount_cents int)
returns int language sql immutable parallel safe as $$
  select greatest(0, price - coalesce(amount_cents, floor(price::numeric * percent / 10000 + 0.5)::int))
$$;
