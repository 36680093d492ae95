-- Whether something is printed on an ordered item, or a proof of it was sent.
-- Since 1.0.0

create or replace function needs_proof(item order_item) returns boolean language sql stable as $$
  select not item.digital and (
    item.options <> '[]' and exists (select from jsonb_to_recordset(current_options(item.options)) as c ("attributeId" int, "optionId" int)
      join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" where a.asks_for <> 'none')
    or item.design_id is not null and exists (select from design_place p where p.design_id = item.design_id)
    or exists (select from proof p where p.item_id = item.id and p.sent_at is not null))
$$;
