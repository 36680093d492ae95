-- The promised days of an order count anew (`promise_from_now`) when a proof is approved, staff start without
-- something, or a payment arrives.
-- Since 1.0.0

create or replace function work_may_begin() returns trigger language plpgsql as $$
begin
  perform promise_from_now(case tg_table_name when 'proof' then (select order_id from order_item where id = (to_jsonb(new) ->> 'item_id')::int)
    else (to_jsonb(new) ->> 'order_id')::int end);
  return null;
end $$;

create or replace trigger proof_lets_begin after update of state on proof for each row
  when (new.state = 'approved' and old.state <> 'approved') execute function work_may_begin();
create or replace trigger waiver_lets_begin after insert on order_waiver for each row execute function work_may_begin();
create or replace trigger payment_lets_begin after update of state on payment for each row
  when (new.state = 'paid' and old.state <> 'paid' and new.order_id is not null) execute function work_may_begin();
