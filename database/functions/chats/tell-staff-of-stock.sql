-- Staff hear of stock that is low, as the office lists it (the index product_low_stock). An edited order gives units
-- back and takes them again, so a product is told at most once an hour.
-- Since 0.1.0

create or replace function tell_staff_of_stock() returns trigger language plpgsql as $$
begin
  if not exists (select from outbox_mail where kind = 'staffChat' and created_at > now() - interval '1 hour'
      and content @> jsonb_build_object('event', 'stock', 'id', new.id)) then
    perform queue_staff_chat('stock', jsonb_build_object('id', new.id));
  end if;
  return null;
end $$;

create or replace trigger product_low_stock_told after update of stock on product for each row
  when (least(new.stock, new.least_stock) <= 5 and coalesce(old.least_stock, old.stock, 6) > 5 and new.archived_at is null)
  execute function tell_staff_of_stock();
