-- How far below zero a stock may be sold today. Without a maximum, as much as the largest order.
-- Since 1.0.0

create or replace function back_order_room(expected_on date, most int) returns int language sql stable as $$
  select case when expected_on is not null and expected_on >= shop_today() then coalesce(most, 1000000) else 0 end
$$;
