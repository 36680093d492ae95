-- An order that lacks artwork has two queued reminders; others have none. Reminders of a proof end with its answer,
-- and when work begins without it.
-- Since 1.0.0

create or replace function keep_artwork_reminders(wanted int) returns void language plpgsql as $$
begin
  delete from outbox_mail m where held_for_order = wanted and kind = 'proofReminder' and sent_at is null
    and not exists (select from proof p join customer_order o on o.id = wanted and is_before_work(o.status_id)
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
