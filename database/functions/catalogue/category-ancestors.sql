-- A category and all categories above it.
-- Since 0.1.0

create or replace function category_ancestors(of_category int) returns setof int language sql stable as $$
  with recursive up (id, parent_id) as (
    select id, parent_id from category where id = of_category
    union all
    select c.id, c.parent_id from category c join up on c.id = up.parent_id
  ) select id from up
$$;
