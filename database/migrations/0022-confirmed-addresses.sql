-- One form for every e-mail address, and accounts whose address its owner has confirmed
-- (docs/decisions/020-askers-and-addresses.md).

-- As normalEmail in contract/forms/email.ts writes it: the same in every database, whatever its locale.
create function normal_email(address text) returns text language sql immutable strict parallel safe
  return lower(btrim(
    regexp_replace(normalize(address, nfkc), '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
    E' \t\n\u000B\f\r\u1680\u2028\u2029') collate "C");

alter table customer drop constraint if exists customer_email_check;
alter table subscriber drop constraint if exists subscriber_email_check;
alter table seller_request drop constraint if exists seller_request_email_check;
alter table one_time_code drop constraint if exists one_time_code_email_check;

-- Where several accounts come to one address, the one that has it in this form keeps it, else the oldest. The others lose
-- nothing but the address: they are closed, and the audit log says so.
with normal as (
  select id, normal_email(email) as email, row_number() over (
    partition by normal_email(email) order by email = normal_email(email) desc, id) as place
  from customer where email is not null),
changed as (
  update customer c set email = n.email || case when n.place > 1 then '#' || c.id else '' end,
    active = c.active and n.place = 1
  from normal n where n.id = c.id and (c.email <> n.email or n.place > 1)
  returning c.id, n.place)
insert into audit_entry (event, actor, detail)
select 'account closed', 'shop', jsonb_build_object('customer', id, 'why', 'another account has its address')
from changed where place > 1;

-- Of several subscriptions one stays; it has ended when one of them had.
with normal as (
  select id, normal_email(email) as email, max(unsubscribed_at) over (partition by normal_email(email)) as ended,
    row_number() over (partition by normal_email(email) order by email = normal_email(email) desc, id) as place
  from subscriber),
gone as (delete from subscriber s using normal n where n.id = s.id and n.place > 1)
update subscriber s set email = n.email, unsubscribed_at = n.ended
from normal n where n.id = s.id and n.place = 1 and (s.email <> n.email or s.unsubscribed_at is distinct from n.ended);

-- Of several open requests the first stays open.
with normal as (
  select id, normal_email(email) as email, row_number() over (
    partition by normal_email(email) order by email = normal_email(email) desc, id) as place
  from seller_request where state = 'open')
update seller_request r set state = 'refused', decided_at = now() from normal n where n.id = r.id and n.place > 1;
update seller_request set email = normal_email(email) where email <> normal_email(email);

update one_time_code set email = normal_email(email) where email <> normal_email(email);

alter table customer add constraint customer_email_check check (email = normal_email(email));
alter table subscriber add constraint subscriber_email_check check (email = normal_email(email));
alter table seller_request add constraint seller_request_email_check check (email = normal_email(email));
alter table one_time_code add constraint one_time_code_email_check check (email = normal_email(email));

-- null: nobody has shown yet that the account is of who reads its mails.
alter table customer add column confirmed_at timestamptz;
-- Who set a password by a mailed code, or got what they ordered, has been mailed since.
update customer c set confirmed_at = now()
where 'customer ' || c.id in (select actor from audit_entry where event = 'password reset')
  or exists (select from customer_order where customer_id = c.id and status_id = 3);
