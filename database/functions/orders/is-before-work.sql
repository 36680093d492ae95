-- Whether work on an order with this status hasn't begun: its prints may change (`statusesBeforeWork` in contract/constants.ts).
-- Since 0.2.0

create or replace function is_before_work(status smallint) returns boolean language sql immutable as $$
  select status in (1, 90)
$$;
