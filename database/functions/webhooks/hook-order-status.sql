-- The events of an order’s status: changed, paid, deposit paid, canceled, refunded.
-- Since 1.0.0

create or replace function hook_order_status() returns trigger language plpgsql as $$
declare
  about text := 'order ' || new.id;
  content jsonb := webhook_order(new);
begin
  perform queue_webhook('order.status_changed', about, content || jsonb_build_object('from', webhook_order(old) ->> 'status'));
  if is_paid(new) and not is_paid(old) then
    perform queue_webhook('order.paid', about, content, true);
  elsif is_sale(new.status_id) and not is_sale(old.status_id) and new.deposit_cents > 0 then
    perform queue_webhook('order.deposit_paid', about,
      content || jsonb_build_object('depositCents', new.deposit_cents, 'balanceCents', new.total_cents - new.deposit_cents));
  elsif new.status_id in (5, 91) and is_open_order(old.status_id) then
    perform queue_webhook('order.canceled', about, content);
  elsif new.status_id = 5 and is_paid_in_cash(new) and not exists (
      select from payment p join refund r on r.payment_id = p.id where p.order_id = new.id) then
    perform queue_webhook('order.refunded', about, content || jsonb_build_object('refundId', null, 'amountCents', new.total_cents));
  end if;
  return null;
end $$;

create or replace trigger order_status_hook after update of status_id on customer_order for each row
  when (old.status_id <> new.status_id) execute function hook_order_status();
