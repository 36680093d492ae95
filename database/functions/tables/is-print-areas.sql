-- Whether print areas name each option once, and have four corners inside the picture and a sag (rules/print-area.ts).
-- Since 1.0.0

create or replace function is_print_areas(areas jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(areas) = 'array' and jsonb_array_length(areas) <= 20 and not exists (
    select from jsonb_array_elements(areas) a
    where jsonb_typeof(a -> 'attributeId') is distinct from 'number' or jsonb_typeof(a -> 'sag') is distinct from 'number'
      or jsonb_typeof(a -> 'corners') is distinct from 'array' or jsonb_array_length(a -> 'corners') <> 4
      or exists (select from jsonb_array_elements(a -> 'corners') corner, jsonb_array_elements(corner) part
        where jsonb_typeof(part) <> 'number' or part::text::numeric not between 0 and 1))
$$;
