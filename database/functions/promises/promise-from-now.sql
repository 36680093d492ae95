-- Counts an order’s days from today once nothing but stock is missing. They don’t contain the wait for stock any more,
-- but its promised day does, and is never put forward. An order that was moved before has no wait in its days.
-- Since 1.0.0

create or replace function promise_from_now(wanted int) returns void language sql as $$
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
