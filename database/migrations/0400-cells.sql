-- Several colors and sizes in one line. A line with cells has no color or size among its own options.
alter table order_item
  add column has_cells boolean not null default false,
  -- What the surcharges of cells add to unit_cents × quantity.
  add column extra_cents int not null default 0,
  drop constraint order_item_check,
  add constraint order_item_total check (total_cents = unit_cents * quantity + extra_cents);

create table order_item_cell (
  item_id int not null references order_item on delete cascade,
  cell smallint not null check (cell > 0),
  options jsonb not null,                             -- its color and size, as in order_item.options
  quantity int not null check (quantity > 0),
  unit_cents int not null check (unit_cents >= 0),
  restocked int not null default 0 check (restocked between 0 and quantity),
  cost_cents int check (cost_cents >= 0),
  packed_at timestamptz,
  primary key (item_id, cell)
);

-- Pieces of one product, color and size in an order. A line without cells is its own cell 0.
create view order_unit as
  select i.id as item_id, 0::smallint as cell, i.order_id, i.product_id, chosen_option(i.options, 1) as color_id,
    chosen_option(i.options, 2) as size_id, i.options, i.quantity, i.unit_cents, i.restocked, i.cost_cents, i.packed_at, i.digital
  from order_item i where not i.has_cells
  union all
  select c.item_id, c.cell, i.order_id, i.product_id, chosen_option(c.options, 1), chosen_option(c.options, 2), c.options,
    c.quantity, c.unit_cents, c.restocked, c.cost_cents, c.packed_at, i.digital
  from order_item_cell c join order_item i on i.id = c.item_id;

-- At commit, a line has as many pieces as its cells. A release that doesn't know cells fails here instead of losing stock.
create function check_cells() returns trigger language plpgsql as $$
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

-- Cell 0 is the whole line.
alter table refund_line add column cell smallint not null default 0,
  drop constraint refund_line_pkey, add primary key (refund_id, order_item_id, cell);

-- Cells of a line of a cart: {cells: [{colorId, sizeId, quantity}]}.
alter table customer_list_line add column details jsonb not null default '{}';
