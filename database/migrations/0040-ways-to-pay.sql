-- A code may ask for the riel of its order in the place of its dollars (docs/decisions/037-khqr.md).
alter table payment add column in_riel boolean not null default false;

-- An order that takes the place of another one takes its goods in the same transaction: nobody is told of goods that were
-- free for that moment only. Still under the product's lock, which lasts to the end of the commit.
create or replace function tell_back_in_stock() returns trigger language plpgsql as $$
begin
  with told as (
    update stock_notice set told_at = now()
    where product_id = new.id and confirmed_at is not null and told_at is null
      and exists (select from product where id = new.id and published and coalesce(stock, 1) > 0)
    returning id, email, language_id)
  insert into outbox_mail (kind, recipient, language_id, content)
  select 'backInStock', told.email, told.language_id, jsonb_build_object('noticeId', told.id, 'productId', new.id, 'name',
    coalesce((select t.name from product_text t
      where t.product_id = new.id and t.language_id in (told.language_id, 1) and t.name <> ''
      order by t.language_id = told.language_id desc limit 1), new.sku))
  from told;
  return null;
end
$$;
drop trigger product_back_in_stock on product;
create constraint trigger product_back_in_stock after update of stock, published on product
  deferrable initially deferred for each row
  when (new.published and coalesce(new.stock, 1) > 0 and (not old.published or coalesce(old.stock, 1) < 1))
  execute function tell_back_in_stock();

-- Within what a way to pay is offered, as staff set it; null: no bound. Of the total, in cents, and where customers live.
alter table payment_method
  add column least_cents int check (least_cents > 0),
  add column most_cents int check (most_cents > 0),
  add column country_ids int[] check (cardinality(country_ids) > 0),
  add constraint payment_method_bounds check (least_cents <= most_cents);
