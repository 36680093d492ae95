-- A text as staff find it by any part: without accents, letter case, invisible marks and repeated spaces, so that
-- Sophea finds Sophéa. The texts are those of shop/accounts/staff-customer-queries.ts, shop/orders/staff-queries.ts
-- and shop/catalogue/staff-queries.ts.
-- Since 1.0.0

create or replace function find_key(text) returns text language sql immutable parallel safe as $$
  select translate(lower(regexp_replace(regexp_replace(normalize($1, nfkd),
    '[\u0300-\u036F\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8]',
    '', 'g'), '[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g')), 'đðøłı', 'ddoli')
$$;
