-- Related products that staff chose, by SKU, so that files may name products that are imported later.
create table product_related (
  product_id int not null references product on delete cascade,
  position int not null check (position between 0 and 7),
  sku text not null check (sku <> ''),
  primary key (product_id, position)
);
create index product_related_sku on product_related (sku);

create function follow_sku() returns trigger language plpgsql as $$
begin
  update product_related set sku = new.sku where sku = old.sku;
  return null;
end $$;
create trigger product_sku_changed after update of sku on product
  for each row when (old.sku is distinct from new.sku) execute function follow_sku();
