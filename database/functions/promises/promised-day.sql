-- The last of open days such as `2-4`, counted from a day. Null if there are none.
-- Since 1.0.0

create or replace function promised_day(days text, since date) returns date language sql stable as $$
  select case when days ~ '[0-9]+$' then open_day(since, substring(days from '[0-9]+$')::int) end
$$;
