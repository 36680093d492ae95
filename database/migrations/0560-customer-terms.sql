-- Customers who pay within some days of ordering, up to a limit: nothing is due now, and the balance on a day.

alter table customer
  add column terms_days smallint check (terms_days between 1 and 365),
  add column credit_limit_cents int check (credit_limit_cents > 0);

-- The day by which an order on account is to be paid, as agreed when it was placed. Null: it isn't on account.
alter table customer_order
  add column due_on date,
  add column due_reminders smallint not null default 0,
  drop constraint customer_order_deposit_cents_check,
  add constraint customer_order_deposit_cents_check check (deposit_cents > 0 or deposit_cents = 0 and due_on is not null);

-- Its own payment asks nothing.
alter table payment drop constraint payment_amount_cents_check,
  add constraint payment_amount_cents_check check (amount_cents > 0 or amount_cents = 0 and provider = 'account');

create index customer_order_on_account on customer_order (customer_id) where due_on is not null;
create index customer_order_reminded on customer_order (due_on) where due_on is not null and due_reminders < 2;
