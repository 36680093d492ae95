-- Whether an order with this status is open: placed, and neither completed nor ended. `openStatuses` in
-- shop/orders/status-transitions.ts has the same statuses.
-- Since 1.0.0

create or replace function is_open_order(status smallint) returns boolean language sql immutable as $$
  select status in (1, 2, 90)
$$;
