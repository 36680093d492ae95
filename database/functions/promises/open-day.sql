-- The open day so many open days after a day (rules/arrival.ts). A week has at least one open day, except for closed
-- dates, so that few days are looked at.
-- Since 1.0.0

create or replace function open_day(since date, days int) returns date language sql stable as $$
  select open.day::date from generate_series(since, since + least(1500, 7 * (1 + least(days, 1500)
    + coalesce((select jsonb_array_length(value) from setting where name = 'closedDates'), 0))), interval '1 day') open (day)
  where not exists (select from setting s cross join jsonb_array_elements_text(s.value) as listed (day)
      where s.name = 'closedWeekdays' and listed.day = trim(to_char(open.day, 'day')))
    and not exists (select from setting s cross join jsonb_array_elements_text(s.value) as listed (day)
      where s.name = 'closedDates' and listed.day = to_char(open.day, 'YYYY-MM-DD'))
  order by open.day offset days limit 1
$$;
