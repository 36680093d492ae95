-- The favourite products in their order, and those that may be reduced by what sells best: a page of them is read, not the
-- whole table.
create index product_favourites on product (rating desc, rating_count desc, popularity desc, id)
  where published and rating is not null;
create index product_reduced on product (popularity desc, id) where published and discount_id is not null;

-- Lists by price and by age come from the memory of each process (0033).
drop index product_price;
drop index product_created;
