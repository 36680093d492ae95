-- People who wait for a product are told when it is back in stock, at the end of the transaction: units that are free
-- for a moment only, such as while an order is edited, are told to nobody.
-- Since 0.1.0

create or replace function tell_back_in_stock() returns trigger language plpgsql as $$
begin
  perform tell_back_in_stock_of(new.id);
  return null;
end
$$;

create constraint trigger product_back_in_stock after update of stock, published on product
  deferrable initially deferred for each row
  when (new.published and coalesce(new.stock, 1) > 0 and (not old.published or coalesce(old.stock, 1) < 1))
  execute function tell_back_in_stock();
-- Staff also count all variants of a product as one again.
create constraint trigger product_no_longer_per_variant after update of stock_per on product deferrable initially deferred
  for each row when (old.stock_per is not null and new.stock_per is null) execute function tell_back_in_stock();
