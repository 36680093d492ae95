-- The prints of an order for which artwork is missing or was refused. A proof ends it only for the places that it
-- shows, or once it is approved; so does starting without it.
-- Since 1.0.0

create or replace function missing_prints(wanted int) returns table (item_id int, attribute_id int) language sql stable as $$
  select i.id, a.attribute_id from order_item i join customer_order o on o.id = i.order_id and o.status_id in (1, 90, 91)
    cross join lateral jsonb_to_recordset(current_options(i.options)) as c ("attributeId" int, "optionId" int)
    join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" and a.asks_for <> 'none'
    left join design_place d on d.design_id = i.design_id and d.attribute_id = a.attribute_id
    left join artwork w on w.id = d.artwork_id and w.scan = 'infected'
  where i.order_id = wanted and not i.digital and (d.design_id is null or w.id is not null)
    and not exists (select from order_waiver v where v.order_id = wanted and v.what in ('artwork', 'proof'))
    and not exists (select from proof p where p.item_id = i.id and p.sent_at is not null
      and (not a.attribute_id = any(p.lacks) or p.state = 'approved' and p.print_hash = print_hash_of(i.id))
      and (w.id is null or p.print_hash = print_hash_of(i.id)))
    and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
      where l.order_item_id = i.id and r.state <> 'failed')
$$;
