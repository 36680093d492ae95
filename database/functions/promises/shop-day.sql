-- The day of a moment at the shop.
-- Since 1.0.0

create or replace function shop_day(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'), 'Asia/Phnom_Penh'))::date
$$;
