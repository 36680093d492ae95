-- The number below the barcode of a product without variants. Its check digit is verified by rules/gtin.ts.
alter table product add column gtin text not null default '' check (gtin ~ '^(|\d{8}|\d{12,14})$');

-- What a scanner reads is compared like this: GTINs of any length with 14 digits, other codes in lower case.
create function scan_key(code text) returns text language sql immutable parallel safe as $$
  select case when code ~ '^(\d{8}|\d{12,14})$' then lpad(code, 14, '0') else lower(btrim(code)) end
$$;
create index product_gtin on product (scan_key(gtin)) where gtin <> '';
create index variant_barcode on product_variant (scan_key(barcode)) where barcode <> '';
create index variant_sku on product_variant (scan_key(sku)) where sku <> '';
