-- The day that it is at the shop.
-- Since 1.0.0

create or replace function shop_today() returns date language sql stable as $$
  select (now() at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'), 'Asia/Phnom_Penh'))::date
$$;
