-- What customers still have to send for printing, and the reminders to send it.

-- Items and options of an order that wait for a file, text or names. A proof or a refund ends that.
create function missing_prints(wanted int) returns table (item_id int, attribute_id int) language sql stable as $$
  select i.id, a.attribute_id from order_item i
    cross join lateral jsonb_to_recordset(current_options(i.options)) as c ("attributeId" int, "optionId" int)
    join attribute_option a on a.attribute_id = c."attributeId" and a.id = c."optionId" and a.asks_for <> 'none'
  where i.order_id = wanted and not i.digital
    and not exists (select from design_place p where p.design_id = i.design_id and p.attribute_id = a.attribute_id)
    and not exists (select from proof p where p.item_id = i.id and p.sent_at is not null)
    and i.quantity > (select coalesce(sum(l.quantity), 0) from refund_line l join refund r on r.id = l.refund_id
      where l.order_item_id = i.id and r.state <> 'failed')
$$;

-- Queues the reminders of an order 2 and 5 days ahead, once, and deletes them when nothing is missing or work began.
create function keep_artwork_reminders(wanted int) returns void language plpgsql as $$
begin
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

-- At the end of the transaction, when its items and designs are written.
create constraint trigger artwork_of_order after insert or update of status_id, version, email on customer_order
  deferrable initially deferred for each row execute function order_needs_artwork();
create constraint trigger artwork_of_item after update of design_id on order_item
  deferrable initially deferred for each row execute function item_needs_artwork();
create constraint trigger artwork_of_proof after update of state on proof
  deferrable initially deferred for each row when (old.sent_at is null and new.sent_at is not null)
  execute function item_has_proof();
create constraint trigger artwork_of_refund after insert on refund_line
  deferrable initially deferred for each row execute function item_is_refunded();
