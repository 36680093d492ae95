-- The shop’s own synonyms are a setting. A change of them is noted as product 0.
-- Since 0.1.0

create or replace function note_synonym_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (0) on conflict do nothing;
  return null;
end
$$;

create or replace trigger setting_synonyms_new after insert on setting for each row
  when (new.name = 'synonyms') execute function note_synonym_change();
create or replace trigger setting_synonyms_changed after update on setting for each row
  when (new.name = 'synonyms') execute function note_synonym_change();
create or replace trigger setting_synonyms_gone after delete on setting for each row
  when (old.name = 'synonyms') execute function note_synonym_change();
