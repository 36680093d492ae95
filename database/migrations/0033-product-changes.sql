-- Which products lists, filters and counts show otherwise, by the transaction that changed them: processes that keep an index of
-- all products in memory read what is new to them (shop/product-index). Whoever changes a product, a person at a SQL prompt
-- too, is noticed: the table itself keeps this.
create table product_change (
  changed_by bigint not null default pg_current_xact_id()::text::bigint,
  product_id int not null,
  changed_at timestamptz not null default now(),
  primary key (changed_by, product_id)
);
create index product_change_time on product_change (changed_at);

create function note_product_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (coalesce(new.id, old.id)) on conflict do nothing;
  return null;
end
$$;
create trigger product_listed after insert on product for each row execute function note_product_change();
create trigger product_unlisted after delete on product for each row execute function note_product_change();
create trigger product_relisted after update on product for each row
  when ((old.published, old.pay_cents, old.popularity, old.rating, old.created_at, old.facets)
    is distinct from (new.published, new.pay_cents, new.popularity, new.rating, new.created_at, new.facets))
  execute function note_product_change();
