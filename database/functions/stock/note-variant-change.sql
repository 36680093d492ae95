-- Every change of a variant’s stock is noted with its reason, as that of products is.
-- Since 0.1.0

create or replace function note_variant_change() returns trigger language plpgsql as $$
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

create or replace trigger variant_stock after update of stock on product_variant for each row
  when (old.stock <> new.stock) execute function note_variant_change();
create or replace trigger variant_stock_starts after insert or delete on product_variant for each row
  execute function note_variant_change();
