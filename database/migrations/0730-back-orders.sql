-- Products sold beyond their stock until the day on which more is expected (docs/decisions/132-back-orders.md). Null: never.
alter table product add column expected_on date, add column back_order_max int check (back_order_max between 1 and 1000000);
alter table product drop constraint product_stock_check, add constraint product_stock_check check (stock >= -1000000);
alter table product_variant drop constraint product_variant_stock_check,
  add constraint product_variant_stock_check check (stock between -1000000 and 1000000000);

-- The day for which customers ordered a line beyond the stock; null if it was in stock.
alter table order_item add column expected_on date;

create function shop_today() returns date language sql stable as $$
  select (now() at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'), 'Asia/Phnom_Penh'))::date
$$;

-- How far below zero a stock may be sold today. Without a maximum, as much as the largest order.
create function back_order_room(expected_on date, most int) returns int language sql stable as $$
  select case when expected_on is not null and expected_on >= shop_today() then coalesce(most, 1000000) else 0 end
$$;

-- What can be ordered of a stock with this room; null if it isn't counted.
create function orderable_stock(stock int, room int) returns int language sql immutable as $$
  select case when stock + room < 0 then 0 else stock + room end
$$;

-- The open days from a day until another, as arrivals count them (rules/arrival.ts). A year at most, which arrivals can show.
-- Strict, because least() would ignore a day that is null.
create function open_days_until(since date, day date) returns int language sql stable strict as $$
  select least(count(*), 300)::int from generate_series(since, least(day, since + 365) - 1, interval '1 day') open (at)
  where not exists (select from setting s cross join jsonb_array_elements_text(
      case jsonb_typeof(s.value) when 'array' then s.value else '[]' end) listed (day)
    where s.name = 'closedWeekdays' and listed.day = trim(to_char(open.at, 'day'))
      or s.name = 'closedDates' and listed.day = to_char(open.at, 'YYYY-MM-DD'))
$$;

-- No sale takes more than the room, whoever writes it. Stock that was sold stays sold when the day has passed.
create function refuse_oversold() returns trigger language plpgsql as $$
declare
  sold_id int := case tg_table_name when 'product' then (to_jsonb(new) ->> 'id')::int else (to_jsonb(new) ->> 'product_id')::int end;
begin
  if (select back_order_room(expected_on, back_order_max) + new.stock < 0 from product where id = sold_id) then
    raise exception 'more was sold of product % than may be', sold_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger product_oversold after update of stock on product for each row
  when (new.stock < 0 and new.stock < old.stock) execute function refuse_oversold();
create trigger variant_oversold after update of stock on product_variant for each row
  when (new.stock < 0 and new.stock < old.stock) execute function refuse_oversold();

-- What is owed of one variant doesn't lessen what is there of another.
create or replace function sum_of_variants() returns trigger language plpgsql as $$
begin
  if new.stock_per is null then
    new.least_stock := null;
    return new;
  end if;
  select coalesce(sum(greatest(stock, 0)), 0), min(stock) into new.stock, new.least_stock
    from product_variant where product_id = new.id;
  return new;
end
$$;

-- Work waits for what was ordered beyond the stock until the stock is no longer below zero.
alter table order_waiver drop constraint order_waiver_what_check,
  add constraint order_waiver_what_check check (what in ('proof', 'deposit', 'balance', 'stock'));
create function waits_for_stock(wanted int) returns boolean language sql stable as $$
  select exists (select from order_item i join product p on p.id = i.product_id
    join order_unit u on u.item_id = i.id and u.restocked < u.quantity
    left join product_variant v on v.product_id = p.id
      and v.color_id = case when p.stock_per in ('color', 'both') then current_option(1, u.color_id) else 0 end
      and v.size_id = case when p.stock_per in ('size', 'both') then current_option(2, u.size_id) else 0 end
    where i.order_id = wanted and i.expected_on is not null
      and case when p.stock_per is null then p.stock else v.stock end < 0)
$$;
create or replace function missing_for_work(wanted int) returns text[] language sql stable as $$
  select array(
    select 'proof' where exists (
        select from order_item i where i.order_id = wanted and needs_proof(i) and not is_approved(i)
          and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
            where l.order_item_id = i.id and r.state <> 'failed'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'proof')
    union all
    select 'deposit' from customer_order o where o.id = wanted and o.deposit_cents is not null
      and not exists (select from payment p where p.order_id = o.id and p.state in ('paid', 'part_refunded'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'deposit')
    union all
    select 'stock' where waits_for_stock(wanted)
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'stock'))
$$;
