-- Invoices and credit notes as the office lists them. Credit notes are negative.
-- Since 0.1.0

create or replace view tax_document_list as
select d.id, 1 as version, d.number, d.kind, d.issued_at, o.number as order_number, i.number as invoice_number,
  to_char(d.issued_at at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'),
    'Asia/Phnom_Penh'), 'YYYY-MM') as month,
  d.buyer ->> 'name' as company_name, d.buyer ->> 'taxNumber' as company_tax_number, d.vat_rate,
  s.sign * d.net_cents as net_cents, s.sign * d.vat_cents as vat_cents, s.sign * d.gross_cents as gross_cents
from tax_document d join customer_order o on o.id = d.order_id left join tax_document i on i.id = d.invoice_id
  cross join lateral (select case d.kind when 'invoice' then 1 else -1 end as sign) s;
