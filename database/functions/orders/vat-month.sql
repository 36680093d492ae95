-- The VAT of each month. It doesn’t read the orders of the documents, and writes the text of a month once.
-- Since 0.1.0

create or replace view vat_month as
select to_char(d.month, 'YYYYMM')::int as id, 1 as version, to_char(d.month, 'YYYY-MM') as month,
  (count(*) filter (where d.sign = 1))::int as invoices, (count(*) filter (where d.sign = -1))::int as credit_notes,
  coalesce(sum(d.gross_cents) filter (where d.sign = 1), 0)::bigint as invoiced_cents,
  coalesce(sum(-d.gross_cents) filter (where d.sign = -1), 0)::bigint as credited_cents,
  sum(d.sign * d.net_cents)::bigint as net_cents, sum(d.sign * d.vat_cents)::bigint as vat_cents
from (
  select t.net_cents, t.vat_cents, t.gross_cents, case t.kind when 'invoice' then 1 else -1 end as sign,
    date_trunc('month', t.issued_at at time zone coalesce((select value #>> '{}' from setting where name = 'timeZone'), 'Asia/Phnom_Penh')) as month
  from tax_document t) d
group by d.month;
