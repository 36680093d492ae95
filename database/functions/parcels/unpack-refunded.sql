-- Refunded pieces are taken out of parcels that haven’t left.
-- Since 1.0.0

create or replace function unpack_refunded() returns trigger language plpgsql as $$
declare
  wanted int := (select order_id from order_item where id = new.order_item_id);
  surplus int;
  unit record;
begin
  loop
    select packed_units(u.item_id, u.cell) - u.quantity + refunded_units(u.item_id, u.cell) into surplus
    from order_unit u where u.item_id = new.order_item_id and u.cell = new.cell;
    exit when coalesce(surplus, 0) <= 0;
    select u.* into unit from parcel_unit u join parcel p on p.id = u.parcel_id
    where u.item_id = new.order_item_id and u.cell = new.cell and p.sent_at is null order by p.number desc limit 1;
    exit when not found;
    if unit.quantity > surplus then
      update parcel_unit set quantity = quantity - surplus
      where parcel_id = unit.parcel_id and item_id = unit.item_id and cell = unit.cell;
    else
      delete from parcel_unit where parcel_id = unit.parcel_id and item_id = unit.item_id and cell = unit.cell;
    end if;
  end loop;
  perform drop_empty_parcels(wanted), note_order_sent(wanted);
  return null;
end
$$;

create or replace trigger refund_unpacks after insert on refund_line for each row execute function unpack_refunded();
