-- A color, size or option that staff merged into another one (shop/catalogue/merge-terms.ts). Orders, carts, lists and notices
-- keep the id that was chosen; it means the other one from then on, and its own again once the merge is undone.
create table merged_option (
  attribute_id int not null,
  from_id int not null,
  into_id int not null,
  primary key (attribute_id, from_id)
);

-- An option that was merged into another one before follows it, so one look-up is enough.
create function merge_option(attribute int, merged int, target int) returns void language sql as $$
  update merged_option set into_id = target where attribute_id = attribute and into_id = merged;
  insert into merged_option values (attribute, merged, target)
    on conflict (attribute_id, from_id) do update set into_id = excluded.into_id;
$$;
create function current_option(attribute int, chosen int) returns int language sql stable as $$
  select coalesce((select m.into_id from merged_option m where m.attribute_id = attribute and m.from_id = chosen), chosen)
$$;

create function forget_merged_option() returns trigger language plpgsql as $$
begin
  delete from merged_option
  where attribute_id = coalesce((to_jsonb(new) ->> 'attribute_id')::int, tg_argv[0]::int) and new.id in (from_id, into_id);
  return null;
end
$$;
create trigger color_exists after insert on color for each row execute function forget_merged_option(1);
create trigger size_exists after insert on size for each row execute function forget_merged_option(2);
create trigger option_exists after insert on attribute_option for each row execute function forget_merged_option();

select merge_option(case kind when 'colour' then 1 when 'size' then 2 else (select attribute_id from attribute_option where id = into_id) end,
  from_id, into_id)
from (
  select id, change ->> 'kind' as kind, (change ->> 'from')::int as from_id, (change ->> 'into')::int as into_id
  from record_bulk where change ->> 'what' = 'merge' order by id) merges
where case kind when 'colour' then not exists (select from color where id = from_id)
  when 'size' then not exists (select from size where id = from_id)
  when 'option' then exists (select from attribute_option where id = into_id) and not exists (select from attribute_option where id = from_id)
  else false end;

create or replace function chosen_option(options jsonb, attribute int) returns int language sql stable as $$
  select coalesce((select current_option(attribute, (o ->> 'optionId')::int) from jsonb_array_elements(options) o
    where (o ->> 'attributeId')::int = attribute limit 1), 0)
$$;
-- The options of a line of an order, with the ids that they have now.
create function current_options(options jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(o || jsonb_build_object('optionId',
    current_option((o ->> 'attributeId')::int, (o ->> 'optionId')::int)) order by place), '[]')
  from jsonb_array_elements(options) with ordinality chosen (o, place)
$$;
-- The same for a cart or list of an account: an object with the option of each attribute.
create function current_choices(choices jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(c.key, current_option(c.key::int, c.value::int)), '{}') from jsonb_each_text(choices) c
$$;

-- A color or size counts for a notice (0161) when the notice or the variant doesn't tell them apart.
create or replace function choices_in_stock(product int, choices jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(choices) c where exists (
    select from product_variant v where v.product_id = $1 and v.stock > 0
      and ((c ->> 0)::int = 0 or v.color_id in (0, current_option(1, (c ->> 0)::int)))
      and ((c ->> 1)::int = 0 or v.size_id in (0, current_option(2, (c ->> 1)::int))))
$$;
create or replace function queue_back_in_stock(notice stock_notice, back jsonb) returns void language sql as $$
  insert into outbox_mail (kind, recipient, language_id, content)
  select 'backInStock', notice.email, notice.language_id, jsonb_build_object('noticeId', notice.id, 'productId', p.id, 'name',
    coalesce((select t.name from product_text t
      where t.product_id = p.id and t.language_id in (notice.language_id, 1) and t.name <> ''
      order by t.language_id = notice.language_id desc limit 1), p.sku)
    || coalesce((select ' (' || string_agg(name, ' / ') || ')' from (
      select concat_ws(', ',
        (select t.name from color_text t where t.color_id = current_option(1, (c ->> 0)::int) and t.language_id in (notice.language_id, 1)
          order by t.language_id = notice.language_id desc limit 1),
        (select t.short_name from size_text t where t.size_id = current_option(2, (c ->> 1)::int) and t.language_id in (notice.language_id, 1)
          order by t.language_id = notice.language_id desc limit 1)) as name
      from jsonb_array_elements(back) with ordinality b (c, place) group by 1 order by min(place)) names), ''))
  from product p where p.id = notice.product_id
$$;

-- Staff also add variants that have stock, and count all variants of a product as one again.
create constraint trigger variant_added_in_stock after insert on product_variant deferrable initially deferred
  for each row when (new.stock > 0) execute function tell_variant_back();
create constraint trigger product_no_longer_per_variant after update of stock_per on product deferrable initially deferred
  for each row when (old.stock_per is not null and new.stock_per is null) execute function tell_back_in_stock();
