-- The office sorts all orders by what they come to, a page at a time.
create index customer_order_total on customer_order (total_cents, id);
