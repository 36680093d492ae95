-- Shoppers paste SKUs of variants as well as of products.
create index product_variant_sku_alike on product_variant (sku_key(sku)) where sku <> '';
