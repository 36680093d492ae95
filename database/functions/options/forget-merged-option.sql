-- An option that is created again, such as by an undo, is no longer merged into another one.
-- Since 0.1.0

create or replace function forget_merged_option() returns trigger language plpgsql as $$
begin
  delete from merged_option
  where attribute_id = coalesce((to_jsonb(new) ->> 'attribute_id')::int, tg_argv[0]::int) and new.id in (from_id, into_id);
  return null;
end
$$;

create or replace trigger color_exists after insert on color for each row execute function forget_merged_option(1);
create or replace trigger size_exists after insert on size for each row execute function forget_merged_option(2);
create or replace trigger option_exists after insert on attribute_option for each row execute function forget_merged_option();
