-- One more thing a picture may show: the product from the side.
alter table product_picture drop constraint product_picture_view,
  add constraint product_picture_view check (view in ('front', 'detail', 'side', 'back', 'open', 'room', 'packed'));
