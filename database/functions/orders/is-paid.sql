-- Whether nothing is left to pay for an order that is a sale, as in shop/orders/money/payment-summary.ts. Cash arrives with
-- the delivery. A test compares both.
-- Since 1.0.0

create or replace function is_paid(placed customer_order) returns boolean language sql stable as $$
  select is_sale(placed.status_id) and (placed.status_id = 3 or not is_paid_in_cash(placed))
    and not exists (select from order_rest r where r.order_id = placed.id and r.state = 'open')
$$;
