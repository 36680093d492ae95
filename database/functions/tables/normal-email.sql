-- An email address as it is stored and compared: as `normalEmail` (contract/forms/email.ts) writes it, whatever the
-- locale of the database.
-- Since 0.1.0

create or replace function normal_email(address text) returns text language sql immutable strict parallel safe
  return lower(btrim(
    regexp_replace(normalize(address, nfkc), '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
    E' \t\n\u000B\f\r\u1680\u2028\u2029') collate "C");
