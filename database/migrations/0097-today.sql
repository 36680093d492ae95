-- What the office counts each time its day begins, without reading all orders and all products.
create index customer_order_open on customer_order (created_at) where status_id in (1, 2, 90);
create index product_low_stock on product (stock, id) where archived_at is null and stock <= 5;
create index product_in_use on product (id) where archived_at is null;
