-- What is dropped before it is paid lowers what is due; a refund pays back only what exceeds that.

-- The part of a refund by which it lowered what was due, instead of paying it back.
alter table refund add column off_balance_cents int not null default 0 check (off_balance_cents >= 0),
  drop constraint refund_amount_cents_check,
  add constraint refund_amount_cents_check check (amount_cents > 0 or amount_cents = 0 and off_balance_cents > 0);

-- Webhooks and the staff's chat are told of money that moved.
drop trigger refund_at_once_hook on refund;
create trigger refund_at_once_hook after insert on refund for each row
  when (new.state = 'done' and new.amount_cents > 0) execute function hook_refund();
drop trigger payment_paid_at_once on payment;
create trigger payment_paid_at_once after insert on payment for each row
  when (new.state = 'paid' and (new.provider <> 'cash' or new.settled_at is not null)) execute function tell_staff_of_payment();

-- The cash that an order in cash is to bring in: its total, less what was taken off before it was delivered.
create function cash_due(wanted customer_order) returns int language sql stable as $$
  select coalesce((select p.amount_cents from payment p where p.order_id = wanted.id and p.provider = 'cash'), wanted.total_cents)
$$;
