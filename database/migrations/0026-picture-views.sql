-- What of its product a picture shows; its caption and its alternative text are made of it in each language.
alter table product_picture add column view text not null default 'front'
  constraint product_picture_view check (view in ('front', 'detail', 'back', 'open', 'room', 'packed'));

-- Whoever wrote it had bought the product here by then, and was logged in.
alter table review add column bought boolean not null default false;
