-- A number that was added, by a code, to an account made by e-mail. `phone`: what an account of either kind is found by, in
-- one column, so that no number can belong to two of them.
alter table customer add column added_phone text check (added_phone ~ '^\+\d{8,15}$');
alter table customer add column phone text
  generated always as (case when email ~ '^\+\d{8,15}$' then email else added_phone end) stored;
create unique index customer_phone on customer (phone);
