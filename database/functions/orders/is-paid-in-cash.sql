-- Whether an order is paid in cash, as in shop/orders/money/payment-summary.ts.
-- Since 1.0.0

create or replace function is_paid_in_cash(placed customer_order) returns boolean language sql stable as $$
  select placed.payment_method_id = 6 or not exists (select from payment p where p.order_id = placed.id)
$$;
