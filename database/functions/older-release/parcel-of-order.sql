-- A release before parcels marks the order itself as sent, which is a parcel with everything.
-- Since 1.0.0

create or replace function parcel_of_order() returns trigger language plpgsql as $$
begin
  insert into parcel (order_id, number, carrier, tracking, sent_at)
  select new.id, 1 + coalesce(max(number), 0), new.parcel_carrier, new.parcel_number, new.sent_at from parcel where order_id = new.id
  having not coalesce(bool_or(sent_at is not null), false);
  return null;
end
$$;

create or replace trigger order_sent_has_parcel after update of sent_at on customer_order for each row
  when (old.sent_at is null and new.sent_at is not null) execute function parcel_of_order();
