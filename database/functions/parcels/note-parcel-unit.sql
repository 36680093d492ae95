-- An order is sent, or isn’t any more, when the contents of its parcels change.
-- Since 1.0.0

create or replace function note_parcel_unit() returns trigger language plpgsql as $$
begin
  perform note_order_sent(order_id) from parcel where id = coalesce(new.parcel_id, old.parcel_id);
  return null;
end
$$;

-- Named so that it runs after the checks.
create or replace trigger parcel_units_noted after insert or update or delete on parcel_unit for each row execute function note_parcel_unit();
