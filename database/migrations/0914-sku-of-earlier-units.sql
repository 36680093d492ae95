-- Pieces ordered before get the SKU that their variant or product has now. Apart from 0913, so that no new order waits.
update order_unit u set sku = coalesce((
  select nullif(v.sku, '') from product_variant v
  where v.product_id = p.id and v.color_id = case when p.stock_per in ('color', 'both') then u.color_id else 0 end
    and v.size_id = case when p.stock_per in ('size', 'both') then u.size_id else 0 end), p.sku)
from product p where p.id = u.product_id;
