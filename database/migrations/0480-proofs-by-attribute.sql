-- Options of different attributes may have the same ids, so what is printed on what names the attribute of each option.
create temporary table proof_unchanged on commit drop as
  select id, item_id from proof where print_hash = print_hash_of(item_id);

create or replace function print_hash_of(wanted int) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_object(
    'product', i.product_id,
    'options', (select jsonb_agg(distinct jsonb_build_array((c ->> 'attributeId')::int, (c ->> 'optionId')::int))
      from (select i.options union all select k.options from order_item_cell k where k.item_id = i.id) o (options)
        cross join jsonb_array_elements(o.options) c where (c ->> 'attributeId')::int <> 2),
    'places', (select jsonb_agg(jsonb_strip_nulls(to_jsonb(p) - '{design_id,artwork_id,changed_at}'::text[]
        || jsonb_build_object('file', encode(w.sha256, 'hex'))) order by p.attribute_id)
      from design_place p left join artwork w on w.id = p.artwork_id where p.design_id = i.design_id))::text, 'UTF8'))
  from order_item i where i.id = wanted
$$;

-- What was approved and hasn't changed since stays approved.
alter table proof disable trigger proof_stays;
update proof p set print_hash = print_hash_of(u.item_id) from proof_unchanged u where u.id = p.id;
alter table proof enable trigger proof_stays;
