-- Who waits for a size or color is told when that is in stock again, not when another one is. Each choice is
-- [color id, size id], as in product_variant. Empty: whoever waits for the product, as before.
alter table stock_notice add column choices jsonb not null default '[]' check (jsonb_typeof(choices) = 'array');

-- The variants of a notice that can be bought now.
create function choices_in_stock(product int, choices jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(choices) c where exists (
    select from product_variant v where v.product_id = $1 and v.color_id = (c ->> 0)::int
      and v.size_id = (c ->> 1)::int and v.stock > 0)
$$;

create function queue_back_in_stock(notice stock_notice, back jsonb) returns void language sql as $$
  insert into outbox_mail (kind, recipient, language_id, content)
  select 'backInStock', notice.email, notice.language_id, jsonb_build_object('noticeId', notice.id, 'productId', p.id, 'name',
    coalesce((select t.name from product_text t
      where t.product_id = p.id and t.language_id in (notice.language_id, 1) and t.name <> ''
      order by t.language_id = notice.language_id desc limit 1), p.sku)
    || coalesce((select ' (' || string_agg(concat_ws(', ',
        (select t.name from color_text t where t.color_id = (c ->> 0)::int and t.language_id in (notice.language_id, 1)
          order by t.language_id = notice.language_id desc limit 1),
        (select t.short_name from size_text t where t.size_id = (c ->> 1)::int and t.language_id in (notice.language_id, 1)
          order by t.language_id = notice.language_id desc limit 1)), ' / ') || ')'
      from jsonb_array_elements(back) c), ''))
  from product p where p.id = notice.product_id
$$;

create function tell_back_in_stock_of(wanted int) returns void language plpgsql as $$
declare
  per text;
  notice stock_notice;
  back jsonb;
  rest jsonb;
begin
  select stock_per into per from product where id = wanted and published and coalesce(stock, 1) > 0;
  if not found then return; end if;
  for notice in select * from stock_notice
    where product_id = wanted and confirmed_at is not null and told_at is null for no key update
  loop
    -- A product that no longer counts per variant is in stock as a whole.
    back := case when per is null then notice.choices else choices_in_stock(wanted, notice.choices) end;
    continue when notice.choices <> '[]' and back = '[]';
    rest := coalesce((select jsonb_agg(c) from jsonb_array_elements(notice.choices) c
      where not exists (select from jsonb_array_elements(back) b where b = c)), '[]');
    update stock_notice set choices = rest, told_at = case when rest = '[]' then now() end where id = notice.id;
    perform queue_back_in_stock(notice, back);
  end loop;
end
$$;
create or replace function tell_back_in_stock() returns trigger language plpgsql as $$
begin
  perform tell_back_in_stock_of(new.id);
  return null;
end
$$;

-- A variant comes back, whether or not others are left. Deferred, so that nobody is told of units that were free for a moment
-- only (0040).
create function tell_variant_back() returns trigger language plpgsql as $$
begin
  perform tell_back_in_stock_of(new.product_id);
  return null;
end
$$;
create constraint trigger variant_back_in_stock after update of stock on product_variant deferrable initially deferred
  for each row when (old.stock < 1 and new.stock > 0) execute function tell_variant_back();
