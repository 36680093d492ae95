-- An order is sent when its last piece has left.
-- Since 1.0.0

create or replace function note_order_sent(wanted int) returns void language sql as $$
  update customer_order o set sent_at = s.at from (
    select case when bool_or(not p.has_units) or not exists (
        select from order_unit u where u.order_id = wanted and not u.digital
          and u.quantity - refunded_units(u.item_id, u.cell) > sent_units(u.item_id, u.cell)) then max(p.sent_at) end as at
    from parcel p where p.order_id = wanted and p.sent_at is not null) s
  where o.id = wanted and o.sent_at is distinct from s.at
$$;
