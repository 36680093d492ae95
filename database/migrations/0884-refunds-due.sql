-- Refunds that are due and weren't requested, which the office lists: of returned orders, and refunds that failed.
create index customer_order_returned on customer_order (id) where status_id = 4;
create index refund_failed on refund (payment_id) where state = 'failed';
