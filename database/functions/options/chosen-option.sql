-- The option of an attribute in an ordered line, 0 if there is none. Reports ask for many orders, and a path finds an
-- option many times faster than a query of the list.
-- Since 0.1.0

create or replace function chosen_option(options jsonb, attribute int) returns int language sql stable as $$
  select coalesce(current_option(attribute, (jsonb_path_query_first(options, '$[*] ? (@.attributeId == $attribute).optionId',
    jsonb_build_object('attribute', attribute)) #>> '{}')::int), 0)
$$;
