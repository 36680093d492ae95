-- The discount that leaves the shopper the lowest price: its id, and the reduced price in cents.
-- Since 0.1.0

create or replace function best_reduction(of_product int, of_price int, at timestamptz)
returns table (discount_id int, reduced_cents int) language sql stable as $$
  select r.discount_id, reduced_price(of_price, r.percent, r.amount_cents)
  from reductions_of(of_product, at) r order by 2, 1 limit 1
$$;
