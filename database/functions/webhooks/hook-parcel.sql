-- The event of a parcel that leaves.
-- Since 0.2.0

create or replace function hook_parcel() returns trigger language plpgsql as $$
begin
  perform queue_webhook('order.shipped', 'order ' || o.id, webhook_order(o) || jsonb_build_object(
    'parcelId', new.id, 'parcelNumber', new.number, 'isComplete', o.sent_at is not null, 'sentAt', utc_text(new.sent_at)))
  from customer_order o where o.id = new.order_id;
  return null;
end $$;

-- Named so that they run after `parcel_noted`, which marks the order itself as sent.
create or replace trigger parcel_sent_at_once_hook after insert on parcel for each row when (new.sent_at is not null)
  execute function hook_parcel();
create or replace trigger parcel_sent_hook after update of sent_at on parcel for each row
  when (old.sent_at is null and new.sent_at is not null) execute function hook_parcel();
