-- A chat that ends gets nothing more.
-- Since 1.0.0

create or replace function drop_chat_messages() returns trigger language plpgsql as $$
begin
  delete from outbox_mail where sent_at is null and recipient = 'telegram:' || old.id;
  return null;
end $$;

create or replace trigger order_chat_ended after delete on order_chat for each row execute function drop_chat_messages();
