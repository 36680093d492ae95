-- Whether work on an order with this status hasn't begun, so that its prints may change. `statusesBeforeWork` in
-- shop/orders/status-transitions.ts has the same statuses.
-- Since 1.0.0

create or replace function is_before_work(status smallint) returns boolean language sql immutable as $$
  select status in (1, 90)
$$;
