-- Cents in riel, rounded to 100 riel as `rielOf` (rules/riel.ts) does.
-- Since 1.0.0

create or replace function riel_of(cents int, rate int) returns bigint language sql immutable as
  $$ select (cents::bigint * rate + 5000) / 10000 * 100 $$;
