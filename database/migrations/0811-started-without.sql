-- What is printed without waiting for its customer, and proofs of a part of the places, are told as they are.

-- The places of which the shop had nothing to draw when it made a proof.
alter table proof add column lacks int[] not null default '{}';

-- As before. A proof ends it only for the places that it shows, or once it is approved; so does starting without it.
create or replace function missing_prints(wanted int) returns table (item_id int, attribute_id int) language sql stable as $$
  select i.id, a.attribute_id from order_item i join customer_order o on o.id = i.order_id and o.status_id in (1, 90, 91)
    cross join lateral jsonb_to_recordset(current_options(i.options)) as c ("attributeId" int, "optionId" int)
    join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" and a.asks_for <> 'none'
    left join design_place d on d.design_id = i.design_id and d.attribute_id = a.attribute_id
    left join artwork w on w.id = d.artwork_id and w.scan = 'infected'
  where i.order_id = wanted and not i.digital and (d.design_id is null or w.id is not null)
    and not exists (select from order_waiver v where v.order_id = wanted and v.what in ('artwork', 'proof'))
    and not exists (select from proof p where p.item_id = i.id and p.sent_at is not null
      and (not a.attribute_id = any(p.lacks) or p.state = 'approved' and p.print_hash = print_hash_of(i.id))
      and (w.id is null or p.print_hash = print_hash_of(i.id)))
    and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
      where l.order_item_id = i.id and r.state <> 'failed')
$$;

-- As before. Reminders of a proof end, too, when work begins without its answer.
create or replace function keep_artwork_reminders(wanted int) returns void language plpgsql as $$
begin
  delete from outbox_mail m where held_for_order = wanted and kind = 'proofReminder' and sent_at is null
    and not exists (select from proof p join customer_order o on o.id = wanted and o.status_id in (1, 90)
      where p.item_id = (m.content ->> 'itemId')::int and p.state = 'sent' and p.print_hash = print_hash_of(p.item_id));
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
select keep_artwork_reminders(o.id) from customer_order o where o.status_id in (2, 3)
  and exists (select from outbox_mail m where m.held_for_order = o.id and m.kind = 'proofReminder' and m.sent_at is null);
