-- In how many days an order was to arrive, as its customer was told ('2-4', '' where nobody said), and the last of those days
-- where the shop is: what a product or a way to deliver says later changes neither.
alter table customer_order
  add column promised_days text not null default '',
  add column promised_on date;

-- What is under way was told by its way to deliver, or by what is in it.
with told as (
  select o.id, o.created_at, coalesce(o.delivery ->> 'days', (
    select case when bool_and(p.shipping_days ~ '^\s*\d{1,3}(\s*[-–]\s*\d{1,3})?\s*$') then
      max(substring(p.shipping_days from '\d+')::int) || '-' || max(substring(p.shipping_days from '(\d+)\s*$')::int) end
    from order_item i join product p on p.id = i.product_id where i.order_id = o.id and not i.digital), '') as days
  from customer_order o where o.status_id in (1, 2, 90))
update customer_order o
set promised_days = case when split_part(told.days, '-', 1) = split_part(told.days, '-', 2) then split_part(told.days, '-', 1) else told.days end,
  promised_on = (told.created_at at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'), 'Asia/Phnom_Penh'))::date
    + substring(told.days from '\d+$')::int
from told where told.id = o.id and told.days <> '';

-- The workshop begins with what was promised first.
create index customer_order_promised on customer_order (promised_on, id) where status_id in (1, 2);
