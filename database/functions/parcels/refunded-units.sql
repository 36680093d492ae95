-- How many pieces of a cell were refunded. A failed refund doesn’t count.
-- Since 1.0.0

create or replace function refunded_units(item int, of_cell int) returns int language sql stable as $$
  select coalesce(sum(l.quantity), 0)::int from refund_line l join refund r on r.id = l.refund_id
  where l.order_item_id = item and l.cell = of_cell and r.state <> 'failed'
$$;
