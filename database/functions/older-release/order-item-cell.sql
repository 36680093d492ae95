-- A release before the table order_unit has only the units of lines with several colors and sizes, and writes them here.
-- Since 1.0.0

create or replace view order_item_cell as
  select item_id, cell, options, quantity, unit_cents, restocked, cost_cents, packed_at from order_unit where cell > 0;
