-- Processes keep what cards of products show and rarely changes: names, descriptions, pictures, options (shop/product-index/kept-cards.ts).
-- Whoever changes them is noticed, as in migration 0033; once per statement, because imports change many rows.
create function note_cards_changed() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) select distinct product_id from changed on conflict do nothing;
  return null;
end
$$;
do $$
declare of_product text;
begin
  foreach of_product in array array['product_text', 'product_picture', 'product_option'] loop
    execute format('create trigger %1$s_new after insert on %1$s referencing new table as changed
      for each statement execute function note_cards_changed()', of_product);
    execute format('create trigger %1$s_changed after update on %1$s referencing new table as changed
      for each statement execute function note_cards_changed()', of_product);
    execute format('create trigger %1$s_gone after delete on %1$s referencing old table as changed
      for each statement execute function note_cards_changed()', of_product);
  end loop;
end
$$;
create trigger product_card_changed after update of sku, category_id on product for each row
  when ((old.sku, old.category_id) is distinct from (new.sku, new.category_id)) execute function note_product_change();
