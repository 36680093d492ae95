-- The pieces of each line of an order in a table, as the view order_unit shows them. 0891 puts it in the place of the view:
-- until then nobody reads it, and no order waits.
create table order_unit_row (
  item_id int not null references order_item on delete cascade,
  -- Its number within its line; 0 if all pieces of the line are alike.
  cell smallint not null check (cell >= 0),
  order_id int not null,
  product_id int not null,
  -- Color and size with the ids that they have now, 0 if it has none.
  color_id int not null default 0,
  size_id int not null default 0,
  options jsonb not null,
  quantity int not null check (quantity > 0),
  unit_cents int not null check (unit_cents >= 0),
  restocked int not null default 0 check (restocked between 0 and quantity),
  cost_cents int check (cost_cents >= 0),
  packed_at timestamptz,
  digital boolean not null default false,
  -- What its line costs once, in the first unit of the line.
  once_cents int not null default 0,
  constraint order_unit_pkey primary key (item_id, cell)
);
insert into order_unit_row select * from order_unit;
create index order_unit_order on order_unit_row (order_id);
create index order_unit_product on order_unit_row (product_id);
