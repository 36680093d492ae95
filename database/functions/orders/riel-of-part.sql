-- The riel of the first part of an order, which is rounded, or of its last part, which is what the total leaves.
-- Since 1.0.0

create or replace function riel_of_part(whole customer_order, cents int, is_last boolean) returns bigint language sql immutable as $$
  select case when cents = whole.total_cents or whole.riel_rate is null then whole.riel_total
    when is_last then whole.riel_total - riel_of(whole.total_cents - cents, whole.riel_rate)
    else riel_of(cents, whole.riel_rate) end
$$;
