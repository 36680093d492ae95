-- The open days from a day until another, as arrivals count them (rules/arrival.ts). A year at most, which arrivals
-- can show. Strict, because least() would ignore a day that is null.
-- Since 1.0.0

create or replace function open_days_until(since date, day date) returns int language sql stable strict as $$
  select least(count(*), 300)::int from generate_series(since, least(day, since + 365) - 1, interval '1 day') open (at)
  where not exists (select from setting s cross join jsonb_array_elements_text(
      case jsonb_typeof(s.value) when 'array' then s.value else '[]' end) listed (day)
    where s.name = 'closedWeekdays' and listed.day = trim(to_char(open.at, 'day'))
      or s.name = 'closedDates' and listed.day = to_char(open.at, 'YYYY-MM-DD'))
$$;
