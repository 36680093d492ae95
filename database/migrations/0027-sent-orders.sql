-- When an order left the shop; null: that was not said. It stays In Progress until it is completed.
alter table customer_order add column sent_at timestamptz;
