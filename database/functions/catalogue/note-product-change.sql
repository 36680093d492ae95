-- Every change of what lists of products show is noted, whoever makes it, so that all processes read the product
-- again.
-- Since 0.1.0

create or replace function note_product_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (coalesce(new.id, old.id)) on conflict do nothing;
  return null;
end
$$;

create or replace trigger product_listed after insert on product for each row execute function note_product_change();
create or replace trigger product_unlisted after delete on product for each row execute function note_product_change();
create or replace trigger product_relisted after update on product for each row
  when ((old.published, old.pay_cents, old.popularity, old.rating, old.created_at, old.facets, old.from_cents is null)
    is distinct from (new.published, new.pay_cents, new.popularity, new.rating, new.created_at, new.facets, new.from_cents is null))
  execute function note_product_change();
create or replace trigger product_card_changed after update of sku, category_id on product for each row
  when ((old.sku, old.category_id) is distinct from (new.sku, new.category_id)) execute function note_product_change();
