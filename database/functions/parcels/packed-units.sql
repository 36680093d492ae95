-- How many pieces of a cell are in parcels that haven’t left, or have left and weren’t refunded since.
-- Since 1.0.0

create or replace function packed_units(item int, of_cell int) returns int language sql stable as $$
  select sent_units(item, of_cell) + coalesce(sum(g.quantity), 0)::int from parcel_unit g join parcel p on p.id = g.parcel_id
  where g.item_id = item and g.cell = of_cell and p.sent_at is null
$$;
