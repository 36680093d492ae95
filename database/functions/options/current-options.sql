-- The options of an ordered line, with the ids that they have now.
-- Since 0.1.0

create or replace function current_options(options jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(o || jsonb_build_object('optionId',
    current_option((o ->> 'attributeId')::int, (o ->> 'optionId')::int)) order by place), '[]')
  from jsonb_array_elements(options) with ordinality chosen (o, place)
$$;
