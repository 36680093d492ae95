-- What a product is found by, one row for all its languages: its words by how much they say of it (shop/search/document.ts).
-- Processes read them into memory (shop/product-index). `rules`: the rules they were cut by; a release with others cuts them anew.
-- `product_text.search_name`, `product_text.search_words` and `search_word` stay for the release before this one.
create table product_words (
  product_id int primary key references product on delete cascade,
  rules int not null,
  name text not null,
  about text not null,
  traits text not null,
  short text not null,
  body text not null
);
create function note_words_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (new.product_id) on conflict do nothing;
  return null;
end
$$;
create trigger product_words_changed after insert or update on product_words
  for each row execute function note_words_change();

-- Number 0 among the changes of products: the shop's own synonyms, a setting.
create function note_synonym_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (0) on conflict do nothing;
  return null;
end
$$;
create trigger setting_synonyms_new after insert on setting for each row
  when (new.name = 'synonyms') execute function note_synonym_change();
create trigger setting_synonyms_changed after update on setting for each row
  when (new.name = 'synonyms') execute function note_synonym_change();
create trigger setting_synonyms_gone after delete on setting for each row
  when (old.name = 'synonyms') execute function note_synonym_change();

-- What was searched for and not found, by day: staff see what to name, and what to sell. Nothing says who it was.
create table search_miss (
  day date not null,
  language_id smallint not null,
  term text not null check (length(term) <= 100),
  times int not null default 1,
  primary key (day, language_id, term)
);
