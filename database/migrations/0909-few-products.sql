-- Products with prices by quantity that can be printed, most popular first: few of all.
create index product_with_ladder on product (popularity desc, id)
where published and price_steps <> '[]' and digital_file is null;
-- Products whose delivery is charged, so that a shop without any is known to deliver free.
create index product_with_delivery_price on product (id)
where published and digital_file is null and not shipping_free and shipping_cents > 0;
