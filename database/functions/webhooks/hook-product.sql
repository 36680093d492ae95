-- The events of a product. Several changes in one transaction are one event.
-- Since 1.0.0

create or replace function hook_product() returns trigger language plpgsql as $$
begin
  if webhook_is_wanted(tg_argv[0]) then
    perform queue_webhook(tg_argv[0], 'product ' || new.id, webhook_product(new), true);
  end if;
  return null;
end $$;

create or replace trigger product_created_hook after insert on product for each row execute function hook_product('product.created');
create or replace trigger product_changed_hook after update on product for each row
  when ((old.version, old.pay_cents, old.published, old.archived_at)
    is distinct from (new.version, new.pay_cents, new.published, new.archived_at))
  execute function hook_product('product.changed');
create or replace trigger product_stock_hook after update of stock on product for each row
  when (old.stock is distinct from new.stock or old.least_stock is distinct from new.least_stock)
  execute function hook_product('product.stock_changed');
create or replace trigger product_out_of_stock_hook after update of stock on product for each row
  when (least(new.stock, new.least_stock) <= 0 and coalesce(least(old.stock, old.least_stock), 1) > 0)
  execute function hook_product('product.out_of_stock');
