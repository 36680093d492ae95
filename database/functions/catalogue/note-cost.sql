-- An ordered line keeps the cost that its units have when it is ordered.
-- Since 0.1.0

create or replace function note_cost() returns trigger language plpgsql as $$
begin
  new.cost_cents := cost_of(new.product_id, new.options);
  return new;
end
$$;

create or replace trigger order_item_cost before insert on order_item for each row execute function note_cost();
