-- The commit of an order is sent with the statement that takes its stock (shop/orders/stock-queries.ts), which fails
-- if there isn’t enough. The detail is the row that it would have returned.
-- Since 0.1.0

create or replace function refuse_short(short json) returns boolean language plpgsql as $$
begin
  raise exception 'insufficient stock' using errcode = 'KD001', detail = short::text;
end
$$;
