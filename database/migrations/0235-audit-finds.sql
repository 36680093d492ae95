-- The audit log's entries by what they are about.
create index audit_entry_product on audit_entry ((detail ->> 'product'), at desc, id desc) where detail ? 'product';
create index audit_entry_customer on audit_entry ((detail ->> 'customer'), at desc, id desc) where detail ? 'customer';
create index audit_entry_staff on audit_entry ((detail ->> 'staff'), at desc, id desc) where detail ? 'staff';
-- The fields that an entry names, without the language of a text. No index of a list of fields has them in order.
create table audit_field (field text, at timestamptz, entry_id bigint, primary key (field, at, entry_id));
create function audit_fields(detail jsonb) returns setof text language sql immutable as $$
  select distinct split_part(part.value, '.', 1) from jsonb_each(detail) named,
    lateral jsonb_array_elements_text(case jsonb_typeof(named.value) when 'array' then named.value else '[]' end) part
  where named.key in ('fields', 'names')
$$;
insert into audit_field select field, at, id from audit_entry, audit_fields(detail) field
  where detail ?| array['fields', 'names'] and event !~ ' (created|made)$';
create function note_audit_fields() returns trigger language plpgsql as $$ begin
  insert into audit_field select field, new.at, new.id from audit_fields(new.detail) field;
  return null;
end $$;
-- A new record names all its fields, so that nobody looks for it by one.
create trigger audit_entry_with_fields after insert on audit_entry for each row
  when (new.detail ?| array['fields', 'names'] and new.event !~ ' (created|made)$') execute function note_audit_fields();
do $$ begin
  execute format('revoke update, delete, truncate on audit_field from %I', current_setting('kado.app_role'));
end $$;
