-- The events of a parcel that leaves or is delivered, as the trigger says.
-- Since 1.0.1

create or replace function hook_parcel() returns trigger language plpgsql as $$
begin
  perform queue_webhook('order.' || tg_argv[0], 'order ' || o.id,
    webhook_order(o) || jsonb_build_object('parcelId', new.id, 'parcelNumber', new.number) || case tg_argv[0]
      when 'shipped' then jsonb_build_object('isComplete', o.sent_at is not null, 'sentAt', utc_text(new.sent_at))
      else jsonb_build_object('isComplete', o.sent_at is not null and not exists (
        select from parcel p where p.order_id = o.id and p.delivered_at is null), 'deliveredAt', utc_text(new.delivered_at)) end)
  from customer_order o where o.id = new.order_id;
  return null;
end $$;

-- Named so that they run after `parcel_noted`, which marks the order itself as sent.
create or replace trigger parcel_sent_at_once_hook after insert on parcel for each row when (new.sent_at is not null)
  execute function hook_parcel('shipped');
create or replace trigger parcel_sent_hook after update of sent_at on parcel for each row
  when (old.sent_at is null and new.sent_at is not null) execute function hook_parcel('shipped');
create or replace trigger parcel_was_delivered_hook after update of delivered_at on parcel for each row
  when (old.delivered_at is null and new.delivered_at is not null) execute function hook_parcel('delivered');
