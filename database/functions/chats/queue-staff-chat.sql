-- Queues a message for the staff’s chat if the setting lists its event. Beyond 1,000 unsent messages there are no
-- more.
-- Since 0.1.0

create or replace function queue_staff_chat(event text, content jsonb) returns void language plpgsql as $$
begin
  insert into outbox_mail (kind, recipient, language_id, content)
  select 'staffChat', 'telegram', 1, content || jsonb_build_object('event', event)
  where exists (select from setting s where s.name = 'chatEvents' and s.value ? event)
    and (select count(*) from (select from outbox_mail
      where kind = 'staffChat' and sent_at is null and next_try_at < 'infinity' limit 1000) waiting) < 1000;
end $$;
