-- A unit of an ordered line has the order and product of its line, and the color and size that its options have now.
-- Since 1.0.0

create or replace function complete_unit() returns trigger language plpgsql as $$
begin
  if new.order_id is null then
    select i.order_id, i.product_id, i.digital into new.order_id, new.product_id, new.digital from order_item i where i.id = new.item_id;
  end if;
  new.color_id := case when new.options = '[]' then 0 else chosen_option(new.options, 1) end;
  new.size_id := case when new.options = '[]' then 0 else chosen_option(new.options, 2) end;
  return new;
end
$$;

create or replace trigger order_unit_completed before insert or update of options on order_unit
  for each row execute function complete_unit();
