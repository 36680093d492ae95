-- The names by which the office sorts products. A missing text is sorted by the other language, or by the SKU.
-- Since 0.1.0

create or replace function write_product_sort_name() returns trigger language plpgsql as $$
declare changed integer;
begin
  if tg_table_name = 'product' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.product_id;
  else changed := new.product_id;
  end if;
  insert into product_sort_name (product_id, name_en, name_km, has_khmer)
  select p.id, lower(coalesce(en.name, km.name, p.sku)), lower(coalesce(km.name, en.name, p.sku)), km.product_id is not null
  from product p left join product_text en on en.product_id = p.id and en.language_id = 1
    left join product_text km on km.product_id = p.id and km.language_id = 2
  where p.id = changed
  on conflict (product_id) do update
    set name_en = excluded.name_en, name_km = excluded.name_km, has_khmer = excluded.has_khmer;
  return null;
end $$;

create or replace trigger product_sort_name_of_product after insert or update of sku on product
  for each row execute function write_product_sort_name();
create or replace trigger product_sort_name_of_text after insert or update of name or delete on product_text
  for each row execute function write_product_sort_name();
