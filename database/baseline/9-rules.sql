-- Functions, triggers and views as the folded migrations left them. The migrations up to 0891 change them further, and
-- 0870 says which of them have the text of their file in database/functions; the start replaces the others.

set local check_function_bodies = off;

create function category_ancestors(of_category int) returns setof int language sql stable as $$
  with recursive up (id, parent_id) as (
    select id, parent_id from category where id = of_category
    union all
    select c.id, c.parent_id from category c join up on c.id = up.parent_id
  ) select id from up
$$;

create function best_reduction(of_product int, of_price int, at timestamptz) returns table(discount_id int, reduced_cents int) language sql stable as $$
  select d.id, greatest(0, of_price - coalesce(d.amount_cents, floor(of_price::numeric * d.percent / 10000 + 0.5)::int))
  from discount d
  where d.coupon_code is null and d.active and (d.starts_at <= at) is not false and (d.ends_at > at) is not false
    and (d.kind = 'products' and exists (select 1 from discount_product p where p.discount_id = d.id and p.product_id = of_product)
      or d.kind = 'categories' and exists (
        select 1 from discount_category c
        where c.discount_id = d.id and c.category_id in (
          select a from product_category pc, category_ancestors(pc.category_id) a where pc.product_id = of_product)))
  order by 2, 1 limit 1
$$;

create function refresh_product_facts(only_product int DEFAULT NULL::int) returns void language sql as $$
  select refresh_facts_of(case when only_product is null then array(select id from product) else array[only_product] end)
$$;

create function count_hit(hit_key text, most int, span interval) returns boolean language plpgsql as $$
declare
  grain interval := span / 15;
  this_window timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(hit_key, 0));
  this_window := date_bin(grain, clock_timestamp(), 'epoch');
  if (select coalesce(sum(hits), 0) from rate_window where key = hit_key and window_start > this_window - span - grain) >= most then
    return false;
  end if;
  insert into rate_window (key, window_start) values (hit_key, this_window)
    on conflict (key, window_start) do update set hits = rate_window.hits + 1;
  return true;
end
$$;

create function forget_hit(hit_key text) returns void language sql as $$
  update rate_window set hits = hits - 1
  where key = hit_key and hits > 0
    and window_start = (select max(window_start) from rate_window where key = hit_key and hits > 0)
$$;

create function note_stock_change() returns trigger language plpgsql as $$
declare
  before int;
  left_after int;
begin
  if tg_op <> 'INSERT' and old.stock_per is null then before := old.stock; end if;
  if new.stock_per is null then left_after := new.stock; end if;
  if before is not distinct from left_after then return null; end if;
  insert into stock_change (product_id, from_stock, to_stock, why, changed_by)
  values (new.id, before, left_after,
    coalesce(nullif(current_setting('kado.stock_why', true), ''), case when tg_op = 'INSERT' then 'created' else 'order' end),
    coalesce(nullif(current_setting('kado.stock_by', true), ''), 'shop'));
  return null;
end
$$;

create function refresh_facts_of(products int[]) returns void language sql as $$
  update product p set
    pay_cents = coalesce(r.reduced_cents, p.price_cents),
    discount_id = r.discount_id,
    from_cents = case when p.price_steps <> '[]' then (
      select min(coalesce(s.reduced_cents, s.cents))
      from price_steps_of(p.id, p.price_cents, p.price_steps, p.allow_discounts, now()) s) end,
    rating_sum = v.total, rating_count = v.n,
    rating = case when v.n > 0 then round(v.total::numeric / v.n, 2) end,
    popularity = p.seed_popularity + coalesce((
      select sum(i.quantity)::int from order_item i join customer_order o on o.id = i.order_id
      where i.product_id = p.id and o.created_at > now() - interval '90 days'), 0),
    facets = array(
      select distinct 1000000 + a as facet from product_category pc, category_ancestors(pc.category_id) a where pc.product_id = p.id
      union select 2000000 + p.brand_id where p.brand_id is not null
      union select (case attribute_id when 2 then 3000000 else 4000000 end) + option_id
        from product_option o where o.product_id = p.id and o.attribute_id in (1, 2)
      union select 5000000 + tag_id from product_tag t where t.product_id = p.id
      order by facet)
  from product q
    left join lateral best_reduction(q.id, q.price_cents, now()) r on q.allow_discounts
    cross join lateral (select count(*)::int n, coalesce(sum(rating), 0)::int total from review w where w.product_id = q.id and w.published) v
  where q.id = p.id and q.id = any (products)
$$;

create function tell_back_in_stock() returns trigger language plpgsql as $$
begin
  perform tell_back_in_stock_of(new.id);
  return null;
end
$$;

create function note_product_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (coalesce(new.id, old.id)) on conflict do nothing;
  return null;
end
$$;

create function note_words_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (new.product_id) on conflict do nothing;
  return null;
end
$$;

create function note_synonym_change() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) values (0) on conflict do nothing;
  return null;
end
$$;

create function refuse_riel_change() returns trigger language plpgsql as $$
begin
  raise exception 'the riel of an order stay as they were when it was placed';
end
$$;

create function add_inquiry() returns trigger language plpgsql as $$
begin
  execute format('insert into inquiry (%I, created_at, waiting_since) values ($1, $2, $2)', tg_table_name || '_id')
    using new.id, new.created_at;
  return null;
end $$;

create view stock_demand as
 SELECT p.id,
  1 AS version,
  COALESCE(( SELECT product_text.name
         FROM product_text
        WHERE product_text.product_id = p.id AND product_text.language_id = 1 AND product_text.name <> ''::text), p.sku) AS name_en,
  COALESCE(( SELECT product_text.name
         FROM product_text
        WHERE product_text.product_id = p.id AND product_text.language_id = 2 AND product_text.name <> ''::text), ( SELECT product_text.name
         FROM product_text
        WHERE product_text.product_id = p.id AND product_text.language_id = 1 AND product_text.name <> ''::text), p.sku) AS name_km,
  n.confirmed,
  n.unconfirmed,
  n.since,
  p.stock
   FROM product p
   JOIN ( SELECT stock_notice.product_id,
          count(*) FILTER (WHERE stock_notice.confirmed_at IS NOT NULL)::integer AS confirmed,
          count(*) FILTER (WHERE stock_notice.confirmed_at IS NULL)::integer AS unconfirmed,
          min(stock_notice.created_at) AS since
         FROM stock_notice
        WHERE stock_notice.told_at IS NULL
        GROUP BY stock_notice.product_id) n ON n.product_id = p.id;

