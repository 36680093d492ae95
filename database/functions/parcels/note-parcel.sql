-- An order is sent when its parcels are.
-- Since 1.0.0

create or replace function note_parcel() returns trigger language plpgsql as $$
begin
  perform note_order_sent(coalesce(new.order_id, old.order_id));
  return null;
end
$$;

create or replace trigger parcel_noted after insert or delete or update of sent_at, has_units on parcel for each row execute function note_parcel();
