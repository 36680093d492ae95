-- Reminders for artwork follow the order, at the end of the transaction, when its items and designs are written.
-- A print is an option, so that a new order without options needs no artwork.
-- Since 1.0.0

create or replace function order_needs_artwork() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and not exists (select from order_item i where i.order_id = new.id and i.options <> '[]') then
    return null;
  end if;
  perform keep_artwork_reminders(new.id);
  return null;
end $$;

create constraint trigger artwork_of_order after insert or update of status_id, version, email on customer_order
  deferrable initially deferred for each row execute function order_needs_artwork();