create function forget_changes_of_customer(erased integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
BEGIN ATOMIC
 WITH forgotten AS (
          DELETE FROM record_change r
           WHERE ((r.kind = 'customer'::text) AND (r.thing = (forget_changes_of_customer.erased)::text) AND ((EXISTS ( SELECT
                    FROM customer c
                   WHERE ((c.id = forget_changes_of_customer.erased) AND (c.email IS NULL)))) OR ((r.state <> 'created'::text) AND (NOT (EXISTS ( SELECT
                    FROM customer c
                   WHERE (c.id = forget_changes_of_customer.erased)))))))
           RETURNING r.id
         )
  SELECT (count(*))::integer AS count
    FROM forgotten;
END;

create view tax_document_list as
 SELECT d.id,
  1 AS version,
  d.number,
  d.kind,
  d.issued_at,
  o.number AS order_number,
  i.number AS invoice_number,
  to_char((d.issued_at AT TIME ZONE COALESCE(( SELECT setting.value #>> '{}'::text[]
         FROM setting
        WHERE setting.name = 'timeZone'::text), 'Asia/Phnom_Penh'::text)), 'YYYY-MM'::text) AS month,
  d.buyer ->> 'name'::text AS company_name,
  d.buyer ->> 'taxNumber'::text AS company_tax_number,
  d.vat_rate,
  s.sign * d.net_cents AS net_cents,
  s.sign * d.vat_cents AS vat_cents,
  s.sign * d.gross_cents AS gross_cents
   FROM tax_document d
   JOIN customer_order o ON o.id = d.order_id
   LEFT JOIN tax_document i ON i.id = d.invoice_id
   CROSS JOIN LATERAL ( SELECT
              CASE d.kind
                  WHEN 'invoice'::text THEN 1
                  ELSE '-1'::integer
              END AS sign) s;

create view vat_month as
 SELECT to_char(month, 'YYYYMM'::text)::integer AS id,
  1 AS version,
  to_char(month, 'YYYY-MM'::text) AS month,
  count(*) FILTER (WHERE sign = 1)::integer AS invoices,
  count(*) FILTER (WHERE sign = '-1'::integer)::integer AS credit_notes,
  COALESCE(sum(gross_cents) FILTER (WHERE sign = 1), 0::bigint) AS invoiced_cents,
  COALESCE(sum(- gross_cents) FILTER (WHERE sign = '-1'::integer), 0::bigint) AS credited_cents,
  sum(sign * net_cents) AS net_cents,
  sum(sign * vat_cents) AS vat_cents
   FROM ( SELECT t.net_cents,
          t.vat_cents,
          t.gross_cents,
              CASE t.kind
                  WHEN 'invoice'::text THEN 1
                  ELSE '-1'::integer
              END AS sign,
          date_trunc('month'::text, (t.issued_at AT TIME ZONE COALESCE(( SELECT setting.value #>> '{}'::text[]
                 FROM setting
                WHERE setting.name = 'timeZone'::text), 'Asia/Phnom_Penh'::text))) AS month
         FROM tax_document t) d
  GROUP BY month;

create function queue_staff_chat(event text, content jsonb) returns void language plpgsql as $$
begin
  insert into outbox_mail (kind, recipient, language_id, content)
  select 'staffChat', 'telegram', 1, content || jsonb_build_object('event', event)
  where exists (select from setting s where s.name = 'chatEvents' and s.value ? event)
    and (select count(*) from (select from outbox_mail
      where kind = 'staffChat' and sent_at is null and next_try_at < 'infinity' limit 1000) waiting) < 1000;
end $$;

create function tell_staff_of_order() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('order', jsonb_build_object('id', new.id));
  return null;
end $$;

create function tell_staff_of_payment() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('payment', jsonb_build_object('id', new.id));
  return null;
end $$;

create function tell_staff_of_inquiry() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat(case new.kind when 'samples' then 'sample' else 'message' end, jsonb_build_object('id', new.id));
  return null;
end $$;

create function tell_staff_of_answer() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('message', jsonb_build_object('id', new.inquiry_id, 'answer', new.id));
  return null;
end $$;

create function tell_staff_of_stock() returns trigger language plpgsql as $$
begin
  if not exists (select from outbox_mail where kind = 'staffChat' and created_at > now() - interval '1 hour'
      and content @> jsonb_build_object('event', 'stock', 'id', new.id)) then
    perform queue_staff_chat('stock', jsonb_build_object('id', new.id));
  end if;
  return null;
end $$;

create function write_product_sort_name() returns trigger language plpgsql as $$
declare changed integer;
begin
  if tg_table_name = 'product' then changed := new.id;
  elsif tg_op = 'DELETE' then changed := old.product_id;
  else changed := new.product_id;
  end if;
  insert into product_sort_name (product_id, name_en, name_km, has_khmer)
  select p.id, lower(coalesce(en.name, km.name, p.sku)), lower(coalesce(km.name, en.name, p.sku)), km.product_id is not null
  from product p left join product_text en on en.product_id = p.id and en.language_id = 1
    left join product_text km on km.product_id = p.id and km.language_id = 2
  where p.id = changed
  on conflict (product_id) do update
    set name_en = excluded.name_en, name_km = excluded.name_km, has_khmer = excluded.has_khmer;
  return null;
end $$;

create function chosen_option(options jsonb, attribute int) returns int language sql stable as $$
  select coalesce(current_option(attribute, (jsonb_path_query_first(options, '$[*] ? (@.attributeId == $attribute).optionId',
    jsonb_build_object('attribute', attribute)) #>> '{}')::int), 0)
$$;

create function sum_of_variants() returns trigger language plpgsql as $$
begin
  if new.stock_per is null then
    new.least_stock := null;
    return new;
  end if;
  select coalesce(sum(greatest(stock, 0)), 0), min(stock) into new.stock, new.least_stock
    from product_variant where product_id = new.id;
  return new;
end
$$;

create function write_variant_sum() returns trigger language plpgsql as $$
declare
  changed_id int;
begin
  for changed_id in select distinct product_id from changed order by product_id loop
    update product set stock = 0 where id = changed_id and stock_per is not null;
  end loop;
  return null;
end
$$;

create function note_variant_change() returns trigger language plpgsql as $$
declare
  variant product_variant := case tg_op when 'DELETE' then old else new end;
begin
  insert into stock_change (product_id, color_id, size_id, from_stock, to_stock, why, changed_by)
  select variant.product_id, variant.color_id, variant.size_id, old.stock, new.stock,
    coalesce(nullif(current_setting('kado.stock_why', true), ''), case when tg_op = 'INSERT' then 'created' else 'order' end),
    coalesce(nullif(current_setting('kado.stock_by', true), ''), 'shop')
  where (tg_op = 'UPDATE' or variant.stock > 0) and exists (select from product where id = variant.product_id);
  return null;
end
$$;

create function choices_in_stock(product int, choices jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(c), '[]') from jsonb_array_elements(choices) c where exists (
    select from product_variant v where v.product_id = $1 and v.stock > 0
      and ((c ->> 0)::int = 0 or v.color_id in (0, current_option(1, (c ->> 0)::int)))
      and ((c ->> 1)::int = 0 or v.size_id in (0, current_option(2, (c ->> 1)::int))))
$$;

create function queue_back_in_stock(notice stock_notice, back jsonb) returns void language sql as $$
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

create function tell_variant_back() returns trigger language plpgsql as $$
begin
  perform tell_back_in_stock_of(new.product_id);
  return null;
end
$$;

create function note_cards_changed() returns trigger language plpgsql as $$
begin
  insert into product_change (product_id) select distinct product_id from changed on conflict do nothing;
  return null;
end
$$;

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

create function current_options(options jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(o || jsonb_build_object('optionId',
    current_option((o ->> 'attributeId')::int, (o ->> 'optionId')::int)) order by place), '[]')
  from jsonb_array_elements(options) with ordinality chosen (o, place)
$$;

create function current_choices(choices jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_object_agg(c.key, current_option(c.key::int, c.value::int)), '{}') from jsonb_each_text(choices) c
$$;

create function cost_of(product int, options jsonb) returns int language sql stable as $$
  select coalesce((
    select (c ->> 'costCents')::int from jsonb_array_elements(p.variant_costs) c
    where p.stock_per is not null
      and (c ->> 'colourId')::int = case when p.stock_per in ('color', 'both') then chosen_option(options, 1) else 0 end
      and (c ->> 'sizeId')::int = case when p.stock_per in ('size', 'both') then chosen_option(options, 2) else 0 end
    limit 1), p.cost_cents)
  from product p where p.id = product
$$;

create function note_cost() returns trigger language plpgsql as $$
begin
  new.cost_cents := cost_of(new.product_id, new.options);
  return new;
end
$$;

create function refuse_short(short json) returns boolean language plpgsql as $$
begin
  raise exception 'insufficient stock' using errcode = 'KD001', detail = short::text;
end
$$;

create function audit_fields(detail jsonb) returns setof text language sql immutable as $$
  select distinct split_part(part.value, '.', 1) from jsonb_each(detail) named,
    lateral jsonb_array_elements_text(case jsonb_typeof(named.value) when 'array' then named.value else '[]' end) part
  where named.key in ('fields', 'names')
$$;

create function note_audit_fields() returns trigger language plpgsql as $$ begin
  insert into audit_field select field, new.at, new.id from audit_fields(new.detail) field;
  return null;
end $$;

create function buyer_of_order(wanted int) returns jsonb language sql stable as $$
  with o as (select * from customer_order where id = wanted),
  place as (
    select l.id as language,
      coalesce((select w.name from city_text k join city_text w using (city_id)
        where k.name = o.city_name and w.language_id = l.id order by city_id limit 1), o.city_name) as city,
      coalesce((select w.name from state_province_text k join state_province_text w using (state_province_id)
        where k.name = o.state_name and w.language_id = l.id order by state_province_id limit 1), o.state_name) as province,
      coalesce((select w.name from country_text k join country_text w using (country_id)
        where k.name = o.country_name and w.language_id = l.id order by country_id limit 1), o.country_name) as country
    from o, (values (1), (2)) l (id)),
  lines as (
    select language, case when coalesce(o.company_address, '') <> '' then o.company_address
      else concat_ws(e'\n', nullif(o.address, ''),
        nullif(concat_ws(case language when 1 then ', ' else ' ' end, nullif(city, ''), nullif(province, ''), nullif(o.postal_code, '')), ''),
        nullif(country, '')) end as address
    from place, o)
  select jsonb_build_object(
    'name', coalesce(o.company_name, case o.language_id
      when 2 then concat_ws(' ', nullif(o.last_name, ''), nullif(o.first_name, ''))
      else concat_ws(' ', nullif(o.first_name, ''), nullif(o.last_name, '')) end),
    'taxNumber', coalesce(o.company_tax_number, ''),
    'address', jsonb_build_object('en', (select address from lines where language = 1),
      'km', (select address from lines where language = 2)))
  from o
$$;

create function price_steps_of(of_product int, price int, steps jsonb, allows_discounts boolean, at timestamptz) returns table(from_quantity int, cents int, discount_id int, reduced_cents int) language sql stable as $$
  select s.from_quantity, s.cents, r.discount_id, r.reduced_cents
  from (select 1 as from_quantity, price as cents
      union all select (e->>'from')::int, (e->>'cents')::int from jsonb_array_elements(steps) e) s
    left join lateral best_reduction(of_product, s.cents, at) r on allows_discounts and r.reduced_cents < s.cents
$$;

create view order_unit as
 SELECT i.id AS item_id,
  COALESCE(c.cell, 0::smallint) AS cell,
  i.order_id,
  i.product_id,
      CASE
          WHEN (EXISTS ( SELECT
             FROM merged_option m
            WHERE m.attribute_id = 1)) THEN chosen_option(COALESCE(c.options, i.options), 1)
          ELSE COALESCE((jsonb_path_query_first(COALESCE(c.options, i.options), '$[*]?(@."attributeId" == 1)."optionId"'::jsonpath) #>> '{}'::text[])::integer, 0)
      END AS color_id,
      CASE
          WHEN (EXISTS ( SELECT
             FROM merged_option m
            WHERE m.attribute_id = 2)) THEN chosen_option(COALESCE(c.options, i.options), 2)
          ELSE COALESCE((jsonb_path_query_first(COALESCE(c.options, i.options), '$[*]?(@."attributeId" == 2)."optionId"'::jsonpath) #>> '{}'::text[])::integer, 0)
      END AS size_id,
  COALESCE(c.options, i.options) AS options,
  COALESCE(c.quantity, i.quantity) AS quantity,
  COALESCE(c.unit_cents, i.unit_cents) AS unit_cents,
  COALESCE(c.restocked, i.restocked) AS restocked,
      CASE
          WHEN c.cell IS NULL THEN i.cost_cents
          ELSE c.cost_cents
      END AS cost_cents,
      CASE
          WHEN c.cell IS NULL THEN i.packed_at
          ELSE c.packed_at
      END AS packed_at,
  i.digital,
      CASE
          WHEN i.once_cents = 0 THEN 0
          WHEN c.cell > (( SELECT min(f.cell) AS min
             FROM order_item_cell f
            WHERE f.item_id = i.id)) THEN 0
          ELSE i.once_cents
      END AS once_cents
   FROM order_item i
   LEFT JOIN order_item_cell c ON c.item_id = i.id;

create function check_cells() returns trigger language plpgsql as $$
declare
  item int := coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0];
begin
  if exists (
    select from order_item i cross join lateral (
      select count(*) as cells, coalesce(sum(quantity), 0) as quantity, coalesce(sum(restocked), 0) as restocked,
        coalesce(sum(unit_cents * quantity), 0) as cents
      from order_item_cell where item_id = i.id) c
    where i.id = item and (i.has_cells <> (c.cells > 0)
      or i.has_cells and (i.quantity, i.restocked, i.total_cents) is distinct from (c.quantity, c.restocked, c.cents))) then
    raise exception 'order_item % differs from its cells', item using errcode = '23514';
  end if;
  return null;
end
$$;

create function print_of(option int) returns jsonb language sql stable as $$
  select jsonb_build_object('setupCents', e->'setupCents', 'steps', e->'steps')
  from attribute_option o join print_method m on m.id = o.method_id cross join jsonb_array_elements(m.charges) e
  where o.id = option
  order by (e->>'colors')::int >= o.colors desc,
    case when (e->>'colors')::int >= o.colors then 1 else -1 end * (e->>'colors')::int
  limit 1
$$;

create function riel_of(cents int, rate int) returns bigint language sql immutable as $$ select (cents::bigint * rate + 5000) / 10000 * 100 $$;

create function riel_of_part(whole customer_order, cents int, is_last boolean) returns bigint language sql immutable as $$
  select case when cents = whole.total_cents or whole.riel_rate is null then whole.riel_total
    when is_last then whole.riel_total - riel_of(whole.total_cents - cents, whole.riel_rate)
    else riel_of(cents, whole.riel_rate) end
$$;

create function copy_design(original uuid, for_customer int) returns uuid language plpgsql as $$
declare copied uuid;
begin
  insert into design (customer_id) values (for_customer) returning id into copied;
  insert into design_place
    select (jsonb_populate_record(p, jsonb_build_object('design_id', copied))).* from design_place p where p.design_id = original;
  return copied;
end $$;

create function refuse_proof_change() returns trigger language plpgsql as $$
begin
  raise exception 'proof % can’t change after its answer', old.id;
end
$$;

create function print_hash_of(wanted int) returns bytea language sql stable as $$
  select print_hash_for(i.product_id,
    (select jsonb_agg(jsonb_build_array((c ->> 'attributeId')::int, (c ->> 'optionId')::int))
      from (select i.options union all select k.options from order_item_cell k where k.item_id = i.id) o (options)
        cross join jsonb_array_elements(o.options) c),
    i.design_id)
  from order_item i where i.id = wanted
$$;

create function needs_proof(item order_item) returns boolean language sql stable as $$
  select not item.digital and (
    exists (select from jsonb_to_recordset(current_options(item.options)) as c ("attributeId" int, "optionId" int)
      join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" where a.asks_for <> 'none')
    or exists (select from design_place p where p.design_id = item.design_id)
    or exists (select from proof p where p.item_id = item.id and p.sent_at is not null))
$$;

create function is_approved(item order_item) returns boolean language sql stable as $$
  select exists (select from proof p where p.item_id = item.id and p.state = 'approved' and p.print_hash = print_hash_of(item.id))
$$;

create function missing_for_work(wanted int) returns text[] language sql stable as $$
  select array(
    select m.what from (values ('artwork'), ('proof')) m (what) where exists (
        select from order_item i where i.order_id = wanted and needs_proof(i) and not is_approved(i)
          and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
            where l.order_item_id = i.id and r.state <> 'failed'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'proof')
      and (m.what = 'proof' or exists (select from missing_prints(wanted)))
    union all
    select 'deposit' from customer_order o where o.id = wanted and o.deposit_cents is not null
      and not exists (select from payment p where p.order_id = o.id and p.state in ('paid', 'part_refunded'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'deposit')
    union all
    select 'stock' where waits_for_stock(wanted)
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'stock'))
$$;

create function refuse_work() returns trigger language plpgsql as $$
declare missing text[] := missing_for_work(new.id);
begin
  if cardinality(missing) > 0 then
    raise exception 'work on the order waits' using errcode = 'KD002', detail = array_to_json(missing)::text;
  end if;
  return new;
end
$$;

create function missing_to_leave(wanted int) returns text[] language sql stable as $$
  select array(
    select 'balance' where exists (
        select from order_rest r where r.order_id = wanted and r.state = 'open' and r.due in ('now', 'ready'))
      and not exists (select from order_waiver w where w.order_id = wanted and w.what = 'balance'))
$$;

create function refuse_leaving() returns trigger language plpgsql as $$
declare missing text[] := missing_to_leave(new.id);
begin
  if cardinality(missing) > 0 then
    raise exception 'the goods of the order wait' using errcode = 'KD002', detail = array_to_json(missing)::text;
  end if;
  return new;
end
$$;

create view parcel_receipt as
 SELECT DISTINCT ON (order_id) order_id,
  receipt AS file,
  receipt_at AS added_at
   FROM parcel
  WHERE receipt IS NOT NULL
  ORDER BY order_id, number DESC;

create function refunded_units(item int, of_cell int) returns int language sql stable as $$
  select coalesce(sum(l.quantity), 0)::int from refund_line l join refund r on r.id = l.refund_id
  where l.order_item_id = item and l.cell = of_cell and r.state <> 'failed'
$$;

create function check_parcel_unit() returns trigger language plpgsql as $$
declare
  box parcel;
begin
  select * into box from parcel where id = new.parcel_id;
  perform from customer_order where id = box.order_id for no key update;
  if not box.has_units
    or exists (select from parcel p where p.order_id = box.order_id and p.sent_at is not null and not p.has_units)
    or not exists (
      select from order_unit u where u.item_id = new.item_id and u.cell = new.cell and u.order_id = box.order_id and not u.digital
        and u.quantity - refunded_units(u.item_id, u.cell) >= (
          select sum(p.quantity) from parcel_unit p where p.item_id = u.item_id and p.cell = u.cell)) then
    raise exception 'parcel % would contain more of item % than there is', new.parcel_id, new.item_id using errcode = '23514';
  end if;
  return null;
end
$$;

create function check_leaving() returns trigger language plpgsql as $$
declare
  missing text[];
begin
  perform from customer_order where id = new.order_id for no key update;
  missing := missing_to_leave(new.order_id);
  if cardinality(missing) > 0 then
    raise exception 'the goods of the order wait' using errcode = 'KD002', detail = array_to_json(missing)::text;
  end if;
  if exists (select from parcel p where p.order_id = new.order_id and p.id <> new.id and p.sent_at is not null
      and not (p.has_units and new.has_units))
    or not new.has_units and exists (select from parcel p where p.order_id = new.order_id and p.id <> new.id and p.has_units) then
    raise exception 'parcel % and another one contain the same', new.id using errcode = '23514';
  end if;
  return new;
end
$$;

create function note_order_sent(wanted int) returns void language sql as $$
  update customer_order o set sent_at = s.at from (
    select case when bool_or(not p.has_units) or not exists (
        select from order_unit u where u.order_id = wanted and not u.digital
          and u.quantity - refunded_units(u.item_id, u.cell) > (
            select coalesce(sum(g.quantity), 0) from parcel_unit g join parcel b on b.id = g.parcel_id
            where g.item_id = u.item_id and g.cell = u.cell and b.sent_at is not null)) then max(p.sent_at) end as at
    from parcel p where p.order_id = wanted and p.sent_at is not null) s
  where o.id = wanted and o.sent_at is distinct from s.at
$$;

create function note_parcel() returns trigger language plpgsql as $$
begin
  perform note_order_sent(coalesce(new.order_id, old.order_id));
  return null;
end
$$;

create function note_parcel_unit() returns trigger language plpgsql as $$
begin
  perform note_order_sent(order_id) from parcel where id = coalesce(new.parcel_id, old.parcel_id);
  return null;
end
$$;

create function drop_empty_parcels(wanted int) returns void language sql as $$
  update parcel p set has_units = false where order_id = wanted and sent_at is null and has_units and receipt is not null
    and not exists (select from parcel_unit u where u.parcel_id = p.id);
  delete from parcel p where order_id = wanted and sent_at is null and has_units
    and not exists (select from parcel_unit u where u.parcel_id = p.id)
$$;

create function unpack_refunded() returns trigger language plpgsql as $$
declare
  wanted int := (select order_id from order_item where id = new.order_item_id);
  surplus int;
  unit record;
begin
  loop
    select coalesce(sum(p.quantity), 0) - u.quantity + refunded_units(u.item_id, u.cell) into surplus
    from order_unit u left join parcel_unit p on p.item_id = u.item_id and p.cell = u.cell
    where u.item_id = new.order_item_id and u.cell = new.cell group by u.item_id, u.cell, u.quantity;
    exit when coalesce(surplus, 0) <= 0;
    select u.* into unit from parcel_unit u join parcel p on p.id = u.parcel_id
    where u.item_id = new.order_item_id and u.cell = new.cell and p.sent_at is null order by p.number desc limit 1;
    exit when not found;
    if unit.quantity > surplus then
      update parcel_unit set quantity = quantity - surplus
      where parcel_id = unit.parcel_id and item_id = unit.item_id and cell = unit.cell;
    else
      delete from parcel_unit where parcel_id = unit.parcel_id and item_id = unit.item_id and cell = unit.cell;
    end if;
  end loop;
  perform drop_empty_parcels(wanted), note_order_sent(wanted);
  return null;
end
$$;

create function end_parcels() returns trigger language plpgsql as $$
begin
  if new.status_id = 3 then
    update parcel set sent_at = coalesce(sent_at, now()), delivered_at = now()
    where order_id = new.id and delivered_at is null and (sent_at is not null or has_units);
  else
    delete from parcel_unit u using parcel p where p.id = u.parcel_id and p.order_id = new.id and p.sent_at is null;
    perform drop_empty_parcels(new.id);
  end if;
  return null;
end
$$;

create function parcel_of_order() returns trigger language plpgsql as $$
begin
  insert into parcel (order_id, number, carrier, tracking, sent_at)
  select new.id, 1 + coalesce(max(number), 0), new.parcel_carrier, new.parcel_number, new.sent_at from parcel where order_id = new.id
  having not coalesce(bool_or(sent_at is not null), false);
  return null;
end
$$;

create function print_hash_for(product int, options jsonb, design uuid) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_object(
    'product', product,
    'options', (select jsonb_agg(distinct c) from jsonb_array_elements(options) c where (c ->> 0)::int <> 2),
    'places', (select jsonb_agg(jsonb_strip_nulls(to_jsonb(p) - '{design_id,artwork_id,changed_at}'::text[]
        || jsonb_build_object('file', case when w.scan <> 'infected' then encode(w.sha256, 'hex') end)) order by p.attribute_id)
      from design_place p left join artwork w on w.id = p.artwork_id where p.design_id = design))::text, 'UTF8'))
$$;

create function printed_before(customer int, hash bytea) returns uuid language sql stable as $$
  select p.id from proof p join order_item i on i.id = p.item_id join customer_order o on o.id = i.order_id
  where p.print_hash = hash and p.state = 'approved' and o.customer_id = customer and o.status_id in (2, 3, 4)
    and print_hash_of(i.id) = hash
  order by p.answered_at desc, p.repeats nulls first limit 1
$$;

create function note_proof_sheet() returns trigger language plpgsql as $$
begin
  insert into deleted_proof_sheet values (old.sheet) on conflict do nothing;
  return null;
end
$$;

create function tell_staff_of_proof() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('message', jsonb_build_object('proof', new.id));
  return null;
end $$;

create function missing_prints(wanted int) returns table(item_id int, attribute_id int) language sql stable as $$
  select i.id, a.attribute_id from order_item i
    cross join lateral jsonb_to_recordset(current_options(i.options)) as c ("attributeId" int, "optionId" int)
    join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" and a.asks_for <> 'none'
    left join design_place d on d.design_id = i.design_id and d.attribute_id = a.attribute_id
    left join artwork w on w.id = d.artwork_id and w.scan = 'infected'
  where i.order_id = wanted and not i.digital and (d.design_id is null or w.id is not null)
    and not exists (select from proof p where p.item_id = i.id and p.sent_at is not null
      and (w.id is null or p.print_hash = print_hash_of(i.id)))
    and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
      where l.order_item_id = i.id and r.state <> 'failed')
$$;

create function keep_artwork_reminders(wanted int) returns void language plpgsql as $$
begin
  delete from outbox_mail m where held_for_order = wanted and kind = 'proofReminder' and sent_at is null
    and not exists (select from proof p where p.item_id = (m.content ->> 'itemId')::int and p.state = 'sent'
      and p.print_hash = print_hash_of(p.item_id));
  if exists (select from customer_order where id = wanted and status_id = 1 and email <> '')
    and exists (select from missing_prints(wanted)) then
    insert into outbox_mail (kind, recipient, language_id, content, held_for_order, next_try_at, created_at)
    select 'artworkAsked', receiver, o.language_id, jsonb_build_object('number', o.number), o.id, due, due
    from customer_order o join customer c on c.id = o.customer_id
      cross join lateral unnest(array[o.email, c.added_phone]) receiver
      cross join lateral (select now() + make_interval(days => days) as due from unnest('{2,5}'::int[]) days) d
    where o.id = wanted and receiver is not null
      and not exists (select from outbox_mail m where m.held_for_order = o.id and m.kind = 'artworkAsked');
  else
    delete from outbox_mail where held_for_order = wanted and kind = 'artworkAsked' and sent_at is null;
  end if;
end $$;

create function order_needs_artwork() returns trigger language plpgsql as $$
begin
  perform keep_artwork_reminders(new.id);
  return null;
end $$;

create function item_needs_artwork() returns trigger language plpgsql as $$
begin
  perform keep_artwork_reminders(new.order_id);
  -- Staff hear of it once everything is there.
  if not exists (select from missing_prints(new.order_id))
    and (select count(*) from design_place p where p.design_id = new.design_id)
      > (select count(*) from design_place p where p.design_id = old.design_id) then
    perform queue_staff_chat('message', jsonb_build_object('artwork', new.id));
  end if;
  return null;
end $$;

create function item_has_proof() returns trigger language plpgsql as $$
begin
  perform keep_artwork_reminders((select order_id from order_item where id = new.item_id));
  return null;
end $$;

create function item_is_refunded() returns trigger language plpgsql as $$
begin
  perform keep_artwork_reminders((select order_id from order_item where id = new.order_item_id));
  return null;
end $$;

create function artwork_is_refused() returns trigger language plpgsql as $$
declare orders int[] := array(select distinct i.order_id from design_place p join order_item i on i.design_id = p.design_id
  where p.artwork_id = new.id);
begin
  update outbox_mail set held_for_order = null
  where held_for_order = any(orders) and kind = 'artworkAsked' and sent_at is not null;
  perform keep_artwork_reminders(wanted) from unnest(orders) wanted;
  return null;
end $$;

create view api_key_list as
 SELECT k.id,
  1 AS version,
  k.name,
  k.last_four,
  k.addresses::text[] AS addresses,
  k.created_at,
  k.expires_at,
  k.last_used_at,
  k.ended_at,
  s.name AS made_by,
  e.name AS ended_by,
  ARRAY( SELECT granted.p
         FROM unnest(k.permissions) WITH ORDINALITY granted(p, at)
        WHERE r.permissions IS NULL OR (granted.p = ANY (r.permissions))
        ORDER BY granted.at) AS permissions,
      CASE
          WHEN k.ended_at IS NOT NULL THEN 'ended'::text
          WHEN k.expires_at <= now() THEN 'expired'::text
          ELSE 'active'::text
      END AS state
   FROM api_key k
   JOIN staff s ON s.id = k.staff_id
   JOIN staff_role r ON r.id = s.role_id
   LEFT JOIN staff e ON e.id = k.ended_by;

create function restart_webhook_endpoint() returns trigger language plpgsql as $$
begin
  new.failing_since := null;
  new.off_why := null;
  return new;
end $$;

create function queue_webhook(named text, about text, content jsonb, is_latest boolean DEFAULT false) returns void language plpgsql as $$
begin
  if not exists (select from webhook_endpoint e where e.is_on and e.secret is not null and named = any(e.events)) then
    return;
  end if;
  if is_latest then
    update webhook_delivery d set data = content, happened_at = clock_timestamp()
    where d.subject = about and d.event = named and d.created_at = now() and d.tries = 0;
    if found then return; end if;
  end if;
  insert into webhook_delivery (endpoint_id, address, event_id, event, subject, data)
  select e.id, e.address, i.id, named, about, content
  from (select gen_random_uuid() as id) i, webhook_endpoint e
  where e.is_on and e.secret is not null and named = any(e.events);
end $$;

create function utc_text(at timestamptz) returns text language sql immutable as $$ select to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create function webhook_order(placed customer_order) returns jsonb language sql stable as $$
  select jsonb_build_object('id', placed.id, 'number', placed.number, 'customerId', placed.customer_id,
    'totalCents', placed.total_cents, 'placedAt', utc_text(placed.created_at), 'status', case placed.status_id
      when 1 then 'active' when 2 then 'inProgress' when 3 then 'completed' when 4 then 'returned' when 5 then 'refunded'
      when 90 then 'awaitingPayment' else 'canceled' end)
$$;

create function hook_order_placed() returns trigger language plpgsql as $$
begin
  perform queue_webhook('order.placed', 'order ' || new.id, webhook_order(new));
  return null;
end $$;

create function is_paid_in_cash(placed customer_order) returns boolean language sql stable as $$
  select placed.payment_method_id = 6 or not exists (select from payment p where p.order_id = placed.id)
$$;

create function hook_order_status() returns trigger language plpgsql as $$
declare
  about text := 'order ' || new.id;
  content jsonb := webhook_order(new);
begin
  perform queue_webhook('order.status_changed', about, content || jsonb_build_object('from', webhook_order(old) ->> 'status'));
  if old.status_id in (90, 91) and new.status_id in (1, 3) then
    if new.deposit_cents is null then
      perform queue_webhook('order.paid', about, content);
    else
      perform queue_webhook('order.deposit_paid', about,
        content || jsonb_build_object('depositCents', new.deposit_cents, 'balanceCents', new.total_cents - new.deposit_cents));
    end if;
  elsif new.status_id = 3 and old.status_id in (1, 2) and is_paid_in_cash(new) then
    perform queue_webhook('order.paid', about, content);
  elsif new.status_id in (5, 91) and old.status_id in (1, 2, 90) then
    perform queue_webhook('order.canceled', about, content);
  elsif new.status_id = 5 and is_paid_in_cash(new) and not exists (
      select from payment p join refund r on r.payment_id = p.id where p.order_id = new.id) then
    perform queue_webhook('order.refunded', about, content || jsonb_build_object('refundId', null, 'amountCents', new.total_cents));
  end if;
  return null;
end $$;

create function hook_balance_paid() returns trigger language plpgsql as $$
begin
  perform queue_webhook('order.paid', 'order ' || o.id, webhook_order(o), true) from customer_order o
  where o.id = new.order_id and o.status_id in (1, 2, 3)
    and not exists (select from order_rest r where r.order_id = o.id and r.state = 'open');
  return null;
end $$;

create function hook_refund() returns trigger language plpgsql as $$
begin
  perform queue_webhook('order.refunded', 'order ' || o.id,
    webhook_order(o) || jsonb_build_object('refundId', new.id, 'amountCents', new.amount_cents))
  from payment p join customer_order o on o.id = coalesce(p.order_id, p.rest_of) where p.id = new.payment_id;
  return null;
end $$;

create function hook_parcel() returns trigger language plpgsql as $$
begin
  perform queue_webhook('order.shipped', 'order ' || o.id, webhook_order(o) || jsonb_build_object(
    'parcelId', new.id, 'parcelNumber', new.number, 'isComplete', o.sent_at is not null, 'sentAt', utc_text(new.sent_at)))
  from customer_order o where o.id = new.order_id;
  return null;
end $$;

create function hook_proof() returns trigger language plpgsql as $$
begin
  perform queue_webhook(case new.state when 'approved' then 'proof.approved' else 'proof.changes_requested' end, 'order ' || o.id,
    jsonb_build_object('id', new.id, 'number', new.number, 'orderId', o.id, 'orderNumber', o.number, 'itemId', new.item_id,
      'totalCents', new.total_cents, 'answeredAt', utc_text(new.answered_at)))
  from order_item i join customer_order o on o.id = i.order_id where i.id = new.item_id;
  return null;
end $$;

create function webhook_product(listed product) returns jsonb language sql stable as $$
  select jsonb_build_object('id', listed.id, 'sku', listed.sku, 'version', listed.version, 'isPublished', listed.published,
    'isArchived', listed.archived_at is not null, 'priceCents', listed.price_cents, 'salePriceCents', listed.pay_cents,
    'stock', listed.stock, 'lowestVariantStock', listed.least_stock)
$$;

create function hook_product() returns trigger language plpgsql as $$
begin
  perform queue_webhook(tg_argv[0], 'product ' || new.id, webhook_product(new), true);
  return null;
end $$;

create function hook_customer() returns trigger language plpgsql as $$
begin
  perform queue_webhook(tg_argv[0], 'customer ' || new.id,
    jsonb_build_object('id', new.id, 'createdAt', utc_text(new.created_at)), true);
  return null;
end $$;

create function hook_review() returns trigger language plpgsql as $$
begin
  perform queue_webhook('review.added', 'review ' || new.id, jsonb_build_object('id', new.id, 'productId', new.product_id,
    'rating', new.rating, 'state', new.state, 'createdAt', utc_text(new.created_at)));
  return null;
end $$;

create function tell_order_chats() returns trigger language plpgsql as $$
begin
  insert into outbox_mail (kind, recipient, language_id, content, held_for_order, next_try_at, created_at)
  select new.kind, 'telegram:' || c.id, new.language_id, new.content, new.held_for_order, new.next_try_at, new.created_at
  from customer_order o join order_chat c on c.order_id = o.id
  where o.number = new.content ->> 'number' and o.email = new.recipient and o.email <> '';
  return null;
end $$;

create function drop_chat_messages() returns trigger language plpgsql as $$
begin
  delete from outbox_mail where sent_at is null and recipient = 'telegram:' || old.id;
  return null;
end $$;

create function end_order_chats() returns trigger language plpgsql as $$
begin
  delete from order_chat where order_id = new.id;
  return null;
end $$;

create function follow_sku() returns trigger language plpgsql as $$
begin
  update product_related set sku = new.sku where sku = old.sku;
  return null;
end $$;

create function shop_today() returns date language sql stable as $$
  select (now() at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'), 'Asia/Phnom_Penh'))::date
$$;

create function back_order_room(expected_on date, most int) returns int language sql stable as $$
  select case when expected_on is not null and expected_on >= shop_today() then coalesce(most, 1000000) else 0 end
$$;

create function orderable_stock(stock int, room int) returns int language sql immutable as $$
  select case when stock + room < 0 then 0 else stock + room end
$$;

create function open_days_until(since date, day date) returns int language sql stable strict as $$
  select least(count(*), 300)::int from generate_series(since, least(day, since + 365) - 1, interval '1 day') open (at)
  where not exists (select from setting s cross join jsonb_array_elements_text(
      case jsonb_typeof(s.value) when 'array' then s.value else '[]' end) listed (day)
    where s.name = 'closedWeekdays' and listed.day = trim(to_char(open.at, 'day'))
      or s.name = 'closedDates' and listed.day = to_char(open.at, 'YYYY-MM-DD'))
$$;

create function refuse_oversold() returns trigger language plpgsql as $$
declare
  sold_id int := case tg_table_name when 'product' then (to_jsonb(new) ->> 'id')::int else (to_jsonb(new) ->> 'product_id')::int end;
begin
  if (select back_order_room(expected_on, back_order_max) + new.stock < 0 from product where id = sold_id) then
    raise exception 'more was sold of product % than may be', sold_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create function waits_for_stock(wanted int) returns boolean language sql stable as $$
  select exists (select from awaited_units(wanted))
$$;

create view waiting_unit as
 SELECT i.order_id,
  i.id AS item_id,
  u.cell,
  i.product_id,
  i.expected_on,
  u.quantity - u.restocked AS pieces,
      CASE
          WHEN p.stock_per = ANY (ARRAY['color'::text, 'both'::text]) THEN u.color_id
          ELSE 0
      END AS color_id,
      CASE
          WHEN p.stock_per = ANY (ARRAY['size'::text, 'both'::text]) THEN u.size_id
          ELSE 0
      END AS size_id,
  o.status_id <> 2 AS is_queued,
  COALESCE(i.waits_since, o.created_at) AS since
   FROM order_item i
   JOIN customer_order o ON o.id = i.order_id
   JOIN product p ON p.id = i.product_id
   JOIN order_unit u ON u.item_id = i.id AND u.restocked < u.quantity
  WHERE i.expected_on IS NOT NULL AND NOT i.digital AND (o.status_id = ANY (ARRAY[1, 2, 90])) AND o.sent_at IS NULL;

create function awaited_units(wanted int) returns setof waiting_unit language sql stable as $$
  select w.* from waiting_unit w join product p on p.id = w.product_id
    left join product_variant v on v.product_id = p.id and v.color_id = w.color_id and v.size_id = w.size_id
  where w.order_id = wanted and case when p.stock_per is null then p.stock else v.stock end < 0
    and case when p.stock_per is null then p.stock else v.stock end + (
      select coalesce(sum(b.pieces), 0) from waiting_unit b
      where b.product_id = w.product_id and b.color_id = w.color_id and b.size_id = w.size_id
        and (b.is_queued, b.since, b.item_id) > (w.is_queued, w.since, w.item_id)) < 0
$$;

create function photo_failure(f review_photo) returns text language sql stable as $$
  select case when f.path is null and f.tries >= 5 and (f.failure is not null or f.tried_at < now() - interval '5 minutes')
    then coalesce(f.failure, 'stopped') end
$$;

create trigger product_first_stock after insert on product for each row when ((new.stock is not null)) execute function note_stock_change();
create trigger product_listed after insert on product for each row execute function note_product_change();
create trigger product_unlisted after delete on product for each row execute function note_product_change();
create trigger product_relisted after update on product for each row
  when ((old.published, old.pay_cents, old.popularity, old.rating, old.created_at, old.facets)
    is distinct from (new.published, new.pay_cents, new.popularity, new.rating, new.created_at, new.facets))
  execute function note_product_change();
create trigger product_words_changed after insert or update on product_words for each row execute function note_words_change();
create trigger setting_synonyms_new after insert on setting for each row when ((new.name = 'synonyms'::text)) execute function note_synonym_change();
create trigger setting_synonyms_changed after update on setting for each row when ((new.name = 'synonyms'::text)) execute function note_synonym_change();
create trigger setting_synonyms_gone after delete on setting for each row when ((old.name = 'synonyms'::text)) execute function note_synonym_change();
create constraint trigger product_back_in_stock after update of stock, published on product deferrable initially deferred for each row when ((new.published and (coalesce(new.stock, 1) > 0) and ((not old.published) or (coalesce(old.stock, 1) < 1)))) execute function tell_back_in_stock();
create trigger order_riel_stays before update of riel_rate, riel_rate_at, riel_total on customer_order for each row
  when ((old.riel_rate, old.riel_rate_at) is distinct from (new.riel_rate, new.riel_rate_at)
    or old.version = new.version and old.riel_total is distinct from new.riel_total)
  execute function refuse_riel_change();
create trigger contact_message_inquiry after insert on contact_message for each row execute function add_inquiry();
create trigger sample_request_inquiry after insert on sample_request for each row execute function add_inquiry();
create trigger seller_request_inquiry after insert on seller_request for each row execute function add_inquiry();
create trigger customer_order_placed after insert on customer_order for each row when (((new.status_id < 90) or ((new.status_id = 90) and (new.payment_method_id = 9)))) execute function tell_staff_of_order();
create trigger customer_order_paid after update of status_id on customer_order for each row when (((old.status_id >= 90) and (new.status_id < 90) and (not ((old.status_id = 90) and (new.payment_method_id = 9))))) execute function tell_staff_of_order();
create trigger payment_paid_at_once after insert on payment for each row when ((new.state = 'paid'::text)) execute function tell_staff_of_payment();
create trigger payment_paid after update of state on payment for each row when (((new.state = 'paid'::text) and (old.state <> all (array['paid'::text, 'part_refunded'::text, 'refunded'::text])))) execute function tell_staff_of_payment();
create trigger inquiry_told after insert on inquiry for each row execute function tell_staff_of_inquiry();
create trigger inquiry_answer_told after insert on inquiry_message for each row when ((new.kind = 'answer'::text)) execute function tell_staff_of_answer();
create trigger product_sort_name_of_product after insert or update of sku on product for each row execute function write_product_sort_name();
create trigger product_sort_name_of_text after insert or delete or update of name on product_text for each row execute function write_product_sort_name();
create trigger product_sum before insert or update of stock, stock_per on product for each row when (((new.stock_per is not null) or (new.least_stock is not null))) execute function sum_of_variants();
create trigger variant_added after insert on product_variant referencing new table as changed for each statement execute function write_variant_sum();
create trigger variant_changed after update on product_variant referencing new table as changed for each statement execute function write_variant_sum();
create trigger variant_removed after delete on product_variant referencing old table as changed for each statement execute function write_variant_sum();
create trigger product_stock after update of stock, stock_per on product for each row when (((old.stock is distinct from new.stock) or (old.stock_per is distinct from new.stock_per))) execute function note_stock_change();
create trigger variant_stock after update of stock on product_variant for each row when ((old.stock <> new.stock)) execute function note_variant_change();
create trigger variant_stock_starts after insert or delete on product_variant for each row execute function note_variant_change();
create trigger product_low_stock_told after update of stock on product for each row when (((least(new.stock, new.least_stock) <= 5) and (coalesce(old.least_stock, old.stock, 6) > 5) and (new.archived_at is null))) execute function tell_staff_of_stock();
create constraint trigger variant_back_in_stock after update of stock on product_variant deferrable initially deferred for each row when (((old.stock < 1) and (new.stock > 0))) execute function tell_variant_back();
create trigger product_text_new after insert on product_text referencing new table as changed for each statement execute function note_cards_changed();
create trigger product_text_changed after update on product_text referencing new table as changed for each statement execute function note_cards_changed();
create trigger product_text_gone after delete on product_text referencing old table as changed for each statement execute function note_cards_changed();
create trigger product_picture_new after insert on product_picture referencing new table as changed for each statement execute function note_cards_changed();
create trigger product_picture_changed after update on product_picture referencing new table as changed for each statement execute function note_cards_changed();
create trigger product_picture_gone after delete on product_picture referencing old table as changed for each statement execute function note_cards_changed();
create trigger product_option_new after insert on product_option referencing new table as changed for each statement execute function note_cards_changed();
create trigger product_option_changed after update on product_option referencing new table as changed for each statement execute function note_cards_changed();
create trigger product_option_gone after delete on product_option referencing old table as changed for each statement execute function note_cards_changed();
create trigger product_card_changed after update of sku, category_id on product for each row when (((old.sku is distinct from new.sku) or (old.category_id is distinct from new.category_id))) execute function note_product_change();
create trigger color_exists after insert on color for each row execute function forget_merged_option('1');
create trigger size_exists after insert on size for each row execute function forget_merged_option('2');
create trigger option_exists after insert on attribute_option for each row execute function forget_merged_option();
create constraint trigger variant_added_in_stock after insert on product_variant deferrable initially deferred for each row when ((new.stock > 0)) execute function tell_variant_back();
create constraint trigger product_no_longer_per_variant after update of stock_per on product deferrable initially deferred for each row when (((old.stock_per is not null) and (new.stock_per is null))) execute function tell_back_in_stock();
create trigger order_item_cost before insert on order_item for each row execute function note_cost();
create trigger audit_entry_with_fields after insert on audit_entry for each row when (((new.detail ?| array['fields'::text, 'names'::text]) and (new.event !~ ' (created|made)$'::text))) execute function note_audit_fields();
create constraint trigger order_item_cells after insert on order_item deferrable initially deferred for each row when (new.has_cells) execute function check_cells('id');
create constraint trigger order_item_cells_changed after update of quantity, restocked, total_cents, has_cells on order_item deferrable initially deferred for each row when ((new.has_cells or old.has_cells)) execute function check_cells('id');
create constraint trigger order_item_cell_sum after insert or delete or update of quantity, restocked, unit_cents on order_item_cell deferrable initially deferred for each row execute function check_cells('item_id');
create trigger proof_stays before update on proof for each row
  when (old.answered_at is not null and (old.item_id, old.number, old.print_hash, old.total_cents, old.answered_at, old.answered_by)
    is distinct from (new.item_id, new.number, new.print_hash, new.total_cents, new.answered_at, new.answered_by)
    or old.state in ('approved', 'changes', 'replaced') and new.state not in (old.state, 'replaced'))
  execute function refuse_proof_change();
create trigger work_waits before update of status_id on customer_order for each row when (((old.status_id <> new.status_id) and ((new.status_id = 2) or ((old.status_id = 1) and (new.status_id = 3))))) execute function refuse_work();
create trigger goods_wait before update of sent_at, status_id on customer_order for each row when (((old.sent_at is null) and ((new.sent_at is not null) or ((old.status_id = 2) and (new.status_id = 3))))) execute function refuse_leaving();
create trigger parcel_unit_grows after insert on parcel_unit for each row execute function check_parcel_unit();
create trigger parcel_unit_changes after update on parcel_unit for each row when (((new.quantity > old.quantity) or ((new.parcel_id <> old.parcel_id) or (new.item_id <> old.item_id) or (new.cell <> old.cell)))) execute function check_parcel_unit();
create trigger parcel_leaves before insert on parcel for each row when ((new.sent_at is not null)) execute function check_leaving();
create trigger parcel_leaves_later before update on parcel for each row when (((new.sent_at is not null) and ((old.sent_at is null) or (old.has_units and (not new.has_units))))) execute function check_leaving();
create trigger parcel_noted after insert or delete or update of sent_at, has_units on parcel for each row execute function note_parcel();
create trigger parcel_units_noted after insert or delete or update on parcel_unit for each row execute function note_parcel_unit();
create trigger refund_unpacks after insert on refund_line for each row execute function unpack_refunded();
create trigger order_ends_parcels after update of status_id on customer_order for each row when (((old.status_id <> new.status_id) and (new.status_id = any (array[3, 5, 91])))) execute function end_parcels();
create trigger order_sent_has_parcel after update of sent_at on customer_order for each row when (((old.sent_at is null) and (new.sent_at is not null))) execute function parcel_of_order();
create trigger proof_sheet_stays after delete on proof for each row when ((old.sheet <> ''::text)) execute function note_proof_sheet();
create trigger proof_answer_told after update of state on proof for each row when (((old.answered_at is null) and (new.answered_at is not null))) execute function tell_staff_of_proof();
create constraint trigger artwork_of_order after insert or update of status_id, version, email on customer_order deferrable initially deferred for each row execute function order_needs_artwork();
create constraint trigger artwork_of_item after update of design_id on order_item deferrable initially deferred for each row execute function item_needs_artwork();
create constraint trigger artwork_of_proof after update of state on proof deferrable initially deferred for each row when (((old.sent_at is null) and (new.sent_at is not null))) execute function item_has_proof();
create constraint trigger artwork_of_refund after insert on refund_line deferrable initially deferred for each row execute function item_is_refunded();
create trigger artwork_refused after update of scan on artwork for each row when ((new.scan = 'infected'::text)) execute function artwork_is_refused();
create trigger webhook_endpoint_restarts before update of is_on, address on webhook_endpoint for each row when ((new.is_on and ((not old.is_on) or (new.address <> old.address)))) execute function restart_webhook_endpoint();
create trigger order_placed_hook after insert on customer_order for each row execute function hook_order_placed();
create trigger order_status_hook after update of status_id on customer_order for each row when ((old.status_id <> new.status_id)) execute function hook_order_status();
create constraint trigger balance_paid_hook after update on order_rest deferrable initially deferred for each row when (((old.state = 'open'::text) and (new.state <> 'open'::text))) execute function hook_balance_paid();
create trigger refund_at_once_hook after insert on refund for each row when ((new.state = 'done'::text)) execute function hook_refund();
create trigger refund_hook after update of state on refund for each row when (((new.state = 'done'::text) and (old.state <> 'done'::text))) execute function hook_refund();
create trigger parcel_sent_at_once_hook after insert on parcel for each row when ((new.sent_at is not null)) execute function hook_parcel();
create trigger parcel_sent_hook after update of sent_at on parcel for each row when (((old.sent_at is null) and (new.sent_at is not null))) execute function hook_parcel();
create trigger proof_hook after update of state on proof for each row when (((old.answered_at is null) and (new.answered_at is not null))) execute function hook_proof();
create trigger product_created_hook after insert on product for each row execute function hook_product('product.created');
create trigger product_changed_hook after update on product for each row
  when ((old.version, old.pay_cents, old.published, old.archived_at)
    is distinct from (new.version, new.pay_cents, new.published, new.archived_at))
  execute function hook_product('product.changed');
create trigger product_stock_hook after update of stock on product for each row when (((old.stock is distinct from new.stock) or (old.least_stock is distinct from new.least_stock))) execute function hook_product('product.stock_changed');
create trigger product_out_of_stock_hook after update of stock on product for each row when (((least(new.stock, new.least_stock) <= 0) and (coalesce(least(old.stock, old.least_stock), 1) > 0))) execute function hook_product('product.out_of_stock');
create trigger customer_created_hook after insert on customer for each row execute function hook_customer('customer.created');
create trigger customer_changed_hook after update on customer for each row
  when (new.email is not null and (old.version, old.email, old.phone, old.first_name, old.last_name, old.mobile, old.second_mobile,
      old.address, old.postal_code, old.language_id, old.tags, old.company_name, old.company_tax_number, old.active)
    is distinct from (new.version, new.email, new.phone, new.first_name, new.last_name, new.mobile, new.second_mobile,
      new.address, new.postal_code, new.language_id, new.tags, new.company_name, new.company_tax_number, new.active))
  execute function hook_customer('customer.changed');
create trigger customer_erased_hook after update of email on customer for each row when (((old.email is not null) and (new.email is null))) execute function hook_customer('customer.erased');
create trigger review_hook after insert on review for each row execute function hook_review();
create trigger outbox_mail_to_chats after insert on outbox_mail for each row when (((new.content ? 'number'::text) and (new.kind !~~ 'sample%'::text) and (new.next_try_at < 'infinity'::timestamp with time zone))) execute function tell_order_chats();
create trigger outbox_mail_released_to_chats after update of held_for_order on outbox_mail for each row when (((old.held_for_order is not null) and (new.held_for_order is null) and (old.next_try_at = 'infinity'::timestamp with time zone) and (new.content ? 'number'::text))) execute function tell_order_chats();
create trigger order_chat_ended after delete on order_chat for each row execute function drop_chat_messages();
create trigger customer_order_links_ended after update of link_version on customer_order for each row when ((old.link_version <> new.link_version)) execute function end_order_chats();
create trigger product_sku_changed after update of sku on product for each row when ((old.sku is distinct from new.sku)) execute function follow_sku();
create trigger product_oversold after update of stock on product for each row when (((new.stock < 0) and (new.stock < old.stock))) execute function refuse_oversold();
create trigger variant_oversold after update of stock on product_variant for each row when (((new.stock < 0) and (new.stock < old.stock))) execute function refuse_oversold();
