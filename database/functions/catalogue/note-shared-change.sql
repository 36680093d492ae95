-- What many products share is noted as product 0: the shop’s own synonyms, which are a setting, and the names that
-- products show.
-- Since 1.0.1

create or replace function note_shared_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (0) on conflict do nothing;
  return null;
end
$$;

create or replace trigger setting_synonyms_new after insert on setting for each row
  when (new.name = 'synonyms') execute function note_shared_change();
create or replace trigger setting_synonyms_changed after update on setting for each row
  when (new.name = 'synonyms') execute function note_shared_change();
create or replace trigger setting_synonyms_gone after delete on setting for each row
  when (old.name = 'synonyms') execute function note_shared_change();
create or replace trigger attribute_option_shared after insert or update or delete on attribute_option
  for each statement execute function note_shared_change();
create or replace trigger brand_shared after insert or update or delete on brand
  for each statement execute function note_shared_change();
create or replace trigger category_text_shared after insert or update or delete on category_text
  for each statement execute function note_shared_change();
create or replace trigger color_shared after insert or update or delete on color
  for each statement execute function note_shared_change();
create or replace trigger color_text_shared after insert or update or delete on color_text
  for each statement execute function note_shared_change();
create or replace trigger shipping_method_text_shared after insert or update or delete on shipping_method_text
  for each statement execute function note_shared_change();
create or replace trigger size_text_shared after insert or update or delete on size_text
  for each statement execute function note_shared_change();
create or replace trigger tag_shared after insert or update or delete on tag
  for each statement execute function note_shared_change();
create or replace trigger tag_text_shared after insert or update or delete on tag_text
  for each statement execute function note_shared_change();
create or replace trigger vendor_shared after insert or update or delete on vendor
  for each statement execute function note_shared_change();
