-- Staff hear of new orders. An order counts as new when it is to be paid on delivery or by transfer, and otherwise
-- once it is paid.
-- Since 0.1.0

create or replace function tell_staff_of_order() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('order', jsonb_build_object('id', new.id));
  return null;
end $$;

create or replace trigger customer_order_placed after insert on customer_order for each row
  when (new.status_id < 90 or new.status_id = 90 and new.payment_method_id = 9) execute function tell_staff_of_order();
create or replace trigger customer_order_paid after update of status_id on customer_order for each row
  when (old.status_id >= 90 and new.status_id < 90 and not (old.status_id = 90 and new.payment_method_id = 9))
  execute function tell_staff_of_order();
