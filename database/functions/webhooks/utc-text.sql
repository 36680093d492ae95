-- A moment as webhooks write it, in UTC.
-- Since 1.0.0

create or replace function utc_text(at timestamptz) returns text language sql immutable as
  $$ select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
