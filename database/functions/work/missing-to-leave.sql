-- What the goods of an order wait for before they leave: a balance that isn’t collected on delivery.
-- Since 1.0.0

create or replace function missing_to_leave(wanted int) returns text[] language sql stable as $$
  select array(
    select 'balance' where exists (
        select from order_rest r where r.order_id = wanted and r.state = 'open' and r.due in ('now', 'ready'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'balance'))
$$;
