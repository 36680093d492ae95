-- Processes keep what products show and rarely changes: names, descriptions, pictures, options, tags and ways to ship
-- (shop/product-index/product-cache.ts). Every change of it is noted, once per statement, because imports change many
-- rows.
-- Since 0.1.0

create or replace function note_cards_changed() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) select distinct product_id from changed on conflict do nothing;
  return null;
end
$$;

create or replace trigger product_text_new after insert on product_text referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_text_changed after update on product_text referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_text_gone after delete on product_text referencing old table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_picture_new after insert on product_picture referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_picture_changed after update on product_picture referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_picture_gone after delete on product_picture referencing old table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_option_new after insert on product_option referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_option_changed after update on product_option referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_option_gone after delete on product_option referencing old table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_tag_new after insert on product_tag referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_tag_changed after update on product_tag referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_tag_gone after delete on product_tag referencing old table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_shipping_method_new after insert on product_shipping_method referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_shipping_method_changed after update on product_shipping_method referencing new table as changed
  for each statement execute function note_cards_changed();
create or replace trigger product_shipping_method_gone after delete on product_shipping_method referencing old table as changed
  for each statement execute function note_cards_changed();
