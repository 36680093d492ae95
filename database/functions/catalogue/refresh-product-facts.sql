-- Calculates the facts of one product, or of all products.
-- Since 0.1.0

create or replace function refresh_product_facts(only_product int default null) returns void language sql as $$
  select refresh_facts_of(case when only_product is null then array(select id from product) else array[only_product] end)
$$;
