-- Reports over many orders. A path finds an option many times faster than a query of the list.
create or replace function chosen_option(options jsonb, attribute int) returns int language sql stable as $$
  select coalesce(current_option(attribute, (jsonb_path_query_first(options, '$[*] ? (@.attributeId == $attribute).optionId',
    jsonb_build_object('attribute', attribute)) #>> '{}')::int), 0)
$$;

-- Pieces of an order are joined, so that the planner can look them up or read them all: the parts of a union were always read
-- whole. Color and size are as `chosen_option` has them, without asking for each piece while nothing was merged. `once_cents` is
-- what a line costs once, in its first cell.
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

create index payment_refunded on payment (coalesce(order_id, rest_of)) where refunded_cents > 0;

-- Without the orders of the documents, and with one text per month.
create or replace view vat_month as
select to_char(d.month, 'YYYYMM')::int as id, 1 as version, to_char(d.month, 'YYYY-MM') as month,
  (count(*) filter (where d.sign = 1))::int as invoices, (count(*) filter (where d.sign = -1))::int as credit_notes,
  coalesce(sum(d.gross_cents) filter (where d.sign = 1), 0)::bigint as invoiced_cents,
  coalesce(sum(-d.gross_cents) filter (where d.sign = -1), 0)::bigint as credited_cents,
  sum(d.sign * d.net_cents)::bigint as net_cents, sum(d.sign * d.vat_cents)::bigint as vat_cents
from (
  select t.net_cents, t.vat_cents, t.gross_cents, case t.kind when 'invoice' then 1 else -1 end as sign,
    date_trunc('month', t.issued_at at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'), 'Asia/Phnom_Penh')) as month
  from tax_document t) d
group by d.month;
