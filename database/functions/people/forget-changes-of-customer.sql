-- Forgets the changes of a customer who is erased, or whom the undo of an import deleted. That they were created has
-- no personal data. The shop’s role can’t delete changes itself. Returns how many it forgot.
-- Since 0.1.0

create or replace function forget_changes_of_customer(erased int) returns int language sql security definer
  set search_path = public
begin atomic
  with forgotten as (
    delete from record_change r where r.kind = 'customer' and r.thing = erased::text
      and (exists (select from customer c where c.id = erased and c.email is null)
        or r.state <> 'created' and not exists (select from customer c where c.id = erased))
    returning r.id)
  select count(*)::int from forgotten;
end;
