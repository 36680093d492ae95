-- The variants of a notice that are in stock. A color or size counts when the notice or the variant doesn’t tell them
-- apart.
-- Since 0.1.0

create or replace function choices_in_stock(product int, choices jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(choices) c where exists (
    select from product_variant v where v.product_id = $1 and v.stock > 0
      and ((c ->> 0)::int = 0 or v.color_id in (0, current_option(1, (c ->> 0)::int)))
      and ((c ->> 1)::int = 0 or v.size_id in (0, current_option(2, (c ->> 1)::int))))
$$;
