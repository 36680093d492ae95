-- Deposits, second part: set-up that is retained, invoices of deposits, and customers who pay later.

-- What the shop retains of a canceled order, for set-up and drawing that was done.
alter table customer_order add column retained_cents int not null default 0 check (retained_cents >= 0);

-- The part of an order that an invoice is for: all of it, its deposit, or what the deposit leaves.
alter table tax_document add column part text not null default 'whole' check (part in ('whole', 'deposit', 'final')),
  add constraint tax_document_part check (kind = 'invoice' or part = 'whole');
drop index tax_document_invoice;
create unique index tax_document_invoice on tax_document (order_id, (part = 'deposit')) where kind = 'invoice';

-- Customers who pay later: within how many days after the order, and up to which sum of open balances.
alter table customer
  add column terms_days smallint check (terms_days between 1 and 365),
  add column terms_limit_cents int check (terms_limit_cents > 0),
  add constraint customer_terms check ((terms_days is null) = (terms_limit_cents is null));
-- When the reminder of a balance that is due on a day was sent; null: not yet.
alter table order_rest add column reminded_at timestamptz;
create index order_rest_due_on on order_rest (due_on) where state = 'open' and due = 'day';
