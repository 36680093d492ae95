-- When variants change, their product adds them up (`sum_of_variants`), once per statement, so that the product’s own
-- triggers see no stock in between. Products are locked in the order in which orders lock them.
-- Since 0.1.0

create or replace function write_variant_sum() returns trigger language plpgsql as $$
declare
  changed_id int;
begin
  for changed_id in select distinct product_id from changed order by product_id loop
    update product set stock = 0 where id = changed_id and stock_per is not null;
  end loop;
  return null;
end
$$;

create or replace trigger variant_added after insert on product_variant referencing new table as changed
  for each statement execute function write_variant_sum();
create or replace trigger variant_changed after update on product_variant referencing new table as changed
  for each statement execute function write_variant_sum();
create or replace trigger variant_removed after delete on product_variant referencing old table as changed
  for each statement execute function write_variant_sum();
