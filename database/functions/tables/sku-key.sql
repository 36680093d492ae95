-- An SKU as it is compared: without invisible marks, letter case and repeated spaces, as in rules/compare-key.ts.
-- Since 0.1.0

create or replace function sku_key(sku text) returns text language sql immutable parallel safe as $$
  select lower(btrim(regexp_replace(regexp_replace(normalize(sku, nfc),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8]',
    '', 'g'), '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')))
$$;
