-- Stock that arrives belongs to the orders that have waited longest (docs/decisions/132-back-orders.md).

-- When an edit or a late payment last took the line beyond the stock. Null: when its order was placed.
alter table order_item add column waits_since timestamptz;
create index order_item_waiting on order_item (product_id) where expected_on is not null;

-- Pieces ordered beyond the stock that haven't left, and their place in the queue. Begun orders come first: they have their pieces.
create view waiting_unit as
  select i.order_id, i.id as item_id, u.cell, i.product_id, i.expected_on, u.quantity - u.restocked as pieces,
    case when p.stock_per in ('color', 'both') then u.color_id else 0 end as color_id,
    case when p.stock_per in ('size', 'both') then u.size_id else 0 end as size_id,
    o.status_id <> 2 as is_queued, coalesce(i.waits_since, o.created_at) as since
  from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
    join order_unit u on u.item_id = i.id and u.restocked < u.quantity
  where i.expected_on is not null and not i.digital and o.status_id in (1, 2, 90) and o.sent_at is null;

-- The pieces of an order that haven't arrived. What is owed of a stock is owed to those who came last.
create function awaited_units(wanted int) returns setof waiting_unit language sql stable as $$
  select w.* from waiting_unit w join product p on p.id = w.product_id
    left join product_variant v on v.product_id = p.id and v.color_id = w.color_id and v.size_id = w.size_id
  where w.order_id = wanted and case when p.stock_per is null then p.stock else v.stock end < 0
    and case when p.stock_per is null then p.stock else v.stock end + (
      select coalesce(sum(b.pieces), 0) from waiting_unit b
      where b.product_id = w.product_id and b.color_id = w.color_id and b.size_id = w.size_id
        and (b.is_queued, b.since, b.item_id) > (w.is_queued, w.since, w.item_id)) < 0
$$;

create or replace function waits_for_stock(wanted int) returns boolean language sql stable as $$
  select exists (select from awaited_units(wanted))
$$;
