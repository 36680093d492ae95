-- The riel of an order stay as they were when it was placed, unless staff change the order itself (its version).
-- Since 0.1.0

create or replace function refuse_riel_change() returns trigger language plpgsql as $$
begin
  raise exception 'the riel of an order stay as they were when it was placed';
end
$$;

create or replace trigger order_riel_stays before update of riel_rate, riel_rate_at, riel_total on customer_order for each row
  when ((old.riel_rate, old.riel_rate_at) is distinct from (new.riel_rate, new.riel_rate_at)
    or old.version = new.version and old.riel_total is distinct from new.riel_total)
  execute function refuse_riel_change();
