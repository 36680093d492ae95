-- What a picture of a product shows, in words for who does not see it; '': product, colour and view say it.
alter table product_picture add column alt_en text not null default '', add column alt_km text not null default '';
