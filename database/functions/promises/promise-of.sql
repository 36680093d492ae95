-- What an order’s day hangs on, the day from which its days count, and the last of them. Until the customer approves,
-- they count from the day by which they may: today, or the next open day if they have no proof yet. No day is told
-- before a deposit. `offset 0`: what it hangs on is found once, not for each column.
-- Since 1.0.0

create or replace function promise_of(wanted int) returns table (hangs_on text, counts_from date, promised_on date) language sql stable as $$
  select h.what, f.day, case when h.what is null then o.promised_on when h.what <> 'deposit' then promised_day(o.promised_days, f.day) end
  from customer_order o
    cross join lateral (select hangs_on(o.id) as what offset 0) h
    cross join lateral (select coalesce(o.promised_from, shop_day(o.created_at)) as day) s
    cross join lateral (select case when h.what is null then s.day
      else greatest(s.day, open_day(shop_today(), case when h.what in ('proof', 'artwork') then 1 else 0 end)) end as day) f
  where o.id = wanted
$$;
