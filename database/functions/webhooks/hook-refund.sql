-- The event of a completed refund.
-- Since 1.0.0

create or replace function hook_refund() returns trigger language plpgsql as $$
begin
  perform queue_webhook('order.refunded', 'order ' || o.id,
    webhook_order(o) || jsonb_build_object('refundId', new.id, 'amountCents', new.amount_cents))
  from payment p join customer_order o on o.id = coalesce(p.order_id, p.rest_of) where p.id = new.payment_id;
  return null;
end $$;

create or replace trigger refund_at_once_hook after insert on refund for each row
  when (new.state = 'done' and new.amount_cents > 0) execute function hook_refund();
create or replace trigger refund_hook after update of state on refund for each row
  when (new.state = 'done' and old.state <> 'done') execute function hook_refund();
