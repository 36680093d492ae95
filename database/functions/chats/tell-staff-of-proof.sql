-- Staff hear of an answered proof as of a message from its customer.
-- Since 1.0.0

create or replace function tell_staff_of_proof() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('message', jsonb_build_object('proof', new.id));
  return null;
end $$;

create or replace trigger proof_answer_told after update of state on proof for each row
  when (old.answered_at is null and new.answered_at is not null) execute function tell_staff_of_proof();
