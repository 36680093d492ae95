-- The events of a payment that fails or is disputed.
-- Since 1.0.1

create or replace function hook_payment() returns trigger language plpgsql as $$
begin
  perform queue_webhook(case when new.state = 'declined' and old.state <> 'declined' then 'payment.failed' else 'payment.disputed' end,
    coalesce('order ' || coalesce(new.order_id, new.rest_of), 'payment ' || new.id),
    jsonb_build_object('id', new.id, 'orderId', coalesce(new.order_id, new.rest_of), 'orderNumber',
      (select o.number from customer_order o where o.id = coalesce(new.order_id, new.rest_of)),
      'customerId', new.customer_id, 'amountCents', new.amount_cents, 'currency', new.currency, 'at',
      utc_text(case when new.state = 'declined' and old.state <> 'declined' then clock_timestamp() else new.disputed_at end)));
  return null;
end $$;

create or replace trigger payment_hook after update on payment for each row
  when (new.state = 'declined' and old.state <> 'declined' or old.disputed_at is null and new.disputed_at is not null)
  execute function hook_payment();
