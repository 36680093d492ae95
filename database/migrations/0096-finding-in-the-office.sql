-- What staff find orders and products by (shop/orders/staff-queries.ts, shop/catalogue/staff-queries.ts): the beginning of a
-- number, and parts of texts in any script.
create index customer_order_number_begins on customer_order (number text_pattern_ops);
create index customer_order_who on customer_order using gin
  ((first_name || ' ' || last_name || ' ' || first_name || ' ' || email) gin_trgm_ops);
create index customer_order_digits on customer_order using gin (regexp_replace(mobile, '[^0-9]', '', 'g') gin_trgm_ops);
create index product_sku_part on product using gin (sku gin_trgm_ops);
create index product_text_part on product_text using gin (name gin_trgm_ops);
