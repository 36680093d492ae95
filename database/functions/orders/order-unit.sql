-- The pieces of an order: a cell of a line, or a line without cells. They are joined, so that the planner can look
-- them up or read them all; it always read the parts of a union whole. Color and size are as `chosen_option` has them,
-- without asking for each piece while nothing was merged. `once_cents` is what a line costs once, in its first cell.
-- Since 0.2.0

create or replace view order_unit as
  select i.id as item_id, coalesce(c.cell, 0::smallint) as cell, i.order_id, i.product_id,
    case when exists (select from merged_option m where m.attribute_id = 1) then chosen_option(coalesce(c.options, i.options), 1)
      else coalesce((jsonb_path_query_first(coalesce(c.options, i.options), '$[*] ? (@.attributeId == 1).optionId') #>> '{}')::int, 0)
      end as color_id,
    case when exists (select from merged_option m where m.attribute_id = 2) then chosen_option(coalesce(c.options, i.options), 2)
      else coalesce((jsonb_path_query_first(coalesce(c.options, i.options), '$[*] ? (@.attributeId == 2).optionId') #>> '{}')::int, 0)
      end as size_id,
    coalesce(c.options, i.options) as options, coalesce(c.quantity, i.quantity) as quantity, coalesce(c.unit_cents, i.unit_cents) as unit_cents,
    coalesce(c.restocked, i.restocked) as restocked, case when c.cell is null then i.cost_cents else c.cost_cents end as cost_cents,
    case when c.cell is null then i.packed_at else c.packed_at end as packed_at, i.digital,
    case when i.once_cents = 0 then 0
      when c.cell > (select min(f.cell) from order_item_cell f where f.item_id = i.id) then 0 else i.once_cents end as once_cents
  from order_item i left join order_item_cell c on c.item_id = i.id;
