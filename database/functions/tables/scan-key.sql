-- A scanned code as it is compared: GTINs of any length have 14 digits, other codes are in lower case.
-- Since 1.0.0

create or replace function scan_key(code text) returns text language sql immutable parallel safe as $$
  select case when code ~ '^(\d{8}|\d{12,14})$' then lpad(code, 14, '0') else lower(btrim(code)) end
$$;
