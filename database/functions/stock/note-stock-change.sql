-- Every change of a product’s stock is noted with its reason. `kado.stock_why` and `kado.stock_by` name them for the
-- transaction; otherwise an order took the stock. Stock that is counted per variant is noted there.
-- Since 0.1.0

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

create or replace trigger product_first_stock after insert on product
  for each row when (new.stock is not null) execute function note_stock_change();
create or replace trigger product_stock after update of stock, stock_per on product for each row
  when (old.stock is distinct from new.stock or old.stock_per is distinct from new.stock_per)
  execute function note_stock_change();
