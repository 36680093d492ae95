-- A unit of an ordered line has the order and product of its line, the color and size that its options have now, and the
-- SKU that they had when it was ordered or got another color or size.
-- Since 1.0.0

create or replace function complete_unit() returns trigger language plpgsql as $$
begin
  if new.order_id is null then
    select i.order_id, i.product_id, i.digital into new.order_id, new.product_id, new.digital from order_item i where i.id = new.item_id;
  end if;
  new.color_id := case when new.options = '[]' then 0 else chosen_option(new.options, 1) end;
  new.size_id := case when new.options = '[]' then 0 else chosen_option(new.options, 2) end;
  if tg_op = 'INSERT' or (new.color_id, new.size_id) <> (old.color_id, old.size_id) then
    new.sku := coalesce(sku_of(new.product_id, new.color_id, new.size_id), '');
  end if;
  return new;
end
$$;

create or replace trigger order_unit_completed before insert or update of options on order_unit
  for each row execute function complete_unit();
