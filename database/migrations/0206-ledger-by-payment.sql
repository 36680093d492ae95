-- What was received for a payment that isn't complete (shop/orders/money/summary-queries.ts), without reading the ledger.
create index ledger_entry_payment on ledger_entry (payment_id);
-- The sort orders of the office's customers that had no index (shop/customers/list-queries.ts).
create index customer_by_phone on customer (coalesce(phone, mobile), id);
create index customer_by_tags on customer (tags, id);
