-- What staff find by any part: without accents, letter case, invisible marks and repeated spaces, so that Sophea finds Sophéa.
-- The texts are those of shop/accounts/staff-customer-queries.ts, shop/orders/staff-queries.ts and shop/catalogue/staff-queries.ts.
create function find_key(text) returns text language sql immutable parallel safe as $$
  select translate(lower(regexp_replace(regexp_replace(normalize($1, nfkd),
    '[\u0300-\u036F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8]',
    '', 'g'), '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')), 'đðøłı', 'ddoli')
$$;

drop index product_text_part;
create index product_text_part on product_text using gin (find_key(name) gin_trgm_ops);
drop index product_sku_part;
create index product_sku_part on product using gin (find_key(sku) gin_trgm_ops);
drop index customer_order_who;
create index customer_order_who on customer_order using gin
  (find_key(first_name || ' ' || last_name || ' ' || first_name || ' ' || email) gin_trgm_ops);
drop index customer_who;
create index customer_who on customer using gin
  (find_key(first_name || ' ' || last_name || ' ' || first_name || ' ' || coalesce(email, '')) gin_trgm_ops);
