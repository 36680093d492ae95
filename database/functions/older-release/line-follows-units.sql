-- A release before the table order_unit reads in a line whether it has several colors and sizes, what is restocked of it, and
-- whether it is packed and what it cost if its pieces are all alike.
-- Rows are found by key, also if the table was nearly empty when the connection planned it.
-- Since 1.0.0

create or replace function line_follows_units() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  item int := case tg_op when 'DELETE' then old.item_id else new.item_id end;
begin
  update order_item i set restocked = u.restocked, has_cells = u.has_cells, packed_at = u.packed_at,
    cost_cents = case when u.is_plain then u.cost_cents else i.cost_cents end
  from (
    select coalesce(sum(restocked), 0)::int as restocked, coalesce(bool_or(cell > 0), false) as has_cells,
      coalesce(bool_or(cell = 0), false) as is_plain, max(packed_at) filter (where cell = 0) as packed_at,
      max(cost_cents) filter (where cell = 0) as cost_cents
    from order_unit where item_id = item) u
  where i.id = item and ((i.restocked, i.has_cells, i.packed_at) is distinct from (u.restocked, u.has_cells, u.packed_at)
    or u.is_plain and i.cost_cents is distinct from u.cost_cents);
  return null;
end
$$;

create or replace trigger order_unit_inserted after insert on order_unit for each row when (new.cell > 0)
  execute function line_follows_units();
create or replace trigger order_unit_changed after update of restocked, cost_cents, packed_at on order_unit for each row
  when ((old.restocked, old.cost_cents, old.packed_at) is distinct from (new.restocked, new.cost_cents, new.packed_at))
  execute function line_follows_units();
create or replace trigger order_unit_deleted after delete on order_unit for each row execute function line_follows_units();
