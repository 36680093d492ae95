-- Staff hear of payments, but not of cash that is due on delivery.
-- Since 0.1.0

create or replace function tell_staff_of_payment() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('payment', jsonb_build_object('id', new.id));
  return null;
end $$;

create or replace trigger payment_paid_at_once after insert on payment for each row
  when (new.state = 'paid' and (new.provider <> 'cash' or new.settled_at is not null)) execute function tell_staff_of_payment();
create or replace trigger payment_paid after update of state on payment for each row
  when (new.state = 'paid' and old.state not in ('paid', 'part_refunded', 'refunded'))
  execute function tell_staff_of_payment();
