-- Delivery days that hang on the customer count from when they answer, and so does everything that names them.

-- The day from which the promised days count, if it isn't that of the order: of the approval, the payment or the start of work.
alter table customer_order add column promised_from date;

create function shop_day(moment timestamptz) returns date language sql stable as $$
  select (moment at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'), 'Asia/Phnom_Penh'))::date
$$;

-- The open day so many open days after a day (rules/arrival.ts). A week has at least one open day, except for closed dates, so that
-- few days are looked at.
create function open_day(since date, days int) returns date language sql stable as $$
  select open.day::date from generate_series(since, since + least(1500, 7 * (1 + least(days, 1500)
    + coalesce((select jsonb_array_length(value) from setting where name = 'closedDates'), 0))), interval '1 day') open (day)
  where not exists (select from setting s cross join jsonb_array_elements_text(s.value) as listed (day)
      where s.name = 'closedWeekdays' and listed.day = trim(to_char(open.day, 'day')))
    and not exists (select from setting s cross join jsonb_array_elements_text(s.value) as listed (day)
      where s.name = 'closedDates' and listed.day = to_char(open.day, 'YYYY-MM-DD'))
  order by open.day offset days limit 1
$$;

-- The last of open days such as `2-4`, counted from a day. Null if there are none.
create function promised_day(days text, since date) returns date language sql stable as $$
  select case when days ~ '[0-9]+$' then open_day(since, substring(days from '[0-9]+$')::int) end
$$;

-- What the day of an order hangs on: its artwork, a proof that the shop has yet to send, the approval of one that was sent, or its
-- deposit. Null once the day is certain.
create function hangs_on(wanted int) returns text language sql stable as $$
  select case
    when not m.missing && '{proof,deposit}' then null
    when not 'proof' = any(m.missing) then 'deposit'
    when exists (select from order_item i where i.order_id = wanted and needs_proof(i) and not is_approved(i)
        and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
          where l.order_item_id = i.id and r.state <> 'failed')
        and not exists (select from proof p where p.item_id = i.id and p.state = 'sent' and p.print_hash = print_hash_of(i.id)
          and (p.edit is null or p.order_version = o.version)))
      then case when 'artwork' = any(m.missing) then 'artwork' else 'proof' end
    else 'approval' end
  from customer_order o cross join lateral (
    select case when o.status_id in (1, 90) then missing_for_work(o.id) else '{}' end as missing) m
  where o.id = wanted
$$;

-- What an order's day hangs on, the day from which its days count, and the last of them. Until the customer approves, they count from
-- the day by which they may: today, or the next open day if they have no proof yet. No day is told before a deposit.
create function promise_of(wanted int) returns table (hangs_on text, counts_from date, promised_on date) language sql stable as $$
  select h.what, f.day, case when h.what is null then o.promised_on when h.what <> 'deposit' then promised_day(o.promised_days, f.day) end
  from customer_order o
    cross join lateral (select hangs_on(o.id) as what) h
    cross join lateral (select coalesce(o.promised_from, shop_day(o.created_at)) as day) s
    cross join lateral (select case when h.what is null then s.day
      else greatest(s.day, open_day(shop_today(), case when h.what in ('proof', 'artwork') then 1 else 0 end)) end as day) f
  where o.id = wanted
$$;

-- Counts an order's days from today once nothing but stock is missing. They don't contain the wait for stock any more, but its promised
-- day does, and is never put forward. An order that was moved before has no wait in its days.
create function promise_from_now(wanted int) returns void language sql as $$
  with item as (
    select open_days_until(shop_day(o.created_at), i.expected_on) as wait, (
      select max(coalesce(m.days, a.extra_days)) from jsonb_to_recordset(i.options) c ("attributeId" int, "optionId" int)
        join attribute_option a on a.id = c."optionId" and a.attribute_id = c."attributeId"
        left join print_method m on m.id = a.method_id) as extra
    from order_item i join customer_order o on o.id = i.order_id where i.order_id = wanted and not i.digital),
  stock as (select max(coalesce(extra, 0) + coalesce(wait, 0)) - max(coalesce(extra, 0)) as days from item),
  told as (
    select o.id, shop_today() as day, (
      select string_agg(greatest(0, part::int - case when coalesce(o.promised_from, shop_day(o.created_at))
        <= open_day(shop_day(o.created_at), 1) then coalesce(stock.days, 0) else 0 end)::text, '-' order by at)
      from regexp_split_to_table(o.promised_days, '-') with ordinality p (part, at)) as days
    from customer_order o cross join stock where o.id = wanted and o.promised_days ~ '^[0-9]+(-[0-9]+)?$')
  update customer_order o set promised_days = told.days, promised_from = told.day, promised_on = promised_day(told.days, told.day)
  from told where told.id = o.id and o.status_id in (1, 90, 91) and missing_for_work(o.id) <@ '{stock}'
    and promised_day(told.days, told.day) > o.promised_on
$$;

create function work_may_begin() returns trigger language plpgsql as $$
begin
  perform promise_from_now(case tg_table_name when 'proof' then (select order_id from order_item where id = (to_jsonb(new) ->> 'item_id')::int)
    else (to_jsonb(new) ->> 'order_id')::int end);
  return null;
end $$;
create trigger proof_lets_begin after update of state on proof for each row
  when (new.state = 'approved' and old.state <> 'approved') execute function work_may_begin();
create trigger waiver_lets_begin after insert on order_waiver for each row execute function work_may_begin();
create trigger payment_lets_begin after update of state on payment for each row
  when (new.state = 'paid' and old.state <> 'paid' and new.order_id is not null) execute function work_may_begin();
