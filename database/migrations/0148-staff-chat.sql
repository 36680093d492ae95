-- What staff are told in a Telegram chat: rows of the outbox with an event and an id, queued in the transaction of the event. The
-- text is read from the record when the message is written, so erasing a customer erases it. At most 1,000 rows wait.
create index outbox_mail_staff_chat on outbox_mail (created_at) where kind = 'staffChat';

create function queue_staff_chat(event text, content jsonb) returns void language plpgsql as $$
begin
  insert into outbox_mail (kind, recipient, language_id, content)
  select 'staffChat', 'telegram', 1, content || jsonb_build_object('event', event)
  where exists (select from setting s where s.name = 'chatEvents' and s.value ? event)
    and (select count(*) from (select from outbox_mail
      where kind = 'staffChat' and sent_at is null and next_try_at < 'infinity' limit 1000) waiting) < 1000;
end $$;

-- An order counts as new when it is to be paid on delivery or by transfer, and otherwise once it is paid.
create function tell_staff_of_order() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('order', jsonb_build_object('id', new.id));
  return null;
end $$;
create trigger customer_order_placed after insert on customer_order for each row
  when (new.status_id < 90 or new.status_id = 90 and new.payment_method_id = 9) execute function tell_staff_of_order();
create trigger customer_order_paid after update of status_id on customer_order for each row
  when (old.status_id >= 90 and new.status_id < 90 and not (old.status_id = 90 and new.payment_method_id = 9))
  execute function tell_staff_of_order();

create function tell_staff_of_payment() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('payment', jsonb_build_object('id', new.id));
  return null;
end $$;
create trigger payment_paid_at_once after insert on payment for each row
  when (new.state = 'paid') execute function tell_staff_of_payment();
create trigger payment_paid after update of state on payment for each row
  when (new.state = 'paid' and old.state not in ('paid', 'part_refunded', 'refunded'))
  execute function tell_staff_of_payment();

create function tell_staff_of_inquiry() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat(case new.kind when 'samples' then 'sample' else 'message' end, jsonb_build_object('id', new.id));
  return null;
end $$;
create trigger inquiry_told after insert on inquiry for each row execute function tell_staff_of_inquiry();

create function tell_staff_of_answer() returns trigger language plpgsql as $$
begin
  perform queue_staff_chat('message', jsonb_build_object('id', new.inquiry_id, 'answer', new.id));
  return null;
end $$;
create trigger inquiry_answer_told after insert on inquiry_message for each row
  when (new.kind = 'answer') execute function tell_staff_of_answer();

-- Low stock is that of the office (product_low_stock, 0097). An edited order gives units back and takes them again, so a product
-- is told at most once an hour.
create function tell_staff_of_stock() returns trigger language plpgsql as $$
begin
  if not exists (select from outbox_mail where kind = 'staffChat' and created_at > now() - interval '1 hour'
      and content @> jsonb_build_object('event', 'stock', 'id', new.id)) then
    perform queue_staff_chat('stock', jsonb_build_object('id', new.id));
  end if;
  return null;
end $$;
create trigger product_low_stock_told after update of stock on product for each row
  when (new.stock <= 5 and coalesce(old.stock, 6) > 5 and new.archived_at is null)
  execute function tell_staff_of_stock();
