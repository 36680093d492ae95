-- The event of an order whose balance is paid, at the end of the transaction, because a part of a balance is paid by
-- closing it and opening the rest.
-- Since 1.0.0

create or replace function hook_balance_paid() returns trigger language plpgsql as $$
begin
  perform queue_webhook('order.paid', 'order ' || o.id, webhook_order(o), true) from customer_order o
  where o.id = new.order_id and is_paid(o);
  return null;
end $$;

create constraint trigger balance_paid_hook after update on order_rest deferrable initially deferred for each row
  when (old.state = 'open' and new.state <> 'open') execute function hook_balance_paid();
