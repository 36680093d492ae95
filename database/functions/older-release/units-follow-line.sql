-- A release without the table order_unit writes the pieces of a line into the line if all are alike. has_cells tells whether
-- they differ. This rule copies them into order_unit.
-- Rows are found by key, also if the table was nearly empty when the connection planned it.
-- A line that this release inserts has its units already.
-- Since 1.0.0

create or replace function units_follow_line() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if tg_op = 'INSERT' and new.once_cents = 0 and exists (select from order_unit where item_id = new.id) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    update order_unit u set packed_at = new.packed_at, restocked = new.restocked
    where (new.packed_at, new.restocked) is distinct from (old.packed_at, old.restocked) and u.item_id = new.id and u.cell = 0
      and (u.packed_at, u.restocked) is distinct from (new.packed_at, new.restocked);
    if new.has_cells and not old.has_cells then
      delete from order_unit where item_id = new.id and cell = 0;
    end if;
  end if;
  if not exists (select from order_unit where item_id = new.id and cell > 0) then
    insert into order_unit as u (item_id, cell, order_id, product_id, digital, options, quantity, unit_cents, restocked, cost_cents, packed_at)
    values (new.id, 0, new.order_id, new.product_id, new.digital, new.options, new.quantity, new.unit_cents, new.restocked, new.cost_cents, new.packed_at)
    on conflict (item_id, cell) do update set options = excluded.options, quantity = excluded.quantity, unit_cents = excluded.unit_cents
    where (u.options, u.quantity, u.unit_cents) is distinct from (excluded.options, excluded.quantity, excluded.unit_cents);
  end if;
  if new.once_cents > 0 or tg_op = 'UPDATE' then
    update order_unit u set digital = new.digital, once_cents = first.cents
    from (select cell, case when cell = min(cell) over () then new.once_cents else 0 end as cents from order_unit where item_id = new.id) first
    where u.item_id = new.id and u.cell = first.cell and (u.digital, u.once_cents) is distinct from (new.digital, first.cents);
  end if;
  return null;
end
$$;

create or replace trigger order_item_has_units after insert on order_item for each row execute function units_follow_line();
create or replace trigger order_item_to_units
  after update of quantity, unit_cents, options, has_cells, once_cents, digital, packed_at, restocked on order_item for each row
  when ((old.quantity, old.unit_cents, old.options, old.has_cells, old.once_cents, old.digital, old.packed_at, old.restocked)
    is distinct from (new.quantity, new.unit_cents, new.options, new.has_cells, new.once_cents, new.digital, new.packed_at, new.restocked))
  execute function units_follow_line();
