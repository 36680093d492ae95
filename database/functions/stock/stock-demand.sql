-- How many people wait for a product that is out of stock. The id is the product’s.
-- Since 0.1.0

create or replace view stock_demand as
select p.id, 1 as version,
  coalesce((select name from product_text where product_id = p.id and language_id = 1 and name <> ''), p.sku) as name_en,
  coalesce((select name from product_text where product_id = p.id and language_id = 2 and name <> ''),
    (select name from product_text where product_id = p.id and language_id = 1 and name <> ''), p.sku) as name_km,
  n.confirmed, n.unconfirmed, n.since, p.stock
from product p join (
  select product_id, (count(*) filter (where confirmed_at is not null))::int as confirmed,
    (count(*) filter (where confirmed_at is null))::int as unconfirmed, min(created_at) as since
  from stock_notice where told_at is null group by product_id) n on n.product_id = p.id;
