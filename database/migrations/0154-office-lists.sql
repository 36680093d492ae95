-- The office's lists at 100,000 orders and products (shop/orders/staff-queries.ts, shop/catalogue/staff-queries.ts): an index for
-- each sort order and view. Orders without a promised day are last in both directions.
create index customer_order_by_promise on customer_order (coalesce(promised_on, '-infinity'::date), id);
create index customer_order_by_promise_up on customer_order (coalesce(promised_on, 'infinity'::date), id);
create index product_by_state on product
  ((case when archived_at is not null then 3 when not published then 2 else 1 end), id) where archived_at is null;
create index product_hidden on product (id) where archived_at is null and not published;

-- The names by which the office sorts products in each language, and whether there is a Khmer text.
create table product_sort_name (
  product_id integer references product on delete cascade,
  name_en text not null,
  name_km text not null,
  has_khmer boolean not null,
  primary key (product_id) include (name_en, name_km)
);

-- A missing text is sorted by the other one, or by the SKU.
create function write_product_sort_name() returns trigger language plpgsql as $$
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
create trigger product_sort_name_of_product after insert or update of sku on product
  for each row execute function write_product_sort_name();
create trigger product_sort_name_of_text after insert or update of name or delete on product_text
  for each row execute function write_product_sort_name();

insert into product_sort_name (product_id, name_en, name_km, has_khmer)
select p.id, lower(coalesce(en.name, km.name, p.sku)), lower(coalesce(km.name, en.name, p.sku)), km.product_id is not null
from product p left join product_text en on en.product_id = p.id and en.language_id = 1
  left join product_text km on km.product_id = p.id and km.language_id = 2;

create index product_by_name_en on product_sort_name (name_en, product_id);
create index product_by_name_km on product_sort_name (name_km, product_id);
create index product_without_khmer on product_sort_name (product_id) where not has_khmer;
