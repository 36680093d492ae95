-- A product as webhooks describe it.
-- Since 1.0.0

create or replace function webhook_product(listed product) returns jsonb language sql stable as $$
  select jsonb_build_object('id', listed.id, 'sku', listed.sku, 'version', listed.version, 'isPublished', listed.published,
    'isArchived', listed.archived_at is not null, 'priceCents', listed.price_cents, 'salePriceCents', listed.pay_cents,
    'stock', listed.stock, 'lowestVariantStock', listed.least_stock)
$$;
