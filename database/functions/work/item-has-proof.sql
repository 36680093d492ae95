-- Reminders for artwork follow a proof that is sent.
-- Since 1.0.0

create or replace function item_has_proof() returns trigger language plpgsql as $$
begin
  perform keep_artwork_reminders((select order_id from order_item where id = new.item_id));
  return null;
end $$;

create constraint trigger artwork_of_proof after update of state on proof
  deferrable initially deferred for each row when (old.sent_at is null and new.sent_at is not null)
  execute function item_has_proof();
