-- Staff hear of messages and requests for samples.
-- Since 0.1.0

create or replace function tell_staff_of_inquiry() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat(case new.kind when 'samples' then 'sample' else 'message' end, jsonb_build_object('id', new.id));
  return null;
end $$;

create or replace trigger inquiry_told after insert on inquiry for each row execute function tell_staff_of_inquiry();
