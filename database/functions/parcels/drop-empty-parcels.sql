-- Forgets parcels of an order that haven’t left and contain nothing any more. A stored receipt stays with its row.
-- Since 1.0.0

create or replace function drop_empty_parcels(wanted int) returns void language sql as $$
  update parcel p set has_units = false where order_id = wanted and sent_at is null and has_units and receipt is not null
    and not exists (select from parcel_unit u where u.parcel_id = p.id);
  delete from parcel p where order_id = wanted and sent_at is null and has_units
    and not exists (select from parcel_unit u where u.parcel_id = p.id)
$$;
