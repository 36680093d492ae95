-- What printing with an option costs (`PrintTerms` in rules/line-price.ts): the charge for its number of colors,
-- otherwise for the next larger one, otherwise the largest. Null if nothing is printed.
-- Since 1.0.0

create or replace function print_of(option int) returns jsonb language sql stable as $$
  select jsonb_build_object('setupCents', e->'setupCents', 'steps', e->'steps')
  from attribute_option o join print_method m on m.id = o.method_id cross join jsonb_array_elements(m.charges) e
  where o.id = option
  order by (e->>'colors')::int >= o.colors desc,
    case when (e->>'colors')::int >= o.colors then 1 else -1 end * (e->>'colors')::int
  limit 1
$$;
