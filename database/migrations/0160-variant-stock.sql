-- Stock per color, per size, or per both (docs/decisions/110-stock-per-variant.md). Null: one stock for the product, as before.
alter table product add column stock_per text check (stock_per in ('color', 'size', 'both')),
  add column least_stock int;                      -- the lowest stock of a variant; null without variants

-- One row per combination of the product's options. An id is 0 if the product doesn't count by that option.
create table product_variant (
  product_id int not null references product on delete cascade,
  color_id int not null default 0,
  size_id int not null default 0,
  stock int not null default 0 check (stock between 0 and 1000000000),
  sku text not null default '',
  barcode text not null default '',
  primary key (product_id, color_id, size_id)
);

-- The option that a line of an order has for an attribute; 0 if none.
create function chosen_option(options jsonb, attribute int) returns int language sql immutable as $$
  select coalesce((select (o ->> 'optionId')::int from jsonb_array_elements(options) o
    where (o ->> 'attributeId')::int = attribute limit 1), 0)
$$;

-- The stock of a product that counts per variant is the sum, whoever writes it. The row is locked by then, so the sum is exact.
create function sum_of_variants() returns trigger language plpgsql as $$
begin
  if new.stock_per is null then
    new.least_stock := null;
    return new;
  end if;
  select coalesce(sum(stock), 0), min(stock) into new.stock, new.least_stock from product_variant where product_id = new.id;
  return new;
end
$$;
create trigger product_sum before insert or update of stock, stock_per on product
  for each row when (new.stock_per is not null or new.least_stock is not null) execute function sum_of_variants();

-- Once per statement, so that the product's own triggers see no stock in between. Products are locked in the order of orders.
create function write_variant_sum() returns trigger language plpgsql as $$
declare
  changed_id int;
begin
  for changed_id in select distinct product_id from changed order by product_id loop
    update product set stock = 0 where id = changed_id and stock_per is not null;
  end loop;
  return null;
end
$$;
create trigger variant_added after insert on product_variant referencing new table as changed
  for each statement execute function write_variant_sum();
create trigger variant_changed after update on product_variant referencing new table as changed
  for each statement execute function write_variant_sum();
create trigger variant_removed after delete on product_variant referencing old table as changed
  for each statement execute function write_variant_sum();

-- The journal (0015) notes the variants of such a product instead of their sum.
alter table stock_change add column color_id int not null default 0, add column size_id int not null default 0;
create or replace function note_stock_change() returns trigger language plpgsql as $$
declare
  before int;
  left_after int;
begin
  if tg_op <> 'INSERT' and old.stock_per is null then before := old.stock; end if;
  if new.stock_per is null then left_after := new.stock; end if;
  if before is not distinct from left_after then return null; end if;
  insert into stock_change (product_id, from_stock, to_stock, why, changed_by)
  values (new.id, before, left_after,
    coalesce(nullif(current_setting('kado.stock_why', true), ''), case when tg_op = 'INSERT' then 'created' else 'order' end),
    coalesce(nullif(current_setting('kado.stock_by', true), ''), 'shop'));
  return null;
end
$$;
drop trigger product_stock on product;
create trigger product_stock after update of stock, stock_per on product for each row
  when (old.stock is distinct from new.stock or old.stock_per is distinct from new.stock_per)
  execute function note_stock_change();
create function note_variant_change() returns trigger language plpgsql as $$
declare
  variant product_variant := case tg_op when 'DELETE' then old else new end;
begin
  insert into stock_change (product_id, color_id, size_id, from_stock, to_stock, why, changed_by)
  select variant.product_id, variant.color_id, variant.size_id, old.stock, new.stock,
    coalesce(nullif(current_setting('kado.stock_why', true), ''), case when tg_op = 'INSERT' then 'created' else 'order' end),
    coalesce(nullif(current_setting('kado.stock_by', true), ''), 'shop')
  where (tg_op = 'UPDATE' or variant.stock > 0) and exists (select from product where id = variant.product_id);
  return null;
end
$$;
create trigger variant_stock after update of stock on product_variant for each row
  when (old.stock <> new.stock) execute function note_variant_change();
create trigger variant_stock_starts after insert or delete on product_variant for each row
  execute function note_variant_change();

-- A product is low on stock when one of its variants is (0097, 0148).
create index product_low_variant on product (id) where archived_at is null and least_stock <= 5;
drop trigger product_low_stock_told on product;
create trigger product_low_stock_told after update of stock on product for each row
  when (least(new.stock, new.least_stock) <= 5 and coalesce(old.least_stock, old.stock, 6) > 5 and new.archived_at is null)
  execute function tell_staff_of_stock();
