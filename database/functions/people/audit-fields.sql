-- The fields that an event of the audit log names, without parts of fields.
-- Since 0.1.0

create or replace function audit_fields(detail jsonb) returns setof text language sql immutable as $$
  select distinct split_part(part.value, '.', 1) from jsonb_each(detail) named,
    lateral jsonb_array_elements_text(case jsonb_typeof(named.value) when 'array' then named.value else '[]' end) part
  where named.key in ('fields', 'names')
$$;
