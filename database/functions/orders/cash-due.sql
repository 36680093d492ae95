-- The cash that an order in cash is to bring in: its total, less what was taken off before it was delivered.
-- Since 1.0.0

create or replace function cash_due(wanted customer_order) returns int language sql stable as $$
  select coalesce((select p.amount_cents from payment p where p.order_id = wanted.id and p.provider = 'cash'), wanted.total_cents)
$$;
