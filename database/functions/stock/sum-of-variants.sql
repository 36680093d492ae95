-- The stock of a product with variants is the sum of theirs. What is owed of one variant doesn’t lessen what is there
-- of another.
-- Since 0.1.0

create or replace function sum_of_variants() returns trigger language plpgsql as $$
begin
  if new.stock_per is null then
    new.least_stock := null;
    return new;
  end if;
  select coalesce(sum(greatest(stock, 0)), 0), min(stock) into new.stock, new.least_stock
    from product_variant where product_id = new.id;
  return new;
end
$$;

create or replace trigger product_sum before insert or update of stock, stock_per on product
  for each row when (new.stock_per is not null or new.least_stock is not null) execute function sum_of_variants();
