-- Staff hear of a customer’s answer as of a message.
-- Since 0.1.0

create or replace function tell_staff_of_answer() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('message', jsonb_build_object('id', new.inquiry_id, 'answer', new.id));
  return null;
end $$;

create or replace trigger inquiry_answer_told after insert on inquiry_message for each row
  when (new.kind = 'answer') execute function tell_staff_of_answer();
