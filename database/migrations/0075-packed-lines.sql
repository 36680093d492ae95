-- When a line of an order was packed; null: it is not.
alter table order_item add column packed_at timestamptz;
