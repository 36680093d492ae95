-- The events of a payment that fails or is disputed, as the trigger says.
-- Since 1.0.1

create or replace function hook_payment() returns trigger language plpgsql as $$
declare
  about int := coalesce(new.order_id, new.rest_of);
begin
  perform queue_webhook('payment.' || tg_argv[0], coalesce('order ' || about, 'payment ' || new.id),
    jsonb_build_object('id', new.id, 'orderId', about, 'orderNumber', (select number from customer_order where id = about),
      'customerId', new.customer_id, 'amountCents', new.amount_cents, 'currency', new.currency,
      'at', utc_text(case tg_argv[0] when 'disputed' then new.disputed_at else clock_timestamp() end)));
  return null;
end $$;

create or replace trigger payment_hook after update of state on payment for each row
  when (new.state = 'declined' and old.state <> 'declined') execute function hook_payment('failed');
create or replace trigger payment_disputed_hook after update of disputed_at on payment for each row
  when (old.disputed_at is null and new.disputed_at is not null) execute function hook_payment('disputed');
