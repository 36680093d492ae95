-- Queues an event for each endpoint that wants it. With `is_latest`, several events of a transaction are one, with the
-- last content.
-- Since 1.0.0

create or replace function queue_webhook(named text, about text, content jsonb, is_latest boolean default false) returns void
language plpgsql as $$
begin
  if not webhook_is_wanted(named) then
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
