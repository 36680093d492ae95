-- People who wait for a variant are told when it is back, whether or not others are left, at the end of the
-- transaction.
-- Since 0.1.0

create or replace function tell_variant_back() returns trigger language plpgsql as $$
begin
  perform tell_back_in_stock_of(new.product_id);
  return null;
end
$$;

create constraint trigger variant_back_in_stock after update of stock on product_variant deferrable initially deferred
  for each row when (old.stock < 1 and new.stock > 0) execute function tell_variant_back();
-- Staff also add variants that have stock.
create constraint trigger variant_added_in_stock after insert on product_variant deferrable initially deferred
  for each row when (new.stock > 0) execute function tell_variant_back();
