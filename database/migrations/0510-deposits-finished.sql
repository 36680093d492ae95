-- Deposits, second part: set-up that is retained, and invoices of deposits.

-- What the shop retains of a canceled order, for set-up and drawing that was done.
alter table customer_order add column retained_cents int not null default 0 check (retained_cents >= 0);

-- The part of an order that an invoice is for: all of it, its deposit, or what the deposit leaves.
alter table tax_document add column part text not null default 'whole' check (part in ('whole', 'deposit', 'final')),
  add constraint tax_document_part check (kind = 'invoice' or part = 'whole');
drop index tax_document_invoice;
create unique index tax_document_invoice on tax_document (order_id, (part = 'deposit')) where kind = 'invoice';
