-- The hash of what is printed on an ordered item now.
-- Since 1.0.0

create or replace function print_hash_of(wanted int) returns bytea language sql stable as $$
  select print_hash_for(i.product_id,
    (select jsonb_agg(jsonb_build_array((c ->> 'attributeId')::int, (c ->> 'optionId')::int))
      from (select i.options union all select k.options from order_unit k where k.item_id = i.id) o (options)
        cross join jsonb_array_elements(o.options) c),
    i.design_id)
  from order_item i where i.id = wanted
$$;
