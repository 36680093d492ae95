-- What work on an order that hasn't begun waits for, or its goods before they leave. Triggers refuse both (refuse-work.sql,
-- refuse-leaving.sql, check-leaving.sql).
-- Since 1.0.0

create or replace function order_waits(wanted int) returns text[] language sql stable as $$
  select case when is_before_work(o.status_id) then missing_for_work(o.id)
    when o.status_id = 2 and o.sent_at is null then missing_to_leave(o.id) else '{}' end
  from customer_order o where o.id = wanted
$$;
