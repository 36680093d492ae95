-- A bank reference as it is compared: without spaces, signs and invisible characters, in capitals, with Latin digits.
-- It is the same in every database.
-- Since 0.1.0

create or replace function normal_reference(reference text) returns text language sql immutable strict parallel safe
  return upper(translate(
    regexp_replace(normalize(reference, nfkc), '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u206F\u2212\u3000\uFEFF]', '', 'g'),
    '០១២៣៤៥៦៧៨៩', '0123456789') collate "C");
