-- The SKU of pieces with this color and size (0: none). That of their variant comes before that of their product.
-- Since 1.0.0

create or replace function sku_of(product int, color int, size int) returns text language sql stable as $$
  select coalesce((
    select nullif(v.sku, '') from product_variant v
    where v.product_id = p.id and v.color_id = case when p.stock_per in ('color', 'both') then color else 0 end
      and v.size_id = case when p.stock_per in ('size', 'both') then size else 0 end), p.sku)
  from product p where p.id = product
$$;
