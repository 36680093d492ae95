-- The audit log is found by field. A new record names all its fields, so that nobody looks for it by one.
-- Since 0.1.0

create or replace function note_audit_fields() returns trigger language plpgsql as $$ begin
  insert into audit_field select field, new.at, new.id from audit_fields(new.detail) field;
  return null;
end $$;

create or replace trigger audit_entry_with_fields after insert on audit_entry for each row
  when (new.detail ?| array['fields', 'names'] and new.event !~ ' (created|made)$') execute function note_audit_fields();
