-- Staff find an order by its second number too (shop/orders/staff-queries.ts).
drop index customer_order_digits;
create index customer_order_digits on customer_order using gin
  ((regexp_replace(mobile, '[^0-9]', '', 'g') || ' ' || regexp_replace(second_mobile, '[^0-9]', '', 'g')) gin_trgm_ops);
