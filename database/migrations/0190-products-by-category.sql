-- For the office's product list sorted by category, which reads one category after the other.
create index product_by_category on product (category_id, id);
