-- The links to the page of an order are signed with this number. Raising it ends all links that were sent.
alter table customer_order add column link_version smallint not null default 1 check (link_version > 0);

-- A message can be about an order without being a report.
do $$
declare name text;
begin
  select conname into strict name from pg_constraint
  where conrelid = 'contact_message'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%report IS NULL%';
  execute format('alter table contact_message drop constraint %I', name);
end $$;
