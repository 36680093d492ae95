-- Pictures with a place for a logo, by product: few of all.
create index product_picture_with_areas on product_picture (product_id) where areas <> '[]';
