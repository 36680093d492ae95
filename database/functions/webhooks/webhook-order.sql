-- An order as webhooks describe it.
-- Since 1.0.0

create or replace function webhook_order(placed customer_order) returns jsonb language sql stable as $$
  select jsonb_build_object('id', placed.id, 'number', placed.number, 'customerId', placed.customer_id,
    'totalCents', placed.total_cents, 'placedAt', utc_text(placed.created_at), 'status', case placed.status_id
      when 1 then 'active' when 2 then 'inProgress' when 3 then 'completed' when 4 then 'returned' when 5 then 'refunded'
      when 90 then 'awaitingPayment' else 'canceled' end)
$$;
