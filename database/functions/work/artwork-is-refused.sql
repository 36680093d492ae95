-- Reminders of an order begin anew with each refused file.
-- Since 1.0.0

create or replace function artwork_is_refused() returns trigger language plpgsql as $$
declare orders int[] := array(select distinct i.order_id from design_place p join order_item i on i.design_id = p.design_id
  where p.artwork_id = new.id);
begin
  update outbox_mail set held_for_order = null
  where held_for_order = any(orders) and kind = 'artworkAsked' and sent_at is not null;
  perform keep_artwork_reminders(wanted) from unnest(orders) wanted;
  return null;
end $$;

create or replace trigger artwork_refused after update of scan on artwork for each row
  when (new.scan = 'infected') execute function artwork_is_refused();
