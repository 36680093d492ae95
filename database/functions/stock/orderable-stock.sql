-- What can be ordered of a stock with this room for back orders. Null if it isn’t counted.
-- Since 1.0.0

create or replace function orderable_stock(stock int, room int) returns int language sql immutable as $$
  select case when stock + room < 0 then 0 else stock + room end
$$;
