-- Merges an option into another one. Options that were merged into it before follow, so one look-up is always enough.
-- Since 0.1.0

create or replace function merge_option(attribute int, merged int, target int) returns void language sql as $$
  update merged_option set into_id = target where attribute_id = attribute and into_id = merged;
  insert into merged_option values (attribute, merged, target)
    on conflict (attribute_id, from_id) do update set into_id = excluded.into_id;
$$;
