-- What a product and its variants cost the shop, in cents. Null: unknown. Only staff with `costs.read` see it.
alter table product add column cost_cents int check (cost_cents >= 0),
  -- [{colourId, sizeId, costCents}]. One of a variant that the product no longer has stays, in case it comes back.
  add column variant_costs jsonb not null default '[]' check (jsonb_typeof(variant_costs) = 'array');

-- The cost of one unit with these options. That of its variant comes before that of its product.
create function cost_of(product int, options jsonb) returns int language sql stable as $$
  select coalesce((
    select (c ->> 'costCents')::int from jsonb_array_elements(p.variant_costs) c
    where p.stock_per is not null
      and (c ->> 'colourId')::int = case when p.stock_per in ('color', 'both') then chosen_option(options, 1) else 0 end
      and (c ->> 'sizeId')::int = case when p.stock_per in ('size', 'both') then chosen_option(options, 2) else 0 end
    limit 1), p.cost_cents)
  from product p where p.id = product
$$;

-- What one unit cost when it was ordered.
alter table order_item add column cost_cents int check (cost_cents >= 0);
create function note_cost() returns trigger language plpgsql as $$
begin
  new.cost_cents := cost_of(new.product_id, new.options);
  return new;
end
$$;
create trigger order_item_cost before insert on order_item for each row execute function note_cost();
