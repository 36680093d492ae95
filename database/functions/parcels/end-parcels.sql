-- What was packed is unpacked when the order ends, and has left and arrived when it is delivered.
-- Since 1.0.0

create or replace function end_parcels() returns trigger language plpgsql as $$
begin
  if new.status_id = 3 then
    update parcel set sent_at = coalesce(sent_at, now()), delivered_at = now()
    where order_id = new.id and delivered_at is null and (sent_at is not null or has_units);
  else
    delete from parcel_unit u using parcel p where p.id = u.parcel_id and p.order_id = new.id and p.sent_at is null;
    perform drop_empty_parcels(new.id);
  end if;
  return null;
end
$$;

create or replace trigger order_ends_parcels after update of status_id on customer_order for each row
  when (old.status_id <> new.status_id and new.status_id in (3, 5, 91)) execute function end_parcels();
