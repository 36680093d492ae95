-- Each email about an order is also queued for the chats that follow it, in the same transaction. One that waits for
-- the payment is queued when it is released. Text messages repeat emails, and requests for samples have numbers of
-- their own.
-- Since 1.0.0

create or replace function tell_order_chats() returns trigger language plpgsql as $$
begin
  insert into outbox_mail (kind, recipient, language_id, content, held_for_order, next_try_at, created_at)
  select new.kind, 'telegram:' || c.id, new.language_id, new.content, new.held_for_order, new.next_try_at, new.created_at
  from customer_order o join order_chat c on c.order_id = o.id
  where o.number = new.content ->> 'number' and o.email = new.recipient and o.email <> '';
  return null;
end $$;

create or replace trigger outbox_mail_to_chats after insert on outbox_mail for each row
  when (new.content ? 'number' and new.kind not like 'sample%' and new.next_try_at < 'infinity')
  execute function tell_order_chats();
create or replace trigger outbox_mail_released_to_chats after update of held_for_order on outbox_mail for each row
  when (old.held_for_order is not null and new.held_for_order is null and old.next_try_at = 'infinity' and new.content ? 'number')
  execute function tell_order_chats();
