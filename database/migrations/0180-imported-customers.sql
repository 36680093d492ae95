-- Customers are imported from files (109).

-- A phone number as accounts have it (contract/forms/e164.ts); null if it isn't Cambodian.
create function cambodian_number(phone text) returns text language sql immutable parallel safe
  return (select case when national ~ '^[1-9][0-9]{7,8}$' then '+855' || national end
    from (select regexp_replace(regexp_replace(phone_digits(phone), '^(00)?855(?=0?[0-9]{8,9}$)', ''), '^0', '') as national) n);

alter table customer
  -- Whether an import created the account: what it contains is from staff, not from a stranger.
  add column imported boolean not null default false;
create index customer_mobile_number on customer (cambodian_number(mobile)) where mobile <> '';

-- The note in a file; at most one for each customer and import.
alter table customer_note add column imported boolean not null default false;

-- Consent that a file states, and which file it was.
alter table subscriber drop constraint subscriber_source_check;
alter table subscriber
  add check (source in ('form', 'import')),
  add column proof text;

-- The customer of a row, so that an erasure finds it.
alter table catalogue_import_row add column customer_id int;
create index catalogue_import_row_customer on catalogue_import_row (customer_id) where customer_id is not null;
create index catalogue_import_row_customers on catalogue_import_row (import_id) where kind = 'customers';

-- Also forgets the changes of a customer that the undo of an import deleted. That it was created has no personal data.
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
