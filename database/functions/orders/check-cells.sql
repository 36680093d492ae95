-- At commit, a line has as many pieces as its cells. A release that doesn’t know cells fails here instead of losing
-- stock.
-- Since 0.2.0

create or replace function check_cells() returns trigger language plpgsql as $$
declare
  item int := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if exists (
    select from order_item i cross join lateral (
      select count(*) as cells, coalesce(sum(quantity), 0) as quantity, coalesce(sum(restocked), 0) as restocked,
        coalesce(sum(unit_cents * quantity), 0) as cents
      from order_item_cell where item_id = i.id) c
    where i.id = item and (i.has_cells <> (c.cells > 0)
      or i.has_cells and (i.quantity, i.restocked, i.total_cents) is distinct from (c.quantity, c.restocked, c.cents))) then
    raise exception 'order_item % differs from its cells', item using errcode = '23514';
  end if;
  return null;
end
$$;

create constraint trigger order_item_cells after insert on order_item deferrable initially deferred
  for each row when (new.has_cells) execute function check_cells('id');
create constraint trigger order_item_cells_changed after update of quantity, restocked, total_cents, has_cells on order_item
  deferrable initially deferred for each row when (new.has_cells or old.has_cells) execute function check_cells('id');
create constraint trigger order_item_cell_sum after insert or update of quantity, restocked, unit_cents or delete on order_item_cell
  deferrable initially deferred for each row execute function check_cells('item_id');
