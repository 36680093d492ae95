-- Where artwork is printed in pictures of products, and where customers placed theirs.

-- Whether areas each name their option once, have four corners inside the picture and a sag (rules/print-area.ts).
create function is_print_areas(areas jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(areas) = 'array' and jsonb_array_length(areas) <= 20 and not exists (
    select from jsonb_array_elements(areas) a
    where jsonb_typeof(a -> 'attributeId') is distinct from 'number' or jsonb_typeof(a -> 'sag') is distinct from 'number'
      or jsonb_typeof(a -> 'corners') is distinct from 'array' or jsonb_array_length(a -> 'corners') <> 4
      or exists (select from jsonb_array_elements(a -> 'corners') corner, jsonb_array_elements(corner) part
        where jsonb_typeof(part) <> 'number' or part::text::numeric not between 0 and 1))
$$;
alter table product_picture add column areas jsonb not null default '[]' check (is_print_areas(areas));

-- The center of placed artwork as fractions of its area, its width as a fraction of the area's, degrees clockwise.
-- Null until it is placed: then it is in the middle (rules/print-area.ts).
alter table design_place add column x real, add column y real, add column width real, add column turn real,
  add check (num_nulls(x, y, width, turn) in (0, 4)),
  add check (x between 0 and 1 and y between 0 and 1 and width > 0 and width <= 4 and turn between -180 and 180);
