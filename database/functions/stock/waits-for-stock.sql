-- Whether pieces of an order haven’t arrived.
-- Since 1.0.0

create or replace function waits_for_stock(wanted int) returns boolean language sql stable as $$
  select exists (select from awaited_units(wanted))
$$;
