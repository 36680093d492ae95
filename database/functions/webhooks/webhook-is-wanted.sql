-- Whether an endpoint wants an event, so that nothing is described for most shops, which have none.
-- Since 1.0.0

create or replace function webhook_is_wanted(named text) returns boolean language plpgsql stable as $$
begin
  return exists (select from webhook_endpoint e where e.is_on and e.secret is not null and named = any(e.events));
end $$;
