-- At commit, a line has one unit, or several with numbers above 0, and it has as many pieces as they.
-- Rows are found by key, also if the table was nearly empty when the connection planned it.
-- Since 1.0.0

create or replace function check_cells() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  item int := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if exists (
    select from order_item i left join lateral (
      select bool_or(cell > 0) as has_cells, bool_and(cell > 0) or count(*) = 1 as is_one_kind, sum(quantity) as quantity,
        sum(restocked) as restocked, sum(unit_cents * quantity) as cents
      from order_unit where item_id = i.id) u on true
    where i.id = item and (u.is_one_kind is not true
      or (i.has_cells, i.quantity, i.restocked, i.total_cents) is distinct from (u.has_cells, u.quantity, u.restocked, u.cents))) then
    raise exception 'order_item % differs from its units', item using errcode = '23514';
  end if;
  return null;
end
$$;

create constraint trigger order_item_cells after insert on order_item deferrable initially deferred
  for each row execute function check_cells('id');
create constraint trigger order_item_cells_changed after update of quantity, restocked, total_cents, has_cells on order_item
  deferrable initially deferred for each row execute function check_cells('id');
create constraint trigger order_unit_sum after insert or update of quantity, restocked, unit_cents or delete on order_unit
  deferrable initially deferred for each row execute function check_cells('item_id');
