-- The digits of a phone number as typed, in either script.
-- Since 0.1.0

create or replace function phone_digits(phone text) returns text language sql immutable parallel safe
  return regexp_replace(translate(phone, '០១២៣៤៥៦៧៨៩', '0123456789'), '[^0-9]', '', 'g');
