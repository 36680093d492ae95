-- Whether an order has a printed or engraved item.
-- Since 1.0.0

create or replace function is_decorated(wanted int) returns boolean language sql stable as $$
  select exists (select from order_item i where i.order_id = wanted and needs_proof(i))
$$;
