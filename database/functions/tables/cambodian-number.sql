-- A phone number as accounts have it (contract/forms/e164.ts). Null if it isn’t Cambodian.
-- Since 0.1.0

create or replace function cambodian_number(phone text) returns text language sql immutable parallel safe
  return (select case when national ~ '^[1-9][0-9]{7,8}$' then '+855' || national end
    from (select regexp_replace(regexp_replace(phone_digits(phone), '^(00)?855(?=0?[0-9]{8,9}$)', ''), '^0', '') as national) n);
