-- More than was ordered minus what was refunded can’t be packed, also by two who don’t know of each other.
-- Since 1.0.0

create or replace function check_parcel_unit() returns trigger language plpgsql as $$
declare
  box parcel;
begin
  select * into box from parcel where id = new.parcel_id;
  perform from customer_order where id = box.order_id for no key update;
  if not box.has_units
    or exists (select from parcel p where p.order_id = box.order_id and p.sent_at is not null and not p.has_units)
    or not exists (
      select from order_unit u where u.item_id = new.item_id and u.cell = new.cell and u.order_id = box.order_id and not u.digital
        and u.quantity - refunded_units(u.item_id, u.cell) >= packed_units(u.item_id, u.cell)) then
    raise exception 'parcel % would contain more of item % than there is', new.parcel_id, new.item_id using errcode = '23514';
  end if;
  return null;
end
$$;

create or replace trigger parcel_unit_grows after insert on parcel_unit for each row execute function check_parcel_unit();
create or replace trigger parcel_unit_changes after update on parcel_unit for each row
  when (new.quantity > old.quantity or (new.parcel_id, new.item_id, new.cell) <> (old.parcel_id, old.item_id, old.cell))
  execute function check_parcel_unit();
