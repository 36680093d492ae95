-- The id that an option has now, after options were merged.
-- Since 0.1.0

create or replace function current_option(attribute int, chosen int) returns int language sql stable as $$
  select coalesce((select m.into_id from merged_option m where m.attribute_id = attribute and m.from_id = chosen), chosen)
$$;
