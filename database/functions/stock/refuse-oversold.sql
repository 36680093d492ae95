-- No sale takes more than the room, whoever writes it. Stock that was sold stays sold when the day has passed.
-- Since 1.0.0

create or replace function refuse_oversold() returns trigger language plpgsql as $$
declare
  sold_id int := case tg_table_name when 'product' then (to_jsonb(new) ->> 'id')::int else (to_jsonb(new) ->> 'product_id')::int end;
begin
  if (select back_order_room(expected_on, back_order_max) + new.stock < 0 from product where id = sold_id) then
    raise exception 'more was sold of product % than may be', sold_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create or replace trigger product_oversold after update of stock on product for each row
  when (new.stock < 0 and new.stock < old.stock) execute function refuse_oversold();
create or replace trigger variant_oversold after update of stock on product_variant for each row
  when (new.stock < 0 and new.stock < old.stock) execute function refuse_oversold();
