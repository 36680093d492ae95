-- Related products name a product by its SKU, and follow when the SKU changes.
-- Since 1.0.0

create or replace function follow_sku() returns trigger language plpgsql as $$
begin
  update product_related set sku = new.sku where sku = old.sku;
  return null;
end $$;

create or replace trigger product_sku_changed after update of sku on product
  for each row when (old.sku is distinct from new.sku) execute function follow_sku();
