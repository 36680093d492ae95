-- How the checkout shows a way to pay, and whose it is alone (docs/decisions/025-payment-methods.md). Both are filled by the base
-- data; null: shown by nothing of its own, and of whichever provider serves it.
alter table payment_method add column shown_as text check (shown_as in ('card', 'wallet', 'code', 'nothing'));
alter table payment_method add column provider text;
