-- Reports read the orders and pieces of a year from these indexes alone. The key of each is as it was or longer, so that no
-- other index is needed for it.
drop index customer_order_created;
create index customer_order_created on customer_order (created_at)
  include (id, status_id, customer_id, payment_method_id, coupon_id, subtotal_cents, discount_cents, shipping_cents, vat_rate,
    vat_added_cents, total_cents);
drop index order_unit_order;
create index order_unit_order on order_unit (order_id, item_id, cell)
  include (product_id, color_id, size_id, quantity, restocked, unit_cents, once_cents, cost_cents);

-- The payments that aren't decided, few of all: the office counts those that wait for staff each time it is opened.
create index payment_undecided on payment (id) where state in ('needs_action', 'unknown', 'pending');
