-- An endpoint that is switched on, or whose address changes, hasn’t failed yet.
-- Since 1.0.0

create or replace function restart_webhook_endpoint() returns trigger language plpgsql as $$
begin
  new.failing_since := null;
  new.off_why := null;
  return new;
end $$;

create or replace trigger webhook_endpoint_restarts before update of is_on, address on webhook_endpoint for each row
  when (new.is_on and (not old.is_on or new.address <> old.address)) execute function restart_webhook_endpoint();
