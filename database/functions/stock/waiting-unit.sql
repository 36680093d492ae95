-- Pieces ordered beyond the stock that haven’t left, and their place in the queue. Begun orders come first: they have
-- their pieces.
-- Since 1.0.0

create or replace view waiting_unit as
  select i.order_id, i.id as item_id, u.cell, i.product_id, i.expected_on, u.quantity - u.restocked as pieces,
    case when p.stock_per in ('color', 'both') then u.color_id else 0 end as color_id,
    case when p.stock_per in ('size', 'both') then u.size_id else 0 end as size_id,
    o.status_id <> 2 as is_queued, coalesce(i.waits_since, o.created_at) as since
  from order_item i join customer_order o on o.id = i.order_id join product p on p.id = i.product_id
    join order_unit u on u.item_id = i.id and u.restocked < u.quantity
  where i.expected_on is not null and not i.digital and is_open_order(o.status_id) and o.sent_at is null;
