-- The events of a proof that is sent or answered.
-- Since 1.0.1

create or replace function hook_proof() returns trigger language plpgsql as $$
begin
  perform queue_webhook(case new.state when 'sent' then 'proof.sent' when 'approved' then 'proof.approved' else 'proof.changes_requested' end,
    'order ' || o.id, jsonb_build_object('id', new.id, 'number', new.number, 'orderId', o.id, 'orderNumber', o.number,
      'itemId', new.item_id, 'totalCents', new.total_cents) || case new.state
        when 'sent' then jsonb_build_object('sentAt', utc_text(new.sent_at))
        else jsonb_build_object('answeredAt', utc_text(new.answered_at)) end)
  from order_item i join customer_order o on o.id = i.order_id where i.id = new.item_id;
  return null;
end $$;

create or replace trigger proof_hook after update of state on proof for each row
  when (old.answered_at is null and new.answered_at is not null or old.sent_at is null and new.state = 'sent')
  execute function hook_proof();
create or replace trigger proof_sent_at_once_hook after insert on proof for each row when (new.state = 'sent')
  execute function hook_proof();
