-- Reminders for artwork follow a refund of the item.
-- Since 1.0.0

create or replace function item_is_refunded() returns trigger language plpgsql as $$
begin
  perform keep_artwork_reminders((select order_id from order_item where id = new.order_item_id));
  return null;
end $$;

create constraint trigger artwork_of_refund after insert on refund_line
  deferrable initially deferred for each row execute function item_is_refunded();
