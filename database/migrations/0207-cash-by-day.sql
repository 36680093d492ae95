-- Today adds up the cash of delivered orders by day (shop/orders/money-flow-queries.ts) from the index alone.
drop index order_status_change_of_cash;
create index order_status_change_of_cash on order_status_change (changed_at) include (order_id, to_status) where to_status in (3, 5);
