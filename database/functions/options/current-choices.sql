-- The options in a cart or list of an account, with the ids that they have now: an object with the option of each
-- attribute.
-- Since 0.1.0

create or replace function current_choices(choices jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(c.key, current_option(c.key::int, c.value::int)), '{}') from jsonb_each_text(choices) c
$$;
