-- Every change of the words by which a product is found is noted, so that all processes read them again.
-- Since 0.1.0

create or replace function note_words_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (new.product_id) on conflict do nothing;
  return null;
end
$$;

create or replace trigger product_words_changed after insert or update on product_words
  for each row execute function note_words_change();
