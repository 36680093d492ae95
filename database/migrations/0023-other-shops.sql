-- Several shops may take money on one account (docs/decisions/025-payment-methods.md): how many charges of a night's list
-- carry another shop's mark.
alter table payment_report add column of_others int not null default 0;
