-- Whether an order with this status is a sale: neither void nor returned, and paid or going to be paid.
-- Since 1.0.0

create or replace function is_sale(status smallint) returns boolean language sql immutable as $$
  select status in (1, 2, 3)
$$;
