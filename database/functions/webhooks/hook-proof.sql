-- The events of an answered proof.
-- Since 0.2.0

create or replace function hook_proof() returns trigger language plpgsql as $$
begin
  perform queue_webhook(case new.state when 'approved' then 'proof.approved' else 'proof.changes_requested' end, 'order ' || o.id,
    jsonb_build_object('id', new.id, 'number', new.number, 'orderId', o.id, 'orderNumber', o.number, 'itemId', new.item_id,
      'totalCents', new.total_cents, 'answeredAt', utc_text(new.answered_at)))
  from order_item i join customer_order o on o.id = i.order_id where i.id = new.item_id;
  return null;
end $$;

create or replace trigger proof_hook after update of state on proof for each row
  when (old.answered_at is null and new.answered_at is not null) execute function hook_proof();
