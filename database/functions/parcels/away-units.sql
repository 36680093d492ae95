-- How many pieces of a cell have left, in parcels with a part of an order, and weren’t restocked.
-- Since 1.0.0

create or replace function away_units(item int, of_cell int) returns int language sql stable as $$
  select greatest(0, gone.pieces - back.pieces)::int from (
    select coalesce(sum(g.quantity), 0) as pieces from parcel_unit g join parcel p on p.id = g.parcel_id
    where g.item_id = item and g.cell = of_cell and p.sent_at is not null) gone, (
    select coalesce(sum(l.left_quantity) filter (where l.restocked), 0) as pieces from refund_line l
    where l.order_item_id = item and l.cell = of_cell) back
$$;
