-- A file that was refused after its proof was sent is missing again, and its proof no longer holds.

-- As before, but a refused file isn't printed: what was proofed with it can't be approved or printed, what is proofed later can.
create or replace function print_hash_for(product int, options jsonb, design uuid) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_object(
    'product', product,
    'options', (select jsonb_agg(distinct c) from jsonb_array_elements(options) c where (c ->> 0)::int <> 2),
    'places', (select jsonb_agg(jsonb_strip_nulls(to_jsonb(p) - '{design_id,artwork_id,changed_at}'::text[]
        || jsonb_build_object('file', case when w.scan <> 'infected' then encode(w.sha256, 'hex') end)) order by p.attribute_id)
      from design_place p left join artwork w on w.id = p.artwork_id where p.design_id = design))::text, 'UTF8'))
$$;

-- Items and options of an order that wait for a file, text or names. A proof or a refund ends that; of a refused file, only a
-- proof that was made without it.
create or replace function missing_prints(wanted int) returns table (item_id int, attribute_id int) language sql stable as $$
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

-- Artwork that is missing is named, too. Work waits for its proof anyway, and begins without both.
alter table order_waiver drop constraint order_waiver_what_check,
  add constraint order_waiver_what_check check (what in ('artwork', 'proof', 'deposit', 'balance', 'stock'));
create or replace function missing_for_work(wanted int) returns text[] language sql stable as $$
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

-- As before. Reminders of a proof end, too, when it no longer shows what is printed: its file was refused or replaced.
create or replace function keep_artwork_reminders(wanted int) returns void language plpgsql as $$
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

-- Reminders of an order begin anew with each refused file.
create or replace function artwork_is_refused() returns trigger language plpgsql as $$
declare orders int[] := array(select distinct i.order_id from design_place p join order_item i on i.design_id = p.design_id
  where p.artwork_id = new.id);
begin
  update outbox_mail set held_for_order = null
  where held_for_order = any(orders) and kind = 'artworkAsked' and sent_at is not null;
  perform keep_artwork_reminders(wanted) from unnest(orders) wanted;
  return null;
end $$;
select keep_artwork_reminders(o.id) from customer_order o where o.status_id = 1 and exists (
  select from order_item i join design_place p on p.design_id = i.design_id
    join artwork w on w.id = p.artwork_id and w.scan = 'infected' where i.order_id = o.id);
