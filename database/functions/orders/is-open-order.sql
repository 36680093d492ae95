-- Whether an order with this status is open: placed, and neither completed nor ended (`openStatuses` in contract/constants.ts).
-- Since 0.2.0

create or replace function is_open_order(status smallint) returns boolean language sql immutable as $$
  select status in (1, 2, 90)
$$;
