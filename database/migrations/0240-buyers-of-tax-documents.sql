-- Issued tax documents keep the buyer as issued, so that editing an order or erasing its customer leaves them whole.

-- The buyer of an order: {name, taxNumber, address: {en, km}}. An address has its lines one below the other. A company
-- without an address has the order's.
create function buyer_of_order(wanted int) returns jsonb language sql stable as $$
  with o as (select * from customer_order where id = wanted),
  place as (
    select l.id as language,
      coalesce((select w.name from city_text k join city_text w using (city_id)
        where k.name = o.city_name and w.language_id = l.id order by city_id limit 1), o.city_name) as city,
      coalesce((select w.name from state_province_text k join state_province_text w using (state_province_id)
        where k.name = o.state_name and w.language_id = l.id order by state_province_id limit 1), o.state_name) as province,
      coalesce((select w.name from country_text k join country_text w using (country_id)
        where k.name = o.country_name and w.language_id = l.id order by country_id limit 1), o.country_name) as country
    from o, (values (1), (2)) l (id)),
  lines as (
    select language, case when coalesce(o.company_address, '') <> '' then o.company_address
      else concat_ws(e'\n', nullif(o.address, ''),
        nullif(concat_ws(case language when 1 then ', ' else ' ' end, nullif(city, ''), nullif(province, ''), nullif(o.postal_code, '')), ''),
        nullif(country, '')) end as address
    from place, o)
  select jsonb_build_object(
    'name', coalesce(o.company_name, case o.language_id
      when 2 then concat_ws(' ', nullif(o.last_name, ''), nullif(o.first_name, ''))
      else concat_ws(' ', nullif(o.first_name, ''), nullif(o.last_name, '')) end),
    'taxNumber', coalesce(o.company_tax_number, ''),
    'address', jsonb_build_object('en', (select address from lines where language = 1),
      'km', (select address from lines where language = 2)))
  from o
$$;

alter table tax_document
  add column buyer jsonb not null default '{"name": "", "taxNumber": "", "address": {"en": "", "km": ""}}',
  -- The refund that a credit note documents; null: the rest of an invoice whose order is void or refunded.
  add column refund_id int references refund;
-- Where one role owns the tables and runs the shop, it gave up this right (0142).
grant update on tax_document to current_user;
update tax_document set buyer = buyer_of_order(order_id);

-- Earlier credit notes belong to the refunds of their order with the same amount, in this order.
update tax_document d set refund_id = r.id
from (
  select id, order_id, gross_cents, row_number() over (partition by order_id, gross_cents order by id) as nth
  from tax_document where kind = 'creditNote') n
join (
  select r.id, coalesce(p.order_id, p.rest_of) as order_id, r.amount_cents, row_number() over (
    partition by coalesce(p.order_id, p.rest_of), r.amount_cents order by r.settled_at, r.id) as nth
  from refund r join payment p on p.id = r.payment_id where r.state = 'done') r
  on r.order_id = n.order_id and r.amount_cents = n.gross_cents and r.nth = n.nth
where d.id = n.id;
do $$ begin
  execute format('revoke update on tax_document from %I', current_setting('kado.app_role'));
end $$;
create unique index tax_document_refund on tax_document (refund_id) where refund_id is not null;

create or replace view tax_document_list as
select d.id, 1 as version, d.number, d.kind, d.issued_at, o.number as order_number, i.number as invoice_number,
  to_char(d.issued_at at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'),
    'Asia/Phnom_Penh'), 'YYYY-MM') as month,
  d.buyer ->> 'name' as company_name, d.buyer ->> 'taxNumber' as company_tax_number, d.vat_rate,
  s.sign * d.net_cents as net_cents, s.sign * d.vat_cents as vat_cents, s.sign * d.gross_cents as gross_cents
from tax_document d join customer_order o on o.id = d.order_id left join tax_document i on i.id = d.invoice_id
  cross join lateral (select case d.kind when 'invoice' then 1 else -1 end as sign) s;
