-- Reminders for artwork follow the design of an item. Staff are told in their chat once everything is there.
-- Since 1.0.0

create or replace function item_needs_artwork() returns trigger language plpgsql as $$
begin
  perform keep_artwork_reminders(new.order_id);
  -- Staff hear of it once everything is there.
  if not exists (select from missing_prints(new.order_id))
    and (select count(*) from design_place p where p.design_id = new.design_id)
      > (select count(*) from design_place p where p.design_id = old.design_id) then
    perform queue_staff_chat('message', jsonb_build_object('artwork', new.id));
  end if;
  return null;
end $$;

create constraint trigger artwork_of_item after update of design_id on order_item
  deferrable initially deferred for each row execute function item_needs_artwork();
