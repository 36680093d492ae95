-- Staff sort products by when they were changed last, a page at a time. An order that takes stock is no change.
alter table product add column changed_at timestamptz not null default now();
update product p set changed_at = coalesce(
  (select max(c.changed_at) from record_change c where c.kind = 'product' and c.thing = p.id::text), p.created_at);

-- The orders of that table (shop/catalogue/staff-queries.ts).
create index product_by_price on product (price_cents, id) where archived_at is null;
create index product_by_stock on product (coalesce(stock, 2147483647), id) where archived_at is null;
create index product_by_sku on product (sku, id) where archived_at is null;
create index product_by_change on product (((extract(epoch from changed_at at time zone 'UTC') * 1000000)::int8), id)
  where archived_at is null;

-- A number as it is compared: without invisible marks, letter case and doubled blanks, as rules/compare-key.ts has it.
create function sku_key(sku text) returns text language sql immutable parallel safe as $$
  select lower(btrim(regexp_replace(regexp_replace(normalize(sku, nfc),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8]',
    '', 'g'), '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')))
$$;
create index product_sku_alike on product (sku_key(sku));
-- Staff find a product by a part of its number, however they write it.
drop index product_sku_part;
create index product_sku_part on product using gin (sku_key(sku) gin_trgm_ops);
